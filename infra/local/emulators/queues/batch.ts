import { batchError, QueueError } from './errors.ts';
import { batchEntriesMax } from './schemas.ts';

type Entry = { Id: string };

function assertBatch(entries: readonly Entry[]): void {
  const ids = entries.map(({ Id }) => Id);
  if (ids.length === 0)
    throw batchError('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (ids.length > batchEntriesMax)
    throw batchError(
      'TooManyEntriesInBatchRequest',
      `A batch may contain at most ${batchEntriesMax} entries.`,
    );
  if (new Set(ids).size < ids.length)
    throw batchError('BatchEntryIdsNotDistinct', 'Two entries of the batch have the same Id.');
  if (ids.some((id) => !/^[\w-]{1,80}$/.test(id)))
    throw batchError(
      'InvalidBatchEntryId',
      'An Id may contain only letters, digits, hyphens and underscores.',
    );
}

/** Runs each entry separately, so that one can fail while others succeed. */
export function runBatch<E extends Entry>(entries: readonly E[], run: (entry: E) => object) {
  assertBatch(entries);
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const entry of entries) {
    try {
      Successful.push({ Id: entry.Id, ...run(entry) });
    } catch (error) {
      if (!(error instanceof QueueError)) throw error;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: error.queryCode, Message: error.message });
    }
  }
  return { Successful, Failed };
}
