import { setTimeout as wait } from 'node:timers/promises';
import { startTimeLimit } from '#infra/local/runtime/index.ts';

const waitMsMax = 120_000;
/** The pause between two checks. Without it, checking would take processor time from the awaited work. */
const pauseMs = 2;

/** Waits until a condition holds, however many checks that takes. */
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
