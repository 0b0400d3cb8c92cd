import { createWriteTransaction } from 'electrodb';
import { wait } from '#functions/_platform/adapters/wait.ts';
import { AuditEntity } from './studio/audit.ts';
import { namedWrite, type Write } from './table/writer.ts';
import type { OpenTable } from '#functions/_platform/ports/table.ts';

/** The most items that DynamoDB accepts in one transaction. */
export const transactionItemsMax = 100;

const attemptsMax = 10;
const firstWaitMs = 8;
const longestWaitMs = 400;

interface Outcome {
  readonly canceled: boolean;
  readonly data: readonly { readonly code: string }[];
}

const passing = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Whether a failed transaction may succeed on a retry: it failed only because of other transactions or throttling, and
 * all its conditions held.
 */
const mayPass = ({ canceled, data }: Outcome): boolean =>
  canceled && data.every(({ code }) => passing.has(code));

/** Makes one attempt. Any entity would do here, because it is only used to send. */
const tried = (table: OpenTable, writes: readonly Write[]): Promise<Outcome> =>
  createWriteTransaction({ audit: table.of(AuditEntity) }, () =>
    writes.map((write) => namedWrite(table.requests.name, write)),
  ).go();

/**
 * Stores all writes or none, and retries if another transaction interferes. Many writers share the counters, so writes
 * to counters have no conditions: a write is refused only by its own condition.
 *
 * @param table the studio's table, or the shared one
 * @param writes at most 100 items
 * @returns the positions of the writes whose conditions did not hold; an empty list if all were stored
 * @throws if there are too many, or if other transactions interfere with every attempt
 */
export async function writeTogether(
  table: OpenTable,
  writes: readonly Write[],
): Promise<{ readonly stored: true } | { readonly stored: false; readonly refused: readonly number[] }> {
  if (writes.length > transactionItemsMax)
    throw new Error(`${writes.length} writes do not fit into one transaction`);
  let outcome = await tried(table, writes);
  for (let attempt = 1; attempt < attemptsMax && mayPass(outcome); attempt += 1) {
    await wait(Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs));
    outcome = await tried(table, writes);
  }
  if (mayPass(outcome)) throw new Error('nothing was stored: the table was busy');
  if (!outcome.canceled) return { stored: true };
  const refused = outcome.data.flatMap(({ code }, index) =>
    code === 'ConditionalCheckFailed' ? [index] : [],
  );
  return { stored: false, refused };
}
