import type { CommittedTransactionResult, Entity, TransactWriteEntity, TransactWriteItem } from 'electrodb';

/** What writes an entity as a part of a transaction. */
export type WriterOf<E> =
  E extends Entity<infer A, infer F, infer C, infer S> ? TransactWriteEntity<A, F, C, S> : never;

/** One write of a transaction, or one check, as it is sent: plain data, and nothing by itself. */
export type Write = CommittedTransactionResult<unknown, TransactWriteItem>;

/**
 * The writer of an entity: what it commits is one write of a transaction. It is the entity itself, as ElectroDB hands it
 * to whoever puts a transaction together.
 */
export const writerOf = <E>(entity: E): WriterOf<E> => entity as unknown as WriterOf<E>;
