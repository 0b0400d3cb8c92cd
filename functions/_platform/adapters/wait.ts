import { setTimeout } from 'node:timers/promises';
import { atStart } from '../common/start.ts';

/** The real way to wait. */
export const waiting = atStart(
  () =>
    (durationMs: number): Promise<void> =>
      setTimeout(durationMs),
);

/** Waits before something is tried again. */
export const wait = (durationMs: number): Promise<void> => waiting()(durationMs);
