import type { Browser, Page } from 'playwright-core';
import { launch } from './launch.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openPage } from './person.ts';
import { serveWeb, type WebServer } from './serve-web.ts';
import { soon } from './soon.ts';

/** A visitor explores the demo, which consists of static files without a server. */
describe('the demo in a browser', () => {
  let server: WebServer;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const asked: { method: string; path: string }[] = [];

  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  const dialog = () => page.getByRole('dialog').filter({ visible: true });
  const refusal = () => page.getByText('This is a demo. Sign up to do this with your own studio.').first();

  beforeAll(async () => {
    server = await serveWeb('dist/web', () => ({ status: 200, body: { integrations: [] } }));
    browser = await launch();
    ({ page, complaints } = await openPage(browser));
    page.on('request', (request) => {
      asked.push({ method: request.method(), path: new URL(request.url()).pathname });
    });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('is linked from the landing page, and opens with the dashboard', async () => {
    await page.goto(`${server.url}/landing`);
    await follow('See the demo');
    await page.waitForURL('**/demo/dashboard');
    await heading('Dashboard').waitFor();
    await page.getByText(/recommendations wait for your answer/).waitFor();
    await page.getByText('Nothing here can be changed.').waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('shows the classes of this week with their numbers', async () => {
    await follow('Classes');
    await page.locator('.slot-open').first().waitFor();
    // The week that the visitor sees. It began on the latest Monday in the demo studio's time zone.
    const from = await page.getByLabel('Start date', { exact: true }).inputValue();
    const ageDays = (Date.now() - Date.parse(from.replaceAll('/', '-'))) / 86_400_000;
    expect(ageDays).toBeGreaterThanOrEqual(0);
    expect(ageDays).toBeLessThan(8);
    await page.locator('.slot-open').first().click();
    await dialog()
      .getByText(/booked/i)
      .first()
      .waitFor();
    await page.waitForURL(/\/demo\/classes\?.*class=/);
    expect(await objectionsTo(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await soon(dialog()).toHaveCount(0);
  });

  it('explains a decision, and why it cannot be approved in the demo', async () => {
    await follow('AI Decisions');
    await page
      .getByRole('button', { name: /^View Details of / })
      .first()
      .click();
    await dialog().getByText('AI Analysis').waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Approve & Execute' }).click();
    await refusal().waitFor();
    await page.getByRole('button', { name: 'Start 30-Day Free Trial' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('explains why several decisions cannot be approved at once', async () => {
    await page.goto(`${server.url}/demo/ai-decisions`);
    await page.getByRole('button', { name: /^Approve \d+ decisions sure enough for your threshold/ }).click();
    await dialog()
      .getByRole('button', { name: /^Approve/ })
      .click();
    await page.getByText(/^0 of \d+ decisions approved/).waitFor();
    await soon(refusal()).toBeVisible();
  });

  it.each([
    ['Logs', 'Activity Logs'],
    ['Impact', 'Impact'],
    ['Settings', 'This page is not part of the demo'],
  ])('%s shows: %s', async (link, title) => {
    await follow(link);
    await heading(title).waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('plays a recording at an address that can be shared, also on a phone', async () => {
    await follow('Logs');
    await page.getByRole('link', { name: /Watch/ }).first().click();
    await page.waitForURL(/\/demo\/logs\/\w+\/recording/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole('region', { name: 'What happened' }).waitFor();
    await soon.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('leads to the sign-up', async () => {
    await follow('Start 30-Day Free Trial');
    await page.waitForURL('**/auth?sign-up');
  });

  it('sends only GET requests for files, and none fails', () => {
    const served =
      /^\/(assets\/[\w.-]+|monograms\/[\w-]+\.svg|(icon\.svg|config\.json|manifest\.webmanifest))$/;
    const ofPages = /^\/(landing|auth|demo(\/[\w-]+)*)$/;
    // The catalogue texts that appear on the landing page.
    const others = asked.filter(({ path }) => ![served, ofPages].some((known) => known.test(path)));
    expect(new Set(others.map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set(['GET /api/catalogue']),
    );
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(complaints).toEqual([]);
  });
});
