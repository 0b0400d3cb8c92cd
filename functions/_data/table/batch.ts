import { wait } from '#functions/_platform/adapters/wait.ts';

const attemptsMax = 8;
const firstWaitMs = 25;
const longestWaitMs = 1_600;

/** Thrown if the table left part of a batch unprocessed after all attempts. */
export class BatchIncomplete extends Error {
  override readonly name = 'BatchIncomplete';
}

/**
 * Sends a batch until all of it is processed. DynamoDB may leave part of a batch unprocessed when it is busy; that part
 * is sent again, with growing delays.
 *
 * @param send sends a batch and returns the unprocessed part
 * @throws {BatchIncomplete} if items are left after the last attempt
 */
export async function untilDone<T>(
  items: readonly T[],
  send: (items: readonly T[]) => Promise<readonly T[]>,
): Promise<void> {
  let left = items;
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === attemptsMax) throw new BatchIncomplete(`${left.length} items were not processed`);
    if (attempt > 0) await wait(Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs));
    left = await send(left);
  }
}
