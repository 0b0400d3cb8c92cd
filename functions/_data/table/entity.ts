import { type DocumentClient, Entity, type EntityItem, type Schema } from 'electrodb';
import type { Definition, Requests } from '#functions/_platform/ports/table.ts';

/**
 * Internals of the library's entity. A test checks that an opened entity sends the same requests as one that the
 * library creates from the description.
 */
interface Inner {
  readonly model: {
    readonly indexes: Readonly<Record<string, { readonly index: string; readonly type?: string }>>;
  };
  readonly _clausesWithFilters: { readonly index: object };
  readonly _makeChain: (
    index: string,
    clauses: object,
    root: object,
    options: { readonly indexType: string },
  ) => { query(...values: unknown[]): unknown };
}

/**
 * Creates a separate object for an entity that is described elsewhere. Reading a description takes milliseconds and
 * opening it takes microseconds, so descriptions are read once. Only the queries are rebuilt, because they keep a
 * reference to the entity that created them.
 */
function openedAt<E extends object>(described: E, requests: Requests): E {
  const entity = Object.create(described) as E;
  const inner = entity as unknown as Inner;
  const { model, _clausesWithFilters: clauses, _makeChain: makeChain } = inner;
  const queries = Object.entries(model.indexes).map(([name, { index, type: indexType = 'isolated' }]) => [
    name,
    (...values: unknown[]) =>
      makeChain.call(inner, index, clauses, clauses.index, { indexType }).query(...values),
  ]);
  return Object.assign(entity, {
    query: Object.fromEntries(queries) as unknown,
    getTableName: () => requests.name,
  });
}

/** The library creates sets through a client, so an entity with sets needs one. */
const noClient: DocumentClient = {
  send: () => Promise.reject(new Error('an entity can only be opened by a table')),
};

/**
 * The library needs a table name for everything it creates. No table has this name, so a request that lacks the real
 * name fails.
 */
const noTable = 'none';

/**
 * Describes an entity of the table. A table opens it: `table.of(ClassEntity)`. The description is read on first use,
 * because a function imports more entities than it uses.
 */
export function tableEntity<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(
  schema: S,
): Definition<Entity<A, F, C, S>> {
  let read: Entity<A, F, C, S> | undefined;
  const described = () => (read ??= new Entity<A, F, C, S>(schema, { client: noClient, table: noTable }));
  return {
    open: (requests) => {
      const entity = openedAt(described(), requests);
      // The library identifies clients by their own properties.
      entity.setClient({ send: requests.documents.send });
      return entity;
    },
    // The library passes the entity itself to the transaction's builder.
    get writer() {
      return described();
    },
  };
}

/** An item of the described entity. */
export type ItemOf<D> =
  D extends Definition<Entity<infer A, infer F, infer C, infer S>> ? EntityItem<Entity<A, F, C, S>> : never;
