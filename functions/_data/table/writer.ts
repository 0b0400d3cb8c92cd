import type { CommittedTransactionResult, Entity, TransactWriteEntity, TransactWriteItem } from 'electrodb';
import type { Definition } from '#functions/_platform/ports/table.ts';

/** Makes the writes of an entity for a transaction. */
export type WriterOf<D> =
  D extends Definition<Entity<infer A, infer F, infer C, infer S>> ? TransactWriteEntity<A, F, C, S> : never;

/** One write of a transaction, or one check: plain data that no table is named in, and nothing by itself. */
export type Write = CommittedTransactionResult<unknown, TransactWriteItem>;

/**
 * The writer of an entity: what it commits is one write of a transaction. It needs no table, so that what follows from a
 * change can be told without one. Which table the writes are for is said as they are sent.
 */
export const writerOf = <D extends Definition<unknown>>(definition: D): WriterOf<D> =>
  definition.writer as WriterOf<D>;

/** A write as it is sent to the table of a name. What the library keeps of it besides stays with it. */
export function namedWrite(name: string, write: Write): Write {
  const parts = Object.entries(write).map(([kind, part]) => [kind, { ...part, TableName: name }]);
  return { ...write, ...(Object.fromEntries(parts) as TransactWriteItem) };
}
