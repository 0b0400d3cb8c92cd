import type { Change } from './call-store.ts';
import type { Context } from './context.ts';
import { db, type BatchOp, type Index } from './dynalite.ts';
import { sameItem } from './same-item.ts';

/** Writes the changes, with all their index entries, as one atomic batch; then tells what listens to the table. */
export async function commitChanges(
  { store, timeToLive, records }: Pick<Context, 'store' | 'timeToLive' | 'records'>,
  changes: Change[],
): Promise<void> {
  const ops = changes.flatMap(opsOf);
  if (ops.length) await store.db.batch(ops);
  for (const change of changes) timeToLive.note(change);
  records.emit(changes.filter(({ before, after }) => !sameItem(before, after)));
}

function opsOf(change: Change): BatchOp[] {
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

/** Copies the existing items into an index that the table has just got. */
export function indexEntriesOf(change: Change, index: Index): BatchOp[] {
  return indexOps(change, 'global', [index]);
}
