import { tables } from '#functions/_data/table/tables.ts';
import type { Definition, Requests, StudioTable } from '#functions/_platform/ports/table.ts';

interface InterruptedTable {
  readonly table: StudioTable;
  /** Whether the other work was done. */
  readonly wasInterrupted: () => boolean;
}

/** The commands that change the table. */
const writing = /Write|Put|Update|Delete/;

/** The calls before which the holder of a table may be interrupted. */
export type Interruptible = 'calls' | 'writes';

/**
 * A studio's table whose holder is interrupted once: before one of its calls, all of some other work is done. If that
 * fails, so do this call and all later ones, as if the holder had died.
 */
export function interruptedTable(
  studioId: string,
  callsBefore: number,
  work: () => Promise<unknown>,
  counted: Interruptible = 'calls',
): InterruptedTable {
  const direct = tables.forStudio(studioId);
  let calls = 0;
  let interruption: Promise<unknown> | undefined;
  const interrupting = <F extends (...given: never[]) => Promise<unknown>>(send: F): F =>
    (async (...given: Parameters<F>) => {
      if (counted === 'calls' || writing.test(Object(given[0]).constructor.name)) calls += 1;
      if (calls === callsBefore + 1) interruption ??= work();
      await interruption;
      return send(...given);
    }) as never;
  const requests: Requests = {
    name: direct.requests.name,
    documents: { send: interrupting(direct.requests.documents.send) as never },
    plain: { send: interrupting(direct.requests.plain.send) as never },
  };
  const opened = new Map<Definition<unknown>, unknown>();
  const open = <E>(definition: Definition<E>): E => {
    if (!opened.has(definition)) opened.set(definition, definition.open(requests));
    return opened.get(definition) as E;
  };
  const all = (definitions: Readonly<Record<string, Definition<unknown>>>) =>
    Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, open(definition)]));
  return {
    table: { studioId, requests, of: open, all: all as StudioTable['all'] },
    wasInterrupted: () => interruption !== undefined,
  };
}
