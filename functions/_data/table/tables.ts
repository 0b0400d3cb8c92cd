import type { Definition, OpenTable, Requests, Tables } from '#functions/_platform/ports/table.ts';
import { tableConnection } from './client.ts';
import type { Scope } from './keys.ts';

/** Sends requests within a scope. The connection is opened by the first request. */
function requestsIn(scope: Scope): Requests {
  const documents = (command: object, options?: object) =>
    tableConnection().documents(scope, command, options);
  const plain = (command: object, options?: object) => tableConnection().plain(scope, command, options);
  return {
    get name() {
      return tableConnection().name;
    },
    // The SDK has an overload for every command; all are sent in the same way.
    documents: { send: documents as Requests['documents']['send'] },
    plain: { send: plain as Requests['plain']['send'] },
  };
}

/** Each entity is opened once per table, on first use. */
function openFor(scope: Scope): OpenTable {
  const requests = requestsIn(scope);
  const opened = new Map<Definition<unknown>, unknown>();
  const of = <E>(definition: Definition<E>): E => {
    if (!opened.has(definition)) opened.set(definition, definition.open(requests));
    return opened.get(definition) as E;
  };
  const all = (definitions: Readonly<Record<string, Definition<unknown>>>) =>
    Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, of(definition)]));
  return { of, all: all as OpenTable['all'], requests };
}

/** The table of this process. */
export const tables: Tables = {
  forStudio: (studioId, alsoReads) => ({ studioId, ...openFor({ kind: 'studio', studioId, alsoReads }) }),
  acrossStudios: { isAcrossStudios: true, ...openFor({ kind: 'system' }) },
};
