import type { Context } from './context.ts';
import { knownTable } from './context.ts';
import type { Item, TableDescription } from './dynalite.ts';
import { readItem, withLocks } from './locks.ts';

const userIdentity = { type: 'Service', principalId: 'dynamodb.amazonaws.com' } as const;

/** Deletes expired items like the TTL service: without a call, but with a change record. */
export async function sweepExpired(context: Context): Promise<number> {
  const seconds = Math.floor(context.now().getTime() / 1000);
  let removed = 0;
  for (const { tableName, key } of context.timeToLive.expiredBy(seconds)) {
    const table = await knownTable(context, tableName);
    const isGone = await withLocks(context.store, new Map([[tableName, [key]]]), async () =>
      removeIfExpired(context, table, await readItem(context.store, tableName, key), seconds),
    );
    if (isGone) removed += 1;
  }
  return removed;
}

/** Checks again under the item's lock, because its expiry may have been extended meanwhile. */
async function removeIfExpired(
  context: Context,
  table: TableDescription,
  item: Item | undefined,
  seconds: number,
): Promise<boolean> {
  if (!item || !context.timeToLive.isExpired(table.TableName, item, seconds)) return false;
  await context.commit([{ table, before: item, after: undefined, userIdentity }]);
  return true;
}
