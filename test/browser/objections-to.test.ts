import type { Browser } from 'playwright-core';
import { launch } from './launch.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openPage } from './person.ts';

const pageWith = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Page</title><style>
    @media (prefers-color-scheme: dark) { .faint { background: #000; color: #222; } }
  </style></head><body><main><h1>Page</h1>${body}</main></body></html>`;

describe('the violations of a page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each([
    ['a page', ''],
    ['a page with a frame', '<iframe title="Other" srcdoc="<!doctype html><title>Other</title>"></iframe>'],
  ])('of %s include, for the dark scheme, only those of its colours', async (_title, frame) => {
    const { page } = await openPage(browser);
    const image = '<img src="data:,">';
    await page.setContent(pageWith(`${image}<p class="faint">Hardly seen</p>${frame}`));
    expect(await objectionsTo(page, bothSchemes)).toEqual([
      ['light', 'image-alt', [image]],
      ['dark', 'color-contrast', ['<p class="faint">Hardly seen</p>']],
    ]);
    await page.context().close();
  });

  it('are empty for a page that has none', async () => {
    const { page } = await openPage(browser);
    await page.setContent(pageWith('<p class="plain">Well seen</p>'));
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await page.context().close();
  });
});
