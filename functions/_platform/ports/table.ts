import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The channel of all requests. It reaches one studio's items, or those that stand across studios. */
export interface Requests {
  /** The table's name. */
  readonly name: string;
  /** Takes and returns plain values. */
  readonly documents: Pick<DynamoDBDocumentClient, 'send'>;
  /** Takes attribute values as the table has them. */
  readonly plain: Pick<DynamoDBClient, 'send'>;
}

/** The description of an entity. It has no connection until a table opens it. */
export interface Definition<E> {
  readonly open: (requests: Requests) => E;
  /** Makes writes of the entity for a table to send: see `writerOf`. It sends nothing by itself. */
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

/** The table for one studio. A request for anything else is refused inside the process. */
export interface StudioTable extends OpenTable {
  readonly studioId: string;
}

/** The table for items shared by all studios. It cannot reach a studio's own items. */
export interface SystemTable extends OpenTable {
  readonly isAcrossStudios: true;
}

/** The table. Its holder may open it for any studio; work for one studio gets only that one's. */
export interface Tables {
  readonly forStudio: (studioId: string) => StudioTable;
  readonly acrossStudios: SystemTable;
}
