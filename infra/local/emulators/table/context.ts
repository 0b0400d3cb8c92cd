import type { Commit } from './commit.ts';
import type { Store, TableDescription } from './dynalite.ts';
import { readTable } from './read-table.ts';
import type { FaultSource } from './faults.ts';
import type { TableOptions } from './options.ts';
import type { Records } from './records.ts';
import type { Tokens } from './tokens.ts';
import type { TimeToLive } from './time-to-live.ts';

/** The state that all calls of one table emulator share. */
export type Context = Pick<TableOptions, 'now' | 'authorize' | 'onCall'> & {
  store: Store;
  faults: FaultSource;
  commit: Commit;
  records: Records;
  timeToLive: TimeToLive;
  tokens: Tokens;
  /** The tables for which the template enables point-in-time recovery. */
  recoverable: Set<string>;
  /**
   * Descriptions by name. The whole map is replaced whenever a table changes, so that a late reader cannot put an old
   * description into the new map.
   */
  tables: Map<string, TableDescription>;
};
export type Call = { accessKeyId: string; operation: string; body: unknown };

export async function knownTable(context: Context, name: string): Promise<TableDescription> {
  const { tables } = context;
  const known = tables.get(name);
  if (known) return known;
  const table = await readTable(context.store, name);
  tables.set(name, table);
  return table;
}
