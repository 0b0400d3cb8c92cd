import { Failure } from '#shared/contracts/failure.ts';
import { wait } from './adapters/wait.ts';

const attemptsMax = 8;
const firstWaitMs = 20;

/**
 * Reads, plans and stores. If the data changed before it was stored, it starts over, with a longer delay each time.
 *
 * @param attempt one attempt; returns undefined if something had changed
 * @param refusal the error message if others keep changing the same data
 * @throws {Failure} `conflict` after the last attempt
 */
export async function untilStored<R>(attempt: () => Promise<R | undefined>, refusal: string): Promise<R> {
  for (let attempts = 0; attempts < attemptsMax; attempts += 1) {
    if (attempts > 0) await wait(firstWaitMs * 2 ** (attempts - 1));
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new Failure('conflict', refusal);
}
