import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectedSource } from './connect-sources.ts';
import type { Lambdas } from './lambdas.ts';
import { startTimeLimit } from './time-limit.ts';

/** A limit high enough that only hanging work reaches it: a busy machine takes several times as long as usual. */
const settleMsMax = 200_000;
const quietRounds = 3;
const roundMs = 2;

/**
 * Waits until all work is done: no function is running, every stream is read, and no queue has a message that can be
 * received. Work that is due later, such as a retry, happens only when the clock advances.
 *
 * @throws an error that names what is still busy when it takes too long
 */
export async function settle(
  sources: readonly ConnectedSource[],
  lambdas: Pick<Lambdas, 'inFlight'>,
  boundMs = settleMsMax,
): Promise<void> {
  const busy = () => [...sources.filter((one) => one.busy()).map(({ name }) => name), ...lambdas.inFlight()];
  const late = new AbortController();
  const endLimit = startTimeLimit(boundMs, () => late.abort());
  const onLate = once(late.signal, 'abort');
  try {
    for (let quiet = 0; quiet < quietRounds;) {
      await Promise.race([Promise.all(sources.map((one) => one.drain())), onLate]);
      if (late.signal.aborted) throw new Error(`Still busy after ${boundMs} ms: ${busy().join(', ')}`);
      await wait(roundMs);
      quiet = busy().length === 0 ? quiet + 1 : 0;
    }
  } finally {
    endLimit();
  }
}
