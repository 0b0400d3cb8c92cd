import type { Browser, Page } from 'playwright-core';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { importFourWeeksOfMany } from '../journeys/four-weeks-of-many.ts';
import { aStudioIn, connect, monday, type Scene } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { objectionsTo } from './objections-to.ts';
import { signedIn } from './schedule-scene.ts';
import { soon } from './soon.ts';

const email = 'projected@alameda.test';
const classesLookedAt = 50;

/** The numbers that a screen shows for a class. */
interface Said {
  readonly percent: number;
  readonly booked: number;
  readonly expected: number;
  /** The amounts are in whole pesos. */
  readonly revenue: number;
}

const numberIn = (text: string, pattern: RegExp): number => {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`${pattern} is not in "${text}"`);
  return Number(found.replaceAll(',', ''));
};

/** The numbers in the accessible label of a schedule cell. */
const saidByCell = (label: string): Said => ({
  percent: numberIn(label, /(\d+)% occupancy/),
  booked: numberIn(label, /(\d+) booked/),
  expected: numberIn(label, /(\d+) expected/),
  revenue: numberIn(label, /\$([\d,]+) revenue/),
});

const sumOf = (all: readonly Said[], amountOf: (said: Said) => number): number =>
  all.reduce((sum, said) => sum + amountOf(said), 0);

describe('the numbers of upcoming classes', () => {
  let local: Local;
  let scene: Scene;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let classes: readonly ClassView[];
  /** The numbers in the matrix, by class. */
  const inMatrix = new Map<string, Said>();

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    scene = await aStudioIn(local, email);
    await connect(scene, 'wellhub');
    // Few enough that recommendations for further classes remain pending.
    await importFourWeeksOfMany(scene, 1);
    await decideNow(local, scene.token);
    browser = await launch();
    ({ page, complaints } = await signedIn(browser, scene, email, {
      viewport: { width: 1440, height: 1500 },
    }));
    ({ classes } = await local.call(listClasses, {}, scene.token));
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  const keyOf = ({ className, localDate, localTime }: ClassView): string => {
    const day = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${localDate}T00:00:00Z`));
    return `${className}, .*${day} at ${localTime}`;
  };
  const labels = (): Promise<string[]> =>
    page.locator('.slot-open').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const labelOf = (all: readonly string[], cls: ClassView): string | undefined =>
    all.find((label) => new RegExp(`^${keyOf(cls)}`).test(label));

  it('include forecasts that differ from the bookings and from each other', async () => {
    expect(classes.length).toBeGreaterThanOrEqual(classesLookedAt);
    expect(new Set(classes.map(({ outlook }) => outlook.basis))).toEqual(new Set(['expected']));
    expect(new Set(classes.map(({ outlook }) => outlook.bookings)).size).toBeGreaterThan(4);
    expect(classes.filter(({ bookings, outlook }) => outlook.bookings > bookings).length).toBeGreaterThan(30);
    await page.goto(`${local.url}/classes`);
    await page.locator('.slot-open').first().waitFor();
    await soon(page.locator('.slot-open')).toHaveCount(classes.length);
    const all = await labels();
    for (const cls of classes) inMatrix.set(cls.classId, saidByCell(labelOf(all, cls) ?? ''));
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('match the server in the matrix', () => {
    for (const { classId, bookings, outlook } of classes)
      expect([classId, inMatrix.get(classId)]).toEqual([
        classId,
        {
          percent: Math.round(outlook.occupancyPercent),
          booked: bookings,
          expected: outlook.bookings,
          revenue: Math.round(outlook.revenue.totalMinor / 100),
        },
      ]);
  });

  it('match in the cards above the matrix', async () => {
    const all = [...inMatrix.values()];
    const cards = await page.getByRole('list', { name: 'Summary' }).innerText();
    expect(numberIn(cards, /([\d,]+) booked · [\d,]+ expected/)).toBe(sumOf(all, ({ booked }) => booked));
    expect(numberIn(cards, /booked · ([\d,]+) expected/)).toBe(sumOf(all, ({ expected }) => expected));
    expect(numberIn(cards, /At Risk\s+(\d+)/)).toBe(all.filter(({ percent }) => percent < 50).length);
    expect(numberIn(cards, /Fully Booked\s+(\d+)/)).toBe(all.filter(({ percent }) => percent > 95).length);
    const average = numberIn(cards, /Average Occupancy\s+(\d+)%/);
    expect(Math.abs(average - sumOf(all, ({ percent }) => percent) / all.length)).toBeLessThan(1);
    const revenue = numberIn(cards, /Projected Revenue\s+\$([\d,]+)/);
    expect(Math.abs(revenue - sumOf(all, (said) => said.revenue))).toBeLessThanOrEqual(all.length / 2);
  });

  it('match in each of fifty dialogs', async () => {
    const section = (name: string) => page.getByRole('region', { name, exact: true });
    const all = await labels();
    const open = async (cls: ClassView) => {
      await page
        .locator('.slot-open')
        .nth(all.indexOf(labelOf(all, cls) ?? ''))
        .click();
      await page.waitForURL((url) => url.searchParams.get('class') === cls.classId);
      await section('Revenue Breakdown').waitFor();
    };
    for (const cls of classes.slice(0, classesLookedAt)) {
      const { classId } = cls;
      await open(cls);
      const overview = await section('Capacity Overview').innerText();
      const revenue = await section('Revenue Breakdown').innerText();
      expect([
        classId,
        {
          percent: numberIn(overview, /Occupancy %\s+(\d+)%/),
          booked: numberIn(overview, /Current Bookings\s+(\d+)/),
          expected: numberIn(overview, /(\d+) expected/),
          revenue: Math.round(numberIn(revenue, /Total\s+\$([\d,.]+)/)),
        },
      ]).toEqual([classId, inMatrix.get(classId)]);
      await page.keyboard.press('Escape');
      await section('Revenue Breakdown').waitFor({ state: 'detached' });
    }
    await open(classes[classesLookedAt - 1]!);
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('match on a phone, one day at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${local.url}/classes`);
    for (const localDate of new Set(classes.map((cls) => cls.localDate))) {
      const own = classes.filter((cls) => cls.localDate === localDate);
      const chip = page.locator('.day-chip', {
        hasText: `${Number(localDate.slice(5, 7))}/${Number(localDate.slice(8))}`,
      });
      await chip.click();
      await soon(page.locator('.slot-open')).toHaveCount(own.length);
      await soon.poll(async () => labelOf(await labels(), own[0]!) !== undefined).toBe(true);
      const all = await labels();
      for (const cls of own)
        expect([cls.classId, saidByCell(labelOf(all, cls) ?? '')]).toEqual([
          cls.classId,
          inMatrix.get(cls.classId),
        ]);
    }
    expect(await objectionsTo(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 1500 });
  });

  it('match on the dashboard, by day and in total', async () => {
    await page.goto(`${local.url}/dashboard`);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const rows = page.getByRole('region', { name: 'The coming seven days in numbers' }).locator('tbody tr');
    await soon(rows).toHaveCount(7);
    const texts = await rows.allInnerTexts();
    const dates = [...new Set(classes.map((cls) => cls.localDate))];
    for (const [at, text] of texts.entries()) {
      const own = classes
        .filter((cls) => cls.localDate === dates[at])
        .map(({ classId }) => inMatrix.get(classId)!);
      expect(numberIn(text, /(\d+) booked/)).toBe(sumOf(own, ({ booked }) => booked));
      expect(numberIn(text, /(\d+) expected/)).toBe(sumOf(own, ({ expected }) => expected));
    }
    const { coming } = await local.call(getDashboard, {}, scene.token);
    expect(coming.bookings).toBe(sumOf([...inMatrix.values()], ({ expected }) => expected));
    await page.getByText(`· ${coming.bookings} expected.`).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('come first on the dashboard, with pending decisions and estimates, on desktop and phone', async () => {
    const { waiting } = await local.call(getDashboard, {}, scene.token);
    expect(waiting.decisions).toBeGreaterThan(0);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`${local.url}/dashboard`);
      const earned = page.getByRole('region', { name: 'Estimate: what Cupo would have earned' });
      const waits = page.getByRole('region', { name: 'Waiting for you' });
      await earned.getByText(/^(?:[+-]\$[\d,]+ \([+-]\d+\.\d%\)|\$0)$/).waitFor();
      await waits
        .getByText(`about +$${Math.round(waiting.worthMinor / 100).toLocaleString('en-US')}`)
        .waitFor();
      const box = await waits.boundingBox();
      expect(box!.y + box!.height).toBeLessThan(viewport.height);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(await objectionsTo(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 1500 });
    await page.getByRole('link', { name: `Review ${waiting.decisions} recommendation` }).click();
    await page.waitForURL('**/ai-decisions?tab=pending');
  });

  it('link to the impact page, which can be saved as a file and printed', async () => {
    await page.goto(`${local.url}/impact`);
    const paid = page.getByRole('table', { name: 'What marketplaces paid for a visit' });
    await paid.getByRole('rowheader', { name: 'Wellhub' }).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('cupo-impact-2026-11-23.csv');
    await page.emulateMedia({ media: 'print' });
    await soon(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
