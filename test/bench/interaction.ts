// How long a page takes from an input to the next paint, as Interaction to Next Paint is told.
import type { Page } from 'playwright-core';
import { insist } from './measure.ts';

/** Runs inside the page: keeps the duration of every interaction, from the input to the next paint. */
export function keepDurations(): void {
  const retained: number[] = [];
  Object.assign(globalThis, { interactionsMs: retained });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) retained.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs inside the page: the longest interaction since it was asked last. */
async function takeLongest(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // An entry comes with the frame after the paint that ends it.
  for (let at = 0; at < 4; at += 1) await frame();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { interactionsMs } = globalThis as unknown as { interactionsMs: number[] };
  return Math.max(0, ...interactionsMs.splice(0));
}

/** How long the longest interaction of an act takes. @throws {NothingMeasured} where the browser tells of none */
export async function measured(page: Page, act: () => Promise<void>, settled: () => Promise<unknown>) {
  await page.evaluate(takeLongest);
  await act();
  await settled();
  const longestMs = await page.evaluate(takeLongest);
  insist(longestMs > 0, 'the browser told of no interaction');
  return longestMs;
}

/** Runs inside the page: how long a fixed loop takes. */
function loopMs(): number {
  const from = performance.now();
  let sum = 0;
  for (let at = 0; at < 20_000_000; at += 1) sum = (sum + at * at) % 1013;
  return performance.now() - from + (sum < 0 ? 1 : 0);
}

/** Slows the page down. @throws {NothingMeasured} where the browser did not do it */
export async function slowDown(page: Page, rate: number): Promise<void> {
  await page.evaluate(loopMs);
  const before = await page.evaluate(loopMs);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const after = await page.evaluate(loopMs);
  insist(after > (before * rate) / 2, `a loop of ${before} ms took ${after} ms once slowed down`);
}
