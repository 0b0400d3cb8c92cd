import { wait } from '#functions/_platform/adapters/wait.ts';

const attemptsMax = 10;
const firstWaitMs = 8;
const longestWaitMs = 400;

interface Outcome {
  readonly canceled: boolean;
  readonly data: readonly { readonly code: string }[];
}

const passing = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** Only another transaction, or the hour, stood in the way: nothing was found to be other than expected. */
const mayPass = ({ canceled, data }: Outcome): boolean =>
  canceled && data.every(({ code }) => passing.has(code));

/**
 * Commits a transaction, again where it met another one. Counters are shared by many writers; what they say is never a
 * reason to refuse a write: so one that is canceled was refused by a condition.
 *
 * @throws where others stood in the way for as long as is waited
 */
export async function transacted<O extends Outcome>(commit: () => Promise<O>): Promise<O> {
  let outcome = await commit();
  for (let attempt = 1; attempt < attemptsMax && mayPass(outcome); attempt += 1) {
    await wait(Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs));
    outcome = await commit();
  }
  if (mayPass(outcome)) throw new Error('nothing was stored: the table was busy');
  return outcome;
}
