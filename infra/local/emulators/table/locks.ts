import type { Item, ItemDb, Store } from './dynalite.ts';

/**
 * Runs a function while holding the locks of the given items, by table. Tables are always locked in the same order,
 * which prevents deadlocks.
 */
export async function withLocks<T>(
  store: Store,
  keysByTable: Map<string, string[]>,
  run: () => Promise<T>,
): Promise<T> {
  const tables = [...keysByTable].filter(([, keys]) => keys.length).sort(([a], [b]) => (a < b ? -1 : 1));
  const nested = tables.reduceRight<() => Promise<T>>(
    (inner, [name, keys]) =>
      () =>
        locked(store.getItemDb(name), keys, inner),
    run,
  );
  return nested();
}

async function locked<T>(itemDb: ItemDb, keys: string[], run: () => Promise<T>): Promise<T> {
  const release = await new Promise<() => void>((resolve) =>
    itemDb.lock(keys, (releaser) => resolve(releaser(() => {}))),
  );
  try {
    return await run();
  } finally {
    release();
  }
}

export async function readItem(store: Store, tableName: string, key: string): Promise<Item | undefined> {
  return new Promise((resolve, reject) =>
    store.getItemDb(tableName).get(key, (error, item) => {
      if (error && error.name !== 'NotFoundError') reject(error);
      else resolve(item);
    }),
  );
}
