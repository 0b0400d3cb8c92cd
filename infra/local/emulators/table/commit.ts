import type { Change } from './call-store.ts';
import type { Records } from './records.ts';
import type { TimeToLive } from './time-to-live.ts';
import { db, type BatchOp, type Index, type Store } from './dynalite.ts';
import { sameItem } from './same-item.ts';

type Listeners = { store: Store; timeToLive: TimeToLive; records: Records };
export type Commit = (changes: Change[]) => Promise<void>;
type Waiting = { changes: Change[]; resolve: () => void; reject: (error: unknown) => void };

/**
 * Writes a call's changes with all their index entries as one atomic batch, and then notifies the table's listeners.
 * Calls that arrive during a batch share the next one. Change records follow the order of the writes.
 */
export function createCommit({ store, timeToLive, records }: Listeners): Commit {
  let waiting: Waiting[] = [];
  let isWriting = false;
  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length) {
      const group = waiting;
      waiting = [];
      await writeGroup(group);
    }
    isWriting = false;
  };
  const writeGroup = async (group: Waiting[]): Promise<void> => {
    const changes = group.flatMap((one) => one.changes);
    try {
      const ops = changes.flatMap(opsOf);
      if (ops.length) await store.db.batch(ops);
      for (const change of changes) timeToLive.note(change);
      records.emit(changes.filter(({ before, after }) => !sameItem(before, after)));
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  return (changes) =>
    new Promise((resolve, reject) => {
      waiting.push({ changes, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

/** The writes of a change: the item, and its entries in the indexes. */
export function opsOf(change: Change): BatchOp[] {
  const { table, before, after } = change;
  const item = after ?? before;
  if (!item) return [];
  const key = `item-${table.TableName}~${db.createKey(item, table)}`;
  return [
    ...indexOps(change, 'local', table.LocalSecondaryIndexes),
    ...indexOps(change, 'global', table.GlobalSecondaryIndexes),
    after ? { type: 'put', key, value: after } : { type: 'del', key },
  ];
}

function indexOps(
  { table, before, after }: Change,
  kind: 'local' | 'global',
  indexes: Index[] = [],
): BatchOp[] {
  const entry = (index: string, key: string): string => `index-${kind}~${table.TableName}~${index}~${key}`;
  const { puts, deletes } = db.getIndexActions(indexes, before, after, table);
  return [
    ...deletes.map(({ index, key }): BatchOp => ({ type: 'del', key: entry(index, key) })),
    ...puts.map(({ index, key, item }): BatchOp => ({ type: 'put', key: entry(index, key), value: item })),
  ];
}

/** The writes that copy existing items into a new index. */
export function indexEntriesOf(change: Change, index: Index): BatchOp[] {
  return indexOps(change, 'global', [index]);
}
