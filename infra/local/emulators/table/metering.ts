import type { Change } from './call-store.ts';
import { db, type Index, type Item, type Output, type TableDescription } from './dynalite.ts';
import { sameItem } from './same-item.ts';

export type Usage = Map<string, { readUnits: number; writeUnits: number }>;

export function addUsage(usage: Usage, tableName: string, readUnits: number, writeUnits: number): void {
  const sum = usage.get(tableName) ?? { readUnits: 0, writeUnits: 0 };
  usage.set(tableName, {
    readUnits: sum.readUnits + readUnits,
    writeUnits: sum.writeUnits + writeUnits,
  });
}

/** Write units of 1 KB for the larger of an item's two versions; at least one. */
export const tableWriteUnits = (before: Item | undefined, after: Item | undefined): number =>
  Math.max(db.capacityUnits(before, false, true), db.capacityUnits(after, false, true));

/**
 * The write units of a change in the table's global secondary indexes. Moving an entry costs its removal and its
 * insertion.
 */
export function indexWriteUnits({ table, before, after }: Change): number {
  const indexes = table.GlobalSecondaryIndexes ?? [];
  return indexes.reduce((sum, index) => sum + entryUnits(table, index, before, after), 0);
}

function entryUnits(
  table: TableDescription,
  index: Index,
  before: Item | undefined,
  after: Item | undefined,
): number {
  const old = entryOf(table, index, before);
  const next = entryOf(table, index, after);
  if (old && next && old.key === next.key)
    return sameItem(old.item, next.item) ? 0 : tableWriteUnits(old.item, next.item);
  return [old, next].reduce((sum, entry) => sum + (entry ? tableWriteUnits(entry.item, undefined) : 0), 0);
}

const entryOf = (table: TableDescription, index: Index, item: Item | undefined) =>
  db.getIndexActions([index], undefined, item, table).puts[0];

/** The units that a read reports. A query that finds nothing costs as much as a query that finds little. */
export function readUnitsOf(output: Output, unitsMin: number): { tableName: string; readUnits: number }[] {
  const reported = [output['ConsumedCapacity'] ?? []].flat() as {
    TableName: string;
    CapacityUnits: number;
  }[];
  return reported.map(({ TableName, CapacityUnits }) => ({
    tableName: TableName,
    readUnits: Math.max(unitsMin, CapacityUnits),
  }));
}
