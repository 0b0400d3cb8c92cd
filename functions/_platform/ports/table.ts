import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Sends a table's requests. It reaches only one studio's items, or only the shared ones. */
export interface Requests {
  /** The table's name. */
  readonly name: string;
  /** Sends a command with plain JavaScript values and returns plain values. */
  readonly documents: Pick<DynamoDBDocumentClient, 'send'>;
  /** Sends a command with DynamoDB attribute values. */
  readonly plain: Pick<DynamoDBClient, 'send'>;
}

/** The description of an entity. It has no connection until a table opens the entity. */
export interface Definition<E> {
  readonly open: (requests: Requests) => E;
  /** Builds the entity's writes, which a table sends: see `writerOf`. It sends nothing itself. */
  readonly writer: unknown;
}

/** An opened entity. */
export type Opened<D> = D extends Definition<infer E> ? E : never;

/** The common part of a studio's table and the shared table. */
export interface OpenTable {
  /** Opens an entity, so that its requests go through this table. */
  readonly of: <E>(definition: Definition<E>) => E;
  /** Opened entities by name, for a transaction. */
  readonly all: <D extends Readonly<Record<string, Definition<unknown>>>>(
    definitions: D,
  ) => { [Name in keyof D]: Opened<D[Name]> };
  readonly requests: Requests;
}

/** The table for one studio. Requests for anything else are refused before they are sent. */
export interface StudioTable extends OpenTable {
  readonly studioId: string;
}

/** The table for items shared by all studios. It cannot reach a studio's own items. */
export interface SystemTable extends OpenTable {
  readonly isAcrossStudios: true;
}

/** The table. Its holder may open it for any studio. Work for one studio gets only that studio's table. */
export interface Tables {
  /** @param alsoReads a partition outside the studio that the table may read together with the studio's items */
  readonly forStudio: (studioId: string, alsoReads?: string) => StudioTable;
  readonly acrossStudios: SystemTable;
}
