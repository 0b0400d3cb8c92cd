import type { Change } from './call-store.ts';
import { readTable } from './read-table.ts';
import { db, type Item, type Store, type TableDescription } from './dynalite.ts';
import { validationError } from './refusals.ts';

const fiveYearsSeconds = 5 * 365 * 24 * 60 * 60;
const prefix = 'ttl~';

export type TimeToLive = {
  /** Loads from a stored table which tables expire items, and when each item expires. */
  load: () => Promise<void>;
  note: (change: Change) => void;
  update: (
    table: TableDescription,
    specification: { AttributeName: string; Enabled: boolean },
  ) => Promise<void>;
  describe: (tableName: string) => { TimeToLiveStatus: string; AttributeName?: string };
  forget: (tableName: string) => Promise<void>;
  expiredBy: (seconds: number) => { tableName: string; key: string }[];
  isExpired: (tableName: string, item: Item, seconds: number) => boolean;
};

/** Keeps each item's expiry in memory, so that a sweep need not read the table. */
export function createTimeToLive(store: Store): TimeToLive {
  const attributes = new Map<string, string>();
  const expiries = new Map<string, Map<string, number>>();

  const set = (tableName: string, key: string, item: Item | undefined): void => {
    const attribute = attributes.get(tableName);
    if (attribute === undefined) return;
    const seconds = secondsOf(item, attribute);
    if (seconds === undefined) expiries.get(tableName)?.delete(key);
    else expiries.get(tableName)?.set(key, seconds);
  };
  const start = async (table: TableDescription, attribute: string): Promise<void> => {
    attributes.set(table.TableName, attribute);
    expiries.set(table.TableName, new Map());
    for await (const item of store.getItemDb(table.TableName).createValueStream({}))
      set(table.TableName, db.createKey(item, table), item);
  };
  const forget = async (tableName: string): Promise<void> => {
    attributes.delete(tableName);
    expiries.delete(tableName);
    await store.db.del(prefix + tableName);
  };

  return {
    forget,
    load: async () => {
      for await (const [key, attribute] of store.db.iterator({ gte: prefix, lt: `${prefix}\xFF` }))
        await start(await readTable(store, key.slice(prefix.length)), String(attribute));
    },
    note: ({ table, before, after }) => {
      const item = after ?? before;
      if (item && attributes.has(table.TableName)) set(table.TableName, db.createKey(item, table), after);
    },
    update: async (table, { AttributeName, Enabled }) => {
      refuseRepeat(attributes.get(table.TableName), AttributeName, Enabled);
      if (!Enabled) return forget(table.TableName);
      await store.db.put(prefix + table.TableName, AttributeName);
      await start(table, AttributeName);
    },
    describe: (tableName) => {
      const AttributeName = attributes.get(tableName);
      return AttributeName === undefined
        ? { TimeToLiveStatus: 'DISABLED' }
        : { TimeToLiveStatus: 'ENABLED', AttributeName };
    },
    expiredBy: (seconds) =>
      [...expiries].flatMap(([tableName, keys]) =>
        [...keys].filter(([, at]) => isPast(at, seconds)).map(([key]) => ({ tableName, key })),
      ),
    isExpired: (tableName, item, seconds) => {
      const at = secondsOf(item, attributes.get(tableName) ?? '');
      return at !== undefined && isPast(at, seconds);
    },
  };
}

/**
 * Whether an item has expired. Items that expired more than five years ago stay, because AWS assumes a mistake in such
 * values.
 */
const isPast = (at: number, seconds: number): boolean => at <= seconds && at > seconds - fiveYearsSeconds;

function secondsOf(item: Item | undefined, attribute: string): number | undefined {
  const value = item?.[attribute]?.['N'];
  return value === undefined ? undefined : Number(value);
}

function refuseRepeat(current: string | undefined, AttributeName: string, enabled: boolean): void {
  if (!enabled && current === undefined) throw validationError('TimeToLive is already disabled');
  if (current === undefined) return;
  if (current !== AttributeName)
    throw validationError(
      `TimeToLive is active on a different AttributeName: current AttributeName is ${current}`,
    );
  if (enabled) throw validationError('TimeToLive is already enabled');
}
