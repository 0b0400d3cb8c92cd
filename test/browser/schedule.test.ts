import type { Browser, Page } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { monday, type Scene } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { objectionsTo } from './objections-to.ts';
import { soon } from './soon.ts';
import { aScheduleIn, signedIn } from './schedule-scene.ts';

const email = 'schedule@alameda.test';

describe('the class schedule in a browser', () => {
  let local: Local;
  let scene: Scene;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    scene = await aScheduleIn(local, email);
    browser = await launch();
    ({ page, complaints } = await signedIn(browser, scene, email));
  });
  beforeEach(async () => {
    await page.goto(`${local.url}/classes`);
    await cell('Barre').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  /** The button of a slot, identified by the class it shows first. */
  const cell = (name: string) => page.locator(`.slot-open[aria-label*="${name}"]`);
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  const days = () => page.getByRole('columnheader');
  const column = (day: string) => page.getByRole('columnheader', { name: day });
  const title = (name: string) => page.getByRole('dialog').getByRole('heading', { name, level: 2 });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

  it('shows today and the six following days with their totals', async () => {
    await soon(days()).toHaveText([
      'Time',
      /^Mon\s*11\/23\s*Today$/,
      ...['Tue 11/24', 'Wed 11/25', 'Thu 11/26', 'Fri 11/27', 'Sat 11/28', 'Sun 11/29'].map(
        (day) => new RegExp(day.replace(' ', String.raw`\s*`)),
      ),
    ]);
    await soon(page.getByRole('list', { name: 'Summary' })).toHaveText(
      'Total Classes 4 in this range Average Occupancy 1% 1 booked so far Projected Revenue $200 MXN, booked so far. The forecast comes within the hour. At Risk 4 under 50% Fully Booked 0 >95%',
      { useInnerText: true },
    );
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('fits the whole week beside the navigation on a desktop', async () => {
    const shown = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    const hidden = () => page.locator('.matrix').evaluate((grid) => grid.scrollWidth - grid.clientWidth);
    await soon.poll(hidden).toBe(0);
    await page.setViewportSize(shown!);
  });

  it('navigates to other weeks, to typed or picked days, and back', async () => {
    await button('Next Week').click();
    await page.waitForURL(/from=2026-11-30&to=2026-12-06/);
    await page.getByText('No classes scheduled for this date range').waitFor();
    await button('Last Week').click();
    await page.waitForURL(/from=2026-11-16&to=2026-11-22/);
    await cell('Yoga').waitFor();
    await page.goBack();
    await page.goBack();
    await cell('Barre').waitFor();
    await soon.poll(query).toEqual({});
    await page.getByLabel('End date', { exact: true }).fill('2026/11/25');
    await page.waitForURL(/from=2026-11-23&to=2026-11-25/);
    await column('November 26').waitFor({ state: 'detached' });
    await soon(days()).toHaveCount(4);
    await button(/Choose start date/).click();
    await page.getByRole('dialog').getByRole('gridcell', { name: /25/ }).click();
    await page.waitForURL(/from=2026-11-25&to=2026-11-25/);
    await column('November 24').waitFor({ state: 'detached' });
    await soon(days()).toHaveCount(2);
  });

  it('shows one room, and says when it has no classes', async () => {
    const filter = page.getByLabel('Filter by room:', { exact: true });
    await filter.click();
    await page.getByPlaceholder('Search rooms...').fill('no such room');
    await page.getByText('No room found.').waitFor();
    await page.getByPlaceholder('Search rooms...').fill('sala 2');
    await page.getByRole('option', { name: 'Sala 2' }).click();
    await cell('Pilates').waitFor();
    await soon.poll(query).toEqual({ room: 'Sala 2' });
    await soon(page.locator('.slot-open')).toHaveCount(2);
    await page.goto(`${local.url}/classes?from=2026-11-23&to=2026-11-24&room=Sala+2`);
    await page.getByText('No classes scheduled in Sala 2 for this date range').waitFor();
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('opens each of several simultaneous classes with the mouse', async () => {
    await button(/^\+2/).click();
    const listed = page.getByRole('dialog', { name: '3 classes, Wed, Nov 25 at 07:00' });
    await soon(listed.getByRole('button')).toHaveCount(3);
    expect(await objectionsTo(page)).toEqual([]);
    await listed.getByRole('button', { name: /Cycling/ }).click();
    await title('Cycling').waitFor();
    await soon.poll(query).toEqual({ class: expect.stringMatching(/^20261125T1300Z-/) });
    await page.goBack();
    await title('Cycling').waitFor({ state: 'detached' });
    await cell('Barre').click();
    await title('Barre').waitFor();
    await inDialog('Next').click();
    await title('Cycling').waitFor();
    await inDialog('Close').click();
    await title('Cycling').waitFor({ state: 'detached' });
    await soon.poll(query).toEqual({});
  });

  it('can be used with the keyboard alone', async () => {
    await page.getByLabel('Filter by room:', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await soon.poll(focused).toBe('No class, Monday, November 23, 2026');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await soon.poll(focused).toMatch(/^Barre, Sala 2, and 2 more, Wed, Nov 25 at 07:00/);
    await page.keyboard.press('Tab');
    await soon.poll(focused).toMatch(/^\+2, all 3 classes/);
    await page.keyboard.press('Enter');
    const listed = page.getByRole('dialog', { name: /3 classes/ }).getByRole('button');
    await soon(listed.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await soon(listed.filter({ hasText: 'Yoga' })).toBeFocused();
    await page.keyboard.press('Enter');
    await title('Yoga').waitFor();
    await page.keyboard.press('Escape');
    await title('Yoga').waitFor({ state: 'detached' });
    await soon.poll(focused).toMatch(/^\+2, all 3 classes/);
    await page.keyboard.press('Shift+Tab');
    await soon.poll(focused).toMatch(/^Barre/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await soon.poll(focused).toMatch(/^Pilates/);
    await page.keyboard.press('Home');
    await soon.poll(focused).toBe('No class, Monday, November 23, 2026');
    await page.keyboard.press('End');
    await soon.poll(focused).toBe('No class, Sunday, November 29, 2026');
    await page.keyboard.press('Control+Home');
    await soon(page.locator('[data-place="0-0"]')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await soon.poll(focused).toMatch(/^Barre/);
    await page.keyboard.press('Enter');
    await title('Barre').waitFor();
  });

  it('changes week and room with the keyboard alone', async () => {
    await page.getByRole('button', { name: 'This Week' }).focus();
    await page.keyboard.press('ArrowLeft');
    await soon(button('Last Week')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/from=2026-11-16&to=2026-11-22/);
    await page.goBack();
    await cell('Barre').waitFor();
    await page.getByLabel('Filter by room:', { exact: true }).press('Enter');
    await soon(page.getByPlaceholder('Search rooms...')).toBeFocused();
    await page.keyboard.type('Sala 3');
    await soon(page.getByRole('option')).toHaveText(['Sala 3']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await cell('Cycling').waitFor();
    await soon.poll(query).toEqual({ room: 'Sala 3' });
  });

  it('scrolls a cell into view when the keyboard moves to it', async () => {
    await page.goto(`${local.url}/classes?from=2026-11-01&to=2026-12-31`);
    await page.locator('[data-place="0-0"]').waitFor();
    await page.locator('[tabindex="0"][data-place], [data-place] [tabindex="0"]').first().focus();
    await page.keyboard.press('End');
    await soon.poll(focused).toBe('No class, Thursday, December 31, 2026');
    await soon(page.locator('[data-place="0-60"]')).toBeInViewport({ ratio: 1 });
    const { x } = (await page.locator('[data-place="0-60"]').boundingBox())!;
    expect(x).toBeGreaterThan(400);
    await soon.poll(() => page.getByRole('row').first().getByRole('columnheader').count()).toBeLessThan(20);
  });

  it('is a list of one day at a time on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('No classes this day').waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await button('Next day').click();
    await button('Wednesday, November 25, 2026').click();
    await button(/^\+2/).click();
    await page.getByRole('dialog').getByRole('button', { name: /Yoga/ }).click();
    await title('Yoga').waitFor();
    await soon.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
