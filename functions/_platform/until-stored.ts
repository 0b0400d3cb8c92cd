import { Failure } from '#shared/contracts/failure.ts';
import { wait } from './adapters/wait.ts';

const attemptsMax = 8;
const firstWaitMs = 20;

/**
 * Reads, plans and stores. If the read values had changed before they were stored, it starts over, each time a little
 * later.
 *
 * @param attempt one attempt; undefined if something had changed
 * @param refusal the sentence if others keep changing the same things
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
