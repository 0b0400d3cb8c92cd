import { setTimeout as wait } from 'node:timers/promises';

const waitMsMax = 120_000;
/** What looks again without a pause takes the processor from what it waits for. */
const pauseMs = 2;

/** Waits until something holds, however many looks that takes. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const endsAtMs = performance.now() + waitMsMax;
  while (performance.now() < endsAtMs) {
    if (await holds()) return;
    await wait(pauseMs);
  }
  throw new Error('it never came to hold');
}
