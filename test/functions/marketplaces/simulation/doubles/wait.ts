import { run } from './kernel-of-run.ts';

/** In the place of the adapter: virtual time passes. */
export const wait = (durationMs: number): Promise<void> =>
  run().kernel.io('wait', durationMs, () => undefined);
