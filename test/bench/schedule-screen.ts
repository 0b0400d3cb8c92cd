// The longest main-thread task of the class schedule with a month of 30 rooms, on a device with a quarter of this one's
// speed.
import type { Browser, Page } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { launch } from '../browser/launch.ts';
import { insistAllWell } from './all-well.ts';
import { insist, median, print, sized } from './measure.ts';
import { fillMonth, month } from './month-of-classes.ts';
import { newContext } from './page-load.ts';

const runs = sized(3, 1);
const cpuRate = 4;
const taskAimMs = 100;
const owner = { email: 'bench@cupo.test', password: 'bench-bench' };
const monthPath = `/classes?from=${month.from}&to=${month.to}`;

async function aStudio(local: Local): Promise<number> {
  const { studioId, token } = await local.createOwner(owner);
  const team = await local.createSuperadmin();
  const access = { studioId, until: '2027-12-31T00:00:00.000Z', reason: 'Bench' };
  await local.call(grantAccess, access, team.token);
  const settings = { ...defaultSettings, studioName: 'Bench', currency: 'USD', timezone: 'UTC' } as const;
  await local.call(updateSettings, settings, token);
  return await fillMonth(local, studioId);
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await page.waitForLoadState('networkidle');
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args: { name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

/**
 * The longest task of the page's main thread, in processor time of a device that is `cpuRate` times slower.
 *
 * @throws {NothingMeasured} for a trace without one
 */
export function longestTaskMs(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(threadOf(event)),
  );
  const longestUs = tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0);
  insist(longestUs > 0, 'the trace has no task of the page');
  return (longestUs / 1000) * cpuRate;
}

/** All classes have loaded when nothing on the page is busy any more. */
const allHere = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('[data-place]') && !document.querySelector('.load-progress'),
    undefined,
    { timeout: 120_000 },
  );

const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Scrolls the whole grid down and to the right, by a large part of the screen in every frame. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const grid = document.querySelector('.matrix');
    if (!grid) throw new Error('There is no grid to scroll');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const [left, top] of [
      [0, 120],
      [160, 0],
      [0, -120],
    ] as const) {
      for (let step = 0; step < 60; step += 1) {
        grid.scrollBy({ left, top, behavior: 'instant' });
        await frame();
      }
    }
  });

type Seen = Record<'cold' | 'open' | 'scroll' | 'filter' | 'select', number>;

async function visit(browser: Browser, url: string): Promise<Seen> {
  const context = await newContext(browser, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, url);
  const measured = async (act: () => Promise<unknown>): Promise<number> => {
    await page.waitForTimeout(500);
    await browser.startTracing(page, { categories: ['toplevel'] });
    await act();
    await page.waitForTimeout(500);
    return longestTaskMs(await browser.stopTracing());
  };
  await page.getByRole('link', { name: 'Classes', exact: true }).click();
  await page.getByRole('heading', { name: 'Class Schedule' }).waitFor();
  await page.waitForLoadState('networkidle');
  const open = await measured(async () => {
    await goWithin(page, monthPath);
    await allHere(page);
  });
  const scroll = await measured(() => scrollThrough(page));
  const select = await measured(async () => {
    await page.locator('[data-place] .slot-open').first().click();
    await page.getByRole('dialog').first().waitFor();
    await page.getByRole('heading', { name: 'Capacity Overview' }).waitFor();
  });
  await goWithin(page, monthPath);
  const filter = await measured(async () => {
    await goWithin(page, `${monthPath}&room=Sala+07`);
    await page.locator('.slot-open:has-text("Sala 07")').first().waitFor();
    await goWithin(page, monthPath);
    await page.locator('.slot-open:has-text("Sala 05")').first().waitFor();
  });
  const cold = await measured(async () => {
    await page.goto(`${url}${monthPath}`);
    await allHere(page);
  });
  await context.close();
  return { cold, open, scroll, filter, select };
}

const what: Record<keyof Seen, string> = {
  open: 'choosing the month, until all classes are there',
  scroll: 'scrolling the grid from corner to corner',
  filter: 'choosing a room, and all rooms again',
  select: 'opening a class',
  cold: 'loading the document at the month: the start of the app included',
};

function report(seen: readonly Seen[], classes: number): void {
  for (const name of Object.keys(what) as (keyof Seen)[]) {
    const a = median(seen.map((one) => one[name]));
    const note = `longest task of ${what[name]}; ${classes} classes, processor time x ${cpuRate}, so that nothing else on this machine counts; median of ${seen.length}; aim ${taskAimMs}`;
    print({
      bench: `schedule-screen/${name}`,
      unit: 'ms',
      a,
      b: taskAimMs,
      ratio: a / taskAimMs,
      runs: seen.length,
      note,
    });
  }
}

export async function run(): Promise<void> {
  const local = await createLocal({ clock: new Date('2026-11-30T12:00:00Z') });
  const browser = await launch();
  try {
    const classes = await aStudio(local);
    insist(classes > 0, 'the month has no class');
    const seen: Seen[] = [];
    for (let at = 0; at < runs; at += 1) seen.push(await visit(browser, local.url));
    insistAllWell(local);
    report(seen, classes);
  } finally {
    await browser.close();
    await local.close();
  }
}
