import type { Page } from 'playwright-core';
import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { inertHeaders } from '#infra/security-headers.ts';
import { aStudio, connect } from '../journeys/scene.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openPage } from './person.ts';
import { soon } from './soon.ts';
import { deskOf, ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const team = 'admin@cupo.test';
const path = '/admin/logo-upload';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`;
const svgFile = (name: string, text: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});
const circle = drawing('<circle cx="5" cy="5" r="4" fill="#e5484d"/>');
/** A picture with one red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

/** Attacks in an SVG that a browser would execute if its address were opened without protection. */
const hostile: Record<string, string> = {
  script: drawing('<script>fetch("/told-by-script")</script>'),
  onload: drawing('', 'onload="fetch(\'/told-by-onload\')"'),
  foreignObject: drawing(
    '<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="/told-by-img"/></foreignObject>',
  ),
  'external use': drawing(
    '<use href="/told-by-use.svg#a"/><image href="/told-by-image.png" width="9" height="9"/>',
  ),
  'external style': `<?xml-stylesheet href="/told-by-sheet.css"?>${drawing('<style>@import "/told-by-import.css";</style>')}`,
  polyglot: `<!--<html><script>fetch("/told-by-html")</script>-->${drawing('<script>fetch("/told-by-polyglot")</script>')}`,
  bomb: drawing(
    `<g id="g0"><circle r="1"/></g>${Array.from({ length: 14 }, (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}"/></g>`).join('')}`,
  ),
};

/** Logos can be uploaded, are shown wherever their integration is, and cannot execute anything. */
describe('logos in a browser', () => {
  let stage: Stage;
  let page: Page;
  let desk: Page;

  const shows = (text: string | RegExp, on = page) => on.getByText(text).first().waitFor();
  const choose = (files: { name: string; mimeType: string; buffer: Buffer }[], on = page) =>
    on.locator('input[type=file]').setInputFiles(files);
  const upload = (on = page) => on.getByRole('button', { name: 'Upload', exact: true }).click();
  const catalogue = async () => (await stage.scene.local.call(listCatalogue, {})).integrations;
  const logoOf = async (id: string) =>
    (await catalogue()).find(({ integrationId }) => integrationId === id)?.logoUrl;

  beforeAll(async () => {
    const scene = await aStudio(email);
    await connect(scene, 'wellhub');
    stage = await ownerOf(scene, email);
    ({ page } = stage);
    ({ page: desk } = await deskOf(stage, team));
  });
  afterAll(() => stage.close());

  it('are only available to signed-in users', async () => {
    const { page: stranger } = await openPage(stage.browser);
    await stranger.goto(stage.scene.local.url + path);
    await stranger.waitForURL('**/auth?return=*');
    await shows('Please sign in to upload logos.', stranger);
    await stranger.context().close();
  });

  it('are checked before anything is uploaded', async () => {
    await page.goto(stage.scene.local.url + path);
    await page.getByRole('heading', { name: 'Upload Logos' }).waitFor();
    await upload();
    await shows('Select one or more logo files to upload.');
    await choose([
      { name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      { name: 'My Studio.PNG', mimeType: 'image/png', buffer: pixel },
    ]);
    await upload();
    await shows('Some files are invalid (type/size). Fix them before uploading.');
    await shows('Not a PNG, JPEG, WebP or SVG file');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await page.getByRole('button', { name: 'Remove terms.pdf' }).click();
    await upload();
    const link = page.getByRole('link', { name: 'Open My Studio.PNG' });
    await soon(link).toHaveAttribute('href', `/logos/studios/${stage.scene.studioId}/my-studio.png`);
    const answer = await fetch(`${stage.scene.local.url}${(await link.getAttribute('href')) ?? ''}`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pixel)).toBe(true);
  });

  it("of an owner never replace a shared one's file", async () => {
    await page.reload();
    await choose([svgFile('wellhub.svg', circle)]);
    await upload();
    await page.getByRole('link', { name: 'Open wellhub.svg' }).waitFor();
    expect(await logoOf('wellhub')).toBe('/monograms/wellhub.svg');
  });

  it('of the team are shown on the landing page, on the dashboard and among the data sources', async () => {
    await desk.goto(stage.scene.local.url + path);
    await choose([svgFile('Wellhub.SVG', circle), svgFile('kenko.svg', circle)], desk);
    await upload(desk);
    await desk.getByRole('link', { name: 'Open kenko.svg' }).waitFor();
    expect(await logoOf('wellhub')).toBe('/logos/shared/wellhub.svg');
    const isDrawn = (on: Page) =>
      on.waitForFunction(() =>
        [...document.querySelectorAll('img')].some(
          (image) =>
            image.src.endsWith('/logos/shared/wellhub.svg') && image.complete && image.naturalWidth > 0,
        ),
      );
    for (const place of ['/landing', '/dashboard', '/integrations']) {
      await page.goto(stage.scene.local.url + place);
      if (place === '/landing') await page.getByText('Wellhub').first().scrollIntoViewIfNeeded();
      await isDrawn(page);
    }
  });

  it("of an owner replace the studio's default ones wherever its name is shown, until removed", async () => {
    const own = `/logos/studios/${stage.scene.studioId}/my-studio.png?v=`;
    await page.goto(stage.scene.local.url + path);
    await choose([{ name: 'My Studio.PNG', mimeType: 'image/png', buffer: pixel }]);
    await upload();
    await page.getByRole('link', { name: 'Open My Studio.PNG' }).waitFor();
    const drawn = (wanted: number) =>
      page.waitForFunction(
        ([start, count]) => {
          const images = [...document.querySelectorAll<HTMLImageElement>(`img[src^="${start}"]`)];
          return images.length === count && images.every(({ naturalWidth }) => naturalWidth > 0);
        },
        [own, wanted] as const,
      );
    for (const [place, count] of Object.entries({ '/dashboard': 2, '/integrations': 2, [path]: 2 })) {
      await page.goto(stage.scene.local.url + place);
      await drawn(count);
      await soon(page.getByAltText('Alameda logo').first()).toBeVisible();
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await shows('The logo is removed');
    await page.goto(`${stage.scene.local.url}/dashboard`);
    await page.locator('.studio-logo', { hasText: 'A' }).first().waitFor();
    await soon(page.getByAltText('Alameda logo')).toHaveCount(0);
  });

  it.each(Object.keys(hostile))('with %s are refused with the reason', async (what) => {
    await page.goto(stage.scene.local.url + path);
    await choose([svgFile('hostile.svg', hostile[what] ?? '')]);
    await upload();
    await shows(/^Failed to upload hostile\.svg: (?:This|The style of this) SVG /);
    const address = `/logos/studios/${stage.scene.studioId}/hostile.svg`;
    expect((await fetch(stage.scene.local.url + address)).status).toBe(404);
  });

  it.each(Object.keys(hostile))('with %s could do no harm if they were served', async (what) => {
    const { page: opened, complaints } = await openPage(stage.browser);
    const asked: string[] = [];
    await opened.route('**/*', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      const headers = { ...inertHeaders, 'content-type': 'image/svg+xml' };
      return route.request().url().endsWith('/logos/hostile.svg')
        ? route.fulfill({ headers, body: hostile[what] ?? '' })
        : route.abort();
    });
    opened.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await opened.goto(`${stage.scene.local.url}/logos/hostile.svg`);
    await opened.waitForLoadState('networkidle');
    expect(asked).toEqual(['/logos/hostile.svg']);
    expect(complaints).toEqual([]);
    await opened.context().close();
  });

  it('no page reported a problem', () => {
    expect(stage.complaints).toEqual([]);
  });
});
