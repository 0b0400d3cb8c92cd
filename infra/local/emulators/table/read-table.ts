import type { Store, TableDescription } from './dynalite.ts';

export async function readTable(store: Store, name: string): Promise<TableDescription> {
  return new Promise((resolve, reject) =>
    store.getTable(name, true, (error, table) => (error ? reject(error) : resolve(table))),
  );
}
