import { Failure } from '../../shared/contracts/failure.ts';

/** A chunk that changed while it was worked on is begun anew this often. */
const attemptsMax = 6;

/**
 * Works on one chunk of a file until it is stored as it was planned.
 *
 * @param attempt reads, plans and stores; undefined when what it read had changed before it could store
 * @throws {Failure} `conflict` when others keep changing the same classes; the same file may simply be sent again
 */
export async function untilStored<R>(attempt: () => Promise<R | undefined>): Promise<R> {
  for (let attempts = 0; attempts < attemptsMax; attempts += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new Failure(
    'conflict',
    'These classes were changed at the same time. Send the file again: what is in already stays as it is.',
  );
}
