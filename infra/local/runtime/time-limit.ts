import { performance } from 'node:perf_hooks';

const tickMs = 250;
/** The longest time that one tick counts. A machine that was paused for a minute uses up only a second of a timeout. */
const tickMsMax = 1_000;

/**
 * Calls back once, when this process has been running for a given time. Time in which the machine is paused does not
 * count.
 *
 * @returns a function that cancels the limit
 */
export function startTimeLimit(limitMs: number, onOver: () => void): () => void {
  let leftMs = limitMs;
  let lastMs = performance.now();
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(tick, Math.min(leftMs, tickMs));
  };
  const tick = () => {
    const nowMs = performance.now();
    leftMs -= Math.min(nowMs - lastMs, tickMsMax);
    lastMs = nowMs;
    if (leftMs > 0) next();
    else onOver();
  };
  next();
  return () => clearTimeout(timer);
}
