import { setTimeout as wait } from 'node:timers/promises';
import { startTimeLimit } from '#infra/local/runtime/index.ts';

const waitMsMax = 120_000;
/** A pause between two looks. Without it the looking would take the processor from what it waits for. */
const pauseMs = 2;

/** Waits until something holds, however many looks that takes. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const late = new AbortController();
  const endLimit = startTimeLimit(waitMsMax, () => late.abort());
  try {
    while (!late.signal.aborted) {
      if (await holds()) return;
      await wait(pauseMs);
    }
  } finally {
    endLimit();
  }
  throw new Error('it never came to hold');
}
