import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The channel of all requests. It reaches one studio's items, or those that stand across studios. */
export interface Requests {
  /** The table's name. */
  readonly name: string;
  /** Takes and gives plain values. */
  readonly documents: Pick<DynamoDBDocumentClient, 'send'>;
  /** Takes attribute values as the table has them. */
  readonly plain: Pick<DynamoDBClient, 'send'>;
}

/** An entity as it is described. It has no connection: only a table opens it. */
export interface Definition<E> {
  readonly open: (requests: Requests) => E;
  /** Makes writes of the entity, which a table sends: see `writerOf`. It reaches nothing by itself. */
  readonly writer: unknown;
}

/** The opened form of an entity. */
export type Opened<D> = D extends Definition<infer E> ? E : never;

/** The common part of the table of one studio and the table across studios. */
export interface OpenTable {
  /** An entity, whose requests go through this table. */
  readonly of: <E>(definition: Definition<E>) => E;
  /** Entities by name, for a transaction. */
  readonly all: <D extends Readonly<Record<string, Definition<unknown>>>>(
    definitions: D,
  ) => { [Name in keyof D]: Opened<D[Name]> };
  readonly requests: Requests;
}

/** The table for one studio: what would reach outside of it never leaves the process. */
export interface StudioTable extends OpenTable {
  readonly studioId: string;
}

/** The table for what stands across studios: it reaches no studio's own rows. */
export interface SystemTable extends OpenTable {
  readonly isAcrossStudios: true;
}

/** The table. Whoever holds this may open it for any studio: what is done for one studio is given that one's alone. */
export interface Tables {
  readonly forStudio: (studioId: string) => StudioTable;
  readonly acrossStudios: SystemTable;
}
