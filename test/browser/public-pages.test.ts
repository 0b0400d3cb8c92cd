import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { buildPublicDocuments } from '#web/build/public-documents.ts';
import { launch } from './launch.ts';
import { objectionsTo } from './objections-to.ts';
import { openPage } from './person.ts';
import { soon } from './soon.ts';
import { serveWeb, type WebServer } from './serve-web.ts';

const entry = (name: string, logoUrl: string) => ({
  integrationId: name.toLowerCase(),
  name,
  type: 'marketplace',
  description: name,
  logoUrl,
});
const entries = [entry('Fitpass', '/icon.svg'), entry('Wellhub', '/logos/missing.svg')];
/** The texts as a person sees them, each on its own line. */
const whatIsSeen = { useInnerText: true };
const paths = ['/landing', '/privacy-policy', '/terms-of-service', '/nowhere'];

describe('the public pages in a browser', () => {
  let outdir: string;
  let server: WebServer;
  let browser: Browser;
  let answer: { status: number; body: unknown };

  beforeAll(async () => {
    outdir = await mkdtemp(path.join(tmpdir(), 'cupo-public-'));
    await buildPublicDocuments({ outdir: path.relative(process.cwd(), outdir), dev: false }, 'en');
    await cp('web/public', outdir, { recursive: true });
    server = await serveWeb(outdir, () => answer);
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await rm(outdir, { recursive: true, force: true });
  });
  beforeEach(() => {
    answer = { status: 200, body: { integrations: entries } };
  });

  /** Opens a path in a new browser context and records console messages and policy violations. */
  async function open(at: string, options: BrowserContextOptions = {}) {
    const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' } as const;
    const { page, complaints: errors } = await openPage(browser, { ...wide, ...options });
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const response = await page.goto(`${server.url}${at}`, { waitUntil: 'networkidle' });
    return { page, errors, status: response!.status() };
  }
  const catalogue = (page: Page) => page.locator('#catalogue li');

  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [1440, 390].flatMap((width) => paths.map((at) => [at, width, colorScheme] as const)),
  );
  it.each(looks)(
    '%s at %i px, %s: have no axe violations and no overflow',
    async (at, width, colorScheme) => {
      const { page } = await open(at, {
        viewport: { width, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      expect(await objectionsTo(page)).toEqual([]);
      await soon.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.context().close();
    },
  );

  it('show the logos from the server, or the first letter where a logo fails to load', async () => {
    const { page } = await open('/landing');
    await soon(catalogue(page)).toHaveText(['Fitpass Available', 'W Wellhub Available'], whatIsSeen);
    await soon(page.locator('#catalogue img')).toHaveCount(1);
    await page.context().close();
  });

  it.each([
    [500, { error: 'unavailable' }],
    [200, 'nonsense'],
  ])('show an empty list without a message when the response is %i %j', async (status, body) => {
    answer = { status, body };
    const { page, errors } = await open('/landing');
    await soon(catalogue(page)).toHaveCount(0);
    expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    await page.context().close();
  });

  it('render the names from the server as plain text, whatever they contain', async () => {
    answer = { status: 200, body: { integrations: [entry('<img src=x onerror=alert(1)>', '/icon.svg')] } };
    const { page } = await open('/landing');
    await soon(catalogue(page)).toHaveText(['<img src=x onerror=alert(1)> Available'], whatIsSeen);
    await page.context().close();
  });

  it('show the whole name of each integration on a phone', async () => {
    const names = ['Fitpass', 'Custom ERP', 'The Studio System With The Long Name'];
    answer = { status: 200, body: { integrations: names.map((name) => entry(name, '/icon.svg')) } };
    const { page } = await open('/landing', { viewport: { width: 390, height: 844 } });
    await soon(catalogue(page)).toHaveCount(names.length);
    const whole = await page
      .locator('#catalogue b')
      .evaluateAll((all) =>
        all
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth <= clientWidth && scrollHeight <= clientHeight,
          )
          .map(({ textContent }) => textContent),
      );
    expect(whole).toEqual(names.slice(0, 2));
    await page.context().close();
  });

  it('do not shift when the list arrives', async () => {
    const { page } = await open('/landing', { viewport: { width: 390, height: 4000 } });
    await soon(catalogue(page)).toHaveCount(entries.length);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
    await page.context().close();
  });

  it('lead a visitor from the trial to the sign-up, and a signed-in person to the gate', async () => {
    const { page } = await open('/landing');
    const arrivedBy = async (name: string) => {
      await page.goto(`${server.url}/landing`);
      const request = page.waitForRequest((asked) => asked.isNavigationRequest());
      await page.getByRole('link', { name, exact: true }).click();
      return new URL((await request).url()).pathname;
    };
    expect(await arrivedBy('Start Free Trial')).toBe('/auth');
    expect(await arrivedBy('View Demo')).toBe('/demo');
    expect(await arrivedBy('See the demo')).toBe('/demo');
    await page.goto(`${server.url}/landing`);
    await page.evaluate(() =>
      localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'u'),
    );
    expect(await arrivedBy('View Demo')).toBe('/');
    await page.context().close();
  });

  it('work with the keyboard: the skip link comes first, then the header', async () => {
    const { page } = await open('/landing');
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
    await page.keyboard.press('Tab');
    await soon(link('Skip to content')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await soon(link('Start Free Trial')).toBeFocused();
    await page.context().close();
  });

  it('keep the colour scheme that was chosen in the app', async () => {
    const { page } = await open('/landing');
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await soon.poll(isDark).toBe(false);
    await page.evaluate(() => localStorage.setItem('cupo.appearance', '{"mode":"dark"}'));
    await page.reload();
    await soon.poll(isDark).toBe(true);
    await page.context().close();
  });

  it('answer an unknown path with 404 and log it', async () => {
    const { page, errors, status } = await open('/nowhere/at-all');
    expect(status).toBe(404);
    await soon.poll(() => errors).toContain('404: there is no page at /nowhere/at-all');
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    await soon(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await page.context().close();
  });

  it.each(paths.slice(0, 3))('%s reported no problem', async (at) => {
    answer = { status: 200, body: { integrations: [entries[0]] } };
    const { page, errors, status } = await open(at);
    expect([status, errors]).toEqual([200, []]);
    await page.context().close();
  });
});
