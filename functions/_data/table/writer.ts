import type { CommittedTransactionResult, Entity, TransactWriteEntity, TransactWriteItem } from 'electrodb';
import type { Definition } from '#functions/_platform/ports/table.ts';

/** Builds an entity's writes for a transaction. */
export type WriterOf<D> =
  D extends Definition<Entity<infer A, infer F, infer C, infer S>> ? TransactWriteEntity<A, F, C, S> : never;

/** One write or check of a transaction, as plain data without a table name. It takes effect only when it is sent. */
export type Write = CommittedTransactionResult<unknown, TransactWriteItem>;

/**
 * Builds an entity's writes for transactions. It needs no table, so the consequences of a change can be computed
 * without one. The table is named when the writes are sent.
 */
export const writerOf = <D extends Definition<unknown>>(definition: D): WriterOf<D> =>
  definition.writer as WriterOf<D>;

/** A write for the named table, without the library's other state. */
export function namedWrite(name: string, write: Write): Write {
  const parts = Object.entries(write).map(([kind, part]) => [kind, { ...part, TableName: name }]);
  return { ...write, ...(Object.fromEntries(parts) as TransactWriteItem) };
}
