// A page's first load on a slow device and connection: its bytes, its paint times, and its layout shift.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from 'playwright-core';
import { insist, median, print, sized } from './measure.ts';

const line = { latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const cpuRate = 4;
const idleMaxMs = sized(5_000, 1_000);
/**
 * Long enough that only a page that hangs exceeds it: on a busy, slowed-down machine a page may take several times as
 * long.
 */
const pageMaxMs = 120_000;
const slow = `${cpuRate}x CPU slow-down, 10 Mbit/s, ${line.latency} ms latency, empty cache`;

/** The browser's stored sign-in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Seen {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
  /** The size of the compressed transfer. */
  readonly bytes: number;
  /** The paths of all loaded files. */
  readonly paths: readonly string[];
}

/** Runs inside the page, after everything has loaded. */
function readTimings(): Promise<Omit<Seen, 'bytes' | 'paths'>> {
  const entriesOf = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  return Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map(entriesOf)).then(
    ([paints = [], largest = [], shifts = []]) => ({
      firstPaintMs: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestPaintMs: largest.at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0),
    }),
  );
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

/** A separate browser with timeouts that also suit a busy machine. */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(pageMaxMs);
  return context;
}

async function visitBefore(
  context: BrowserContext,
  address: string,
  shown: string | undefined,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  if (shown !== undefined) await page.getByText(shown).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: idleMaxMs }).catch(() => undefined);
  await page.close();
}

/**
 * Opens an address in a separate browser.
 *
 * @param shown a text that the complete page shows
 * @param again whether the page was visited before, so that its files are cached
 * @throws {NothingMeasured} if a part of the page does not load
 */
export async function visit(
  browser: Browser,
  address: string,
  { shown, again = false, ...options }: BrowserContextOptions & { shown?: string; again?: boolean },
): Promise<Seen> {
  const context = await newContext(browser, options);
  if (again) await visitBefore(context, address, shown);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  const paths: string[] = [];
  const refused: string[] = [];
  page.on('response', (answer) => {
    paths.push(new URL(answer.url()).pathname);
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => refused.push(`no answer ${request.url()}`));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await slowDown(session);
  await page.goto(address, { waitUntil: 'load' });
  if (shown !== undefined) await page.getByText(shown).first().waitFor();
  // A page that keeps polling is never idle.
  await page.waitForLoadState('networkidle', { timeout: idleMaxMs }).catch(() => undefined);
  const timings = await page.evaluate(readTimings);
  insist(refused.length === 0, `${address} did not come whole: ${refused.join(', ')}`);
  await context.close();
  return { ...timings, bytes, paths };
}

export interface Aims {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
}

/** Prints the medians of several visits with their goals. */
export function report(name: string, width: number, seen: readonly Seen[], aims: Aims): void {
  const say = (what: string, unit: string, values: readonly number[], b: number): void => {
    const a = median(values);
    const note = `median of ${values.length} at ${width} px; ${slow}; aim ${b}`;
    print({ bench: `${name}/${what}/${width}`, unit, a, b, ratio: a / b, runs: values.length, note });
  };
  const all = (key: 'firstPaintMs' | 'largestPaintMs' | 'shift'): number[] => seen.map((one) => one[key]);
  say('first-paint', 'ms', all('firstPaintMs'), aims.firstPaintMs);
  say('lcp', 'ms', all('largestPaintMs'), aims.largestPaintMs);
  say('cls', 'score', all('shift'), aims.shift);
}
