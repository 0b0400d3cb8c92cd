// Interaction to Next Paint: the time from an input to the next paint, as the browser itself reports it.
import type { Page } from 'playwright-core';
import { insist, median, print } from './measure.ts';

const cpuRate = 4;
const interactionAimMs = 100;

/** Runs inside the page: records the duration of every interaction, from the input to the next paint. */
export function keepDurations(): void {
  const retained: number[] = [];
  Object.assign(globalThis, { interactionsMs: retained });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) retained.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs inside the page: returns the longest interaction since the last call. */
async function takeLongest(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // An entry is reported in the frame after the paint that ends the interaction.
  for (let at = 0; at < 4; at += 1) await frame();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { interactionsMs } = globalThis as unknown as { interactionsMs: number[] };
  return Math.max(0, ...interactionsMs.splice(0));
}

/**
 * The longest interaction of an action, until what it leads to is shown.
 *
 * @throws {NothingMeasured} if the browser reports no interaction
 */
export async function longestMsOf(
  page: Page,
  act: () => Promise<unknown>,
  settled: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(takeLongest);
  await act();
  await settled();
  const longestMs = await page.evaluate(takeLongest);
  insist(longestMs > 0, 'the browser reported no interaction');
  return longestMs;
}

/** Runs inside the page: times a fixed loop. */
function loopMs(): number {
  const from = performance.now();
  let sum = 0;
  for (let at = 0; at < 20_000_000; at += 1) sum = (sum + at * at) % 1013;
  return performance.now() - from + (sum < 0 ? 1 : 0);
}

/** Slows the page down. @throws {NothingMeasured} if the browser did not do it */
export async function slowDown(page: Page): Promise<void> {
  await page.evaluate(loopMs);
  const before = await page.evaluate(loopMs);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const after = await page.evaluate(loopMs);
  insist(after > (before * cpuRate) / 2, `a loop of ${before} ms took ${after} ms once slowed down`);
}

/** Prints the median of each kind of interaction, with its goal. */
export function printInteractions<Kind extends string>(
  bench: string,
  kinds: Readonly<Record<Kind, string>>,
  seen: readonly Readonly<Record<Kind, number>>[],
  where: string,
): void {
  for (const kind of Object.keys(kinds) as Kind[]) {
    const a = median(seen.map((one) => one[kind]));
    print({
      bench: `${bench}/${kind}`,
      unit: 'ms',
      a,
      b: interactionAimMs,
      ratio: a / interactionAimMs,
      runs: seen.length,
      note: `from the input to the next paint, ${kinds[kind]}; ${where}, ${cpuRate}x CPU slow-down, steps of 8 ms; median of ${seen.length}; aim ${interactionAimMs}`,
    });
  }
}
