import { performance } from 'node:perf_hooks';

const tickMs = 250;
/**
 * The longest time that one tick counts. A machine that stood still for a minute has used a second of anybody's time.
 */
const tickMsMax = 1_000;

/**
 * Calls once, after this process ran for a given time. A machine that is paused, or that gives it no time, ends
 * nothing by that.
 *
 * @returns what ends it before
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
