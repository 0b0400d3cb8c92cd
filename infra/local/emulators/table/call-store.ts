import { callbackify } from 'node:util';
import { db, type Input, type Item, type ItemDb, type Store, type TableDescription } from './dynalite.ts';

export type Change = {
  table: TableDescription;
  before: Item | undefined;
  after: Item | undefined;
  userIdentity?: { type: 'Service'; principalId: string };
};
export type OnWrite = (change: Change) => Promise<void>;

export const wantsOldOnFailure = Symbol('ReturnValuesOnConditionCheckFailure');
const writers = new WeakMap<Store, OnWrite>();
const { updateIndexes, checkConditional } = db;

db.updateIndexes = (store, table, before, after, done) => {
  const onWrite = writers.get(store);
  if (!onWrite) return updateIndexes(store, table, before, after, done);
  callbackify(onWrite)({ table, before: before ?? undefined, after: after ?? undefined }, done);
};

db.checkConditional = (input, existing) => {
  const refusal = checkConditional(input, existing);
  const wanted = (input as Input & { [wantsOldOnFailure]?: boolean })[wantsOldOnFailure];
  if (refusal && existing && wanted) refusal.body['Item'] = existing;
  return refusal;
};

const written = (_key: string, done: (error: null) => void): void => process.nextTick(done, null);

/** Reads an item on this thread: passing it to another thread and back would take much longer than reading it. */
function readNow({ db: level }: Store, tableName: string): ItemDb['get'] {
  return (key, done) => {
    try {
      process.nextTick(done, null, level.getSync(`item-${tableName}~${key}`));
    } catch (error) {
      process.nextTick(done, error, undefined);
    }
  };
}

function withoutItemWrites(store: Store, tableName: string): ItemDb {
  const put: ItemDb['put'] = (key, _item, done) => written(key, done);
  return { ...store.getItemDb(tableName), get: readNow(store, tableName), put, del: written };
}

function withoutLocks(itemDb: ItemDb): ItemDb {
  return { ...itemDb, lock: (_keys, run) => run((done) => done) };
}

type GetTable = (name: string, ...rest: unknown[]) => void;

/** Parses a table description once per call, not for each item of a batch. Only calls on items may use it. */
function rememberTables(store: Store, tables: Map<string, TableDescription>): GetTable {
  return (name, ...rest) => {
    const done = rest.at(-1) as Parameters<Store['getTable']>[2];
    const known = tables.get(name);
    if (known) return process.nextTick(done, null, known);
    store.getTable(name, true, (error, table) => {
      if (!error) tables.set(name, table);
      done(error, table);
    });
  };
}

/**
 * A store for a single call: its writes go only to onWrite, with an item and its index entries as one change. With
 * `locked`, the caller already holds the items' locks.
 */
export function callStore(
  store: Store,
  onWrite: OnWrite,
  { locked = false, tables }: { locked?: boolean; tables?: Map<string, TableDescription> } = {},
): Store {
  const own = Object.create(store) as Store;
  if (tables) own.getTable = rememberTables(store, tables);
  own.getItemDb = (tableName) => {
    const itemDb = withoutItemWrites(store, tableName);
    return locked ? withoutLocks(itemDb) : itemDb;
  };
  writers.set(own, onWrite);
  return own;
}
