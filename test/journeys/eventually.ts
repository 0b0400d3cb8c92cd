import { setImmediate } from 'node:timers/promises';

const turnsMax = 5_000_000;

/** Waits until something holds, a turn of the event loop at a time. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < turnsMax; turn += 1) {
    if (await holds()) return;
    await setImmediate();
  }
  throw new Error('it never came to hold');
}
