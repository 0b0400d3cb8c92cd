import type { Entity, TransactWriteEntity } from 'electrodb';

/** What a transaction gives for writing an entity: for parts of a transaction that are put together elsewhere. */
export type WriterOf<E> =
  E extends Entity<infer A, infer F, infer C, infer S> ? TransactWriteEntity<A, F, C, S> : never;
