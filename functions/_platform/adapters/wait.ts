import { setTimeout } from 'node:timers/promises';
import { atStart } from '../common/start.ts';

/** Waits in real time. */
export const waiting = atStart(
  () =>
    (durationMs: number): Promise<void> =>
      setTimeout(durationMs),
);

/** Waits before a retry. */
export const wait = (durationMs: number): Promise<void> => waiting()(durationMs);
