import { tables } from '#functions/_data/table/tables.ts';
import type { RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { silent } from './silent-logger.ts';

/** Ids begin with this. The rest of an id is its number. */
const idStart = '01ARZ3NDEKTSV4RRFF';
const numberCharacters = 8;

/** What applying a report about a booking needs: a clock that stands still, and a queue that discards its messages. */
export function reportingDeps(now: Date, over: Partial<Pick<RedecideDeps, 'studios'>> = {}) {
  let ids = 0;
  return {
    table: tables,
    clock: { now: () => now },
    ids: { next: () => `${idStart}${String((ids += 1)).padStart(numberCharacters, '0')}` },
    random: { bytes: () => new Uint8Array() },
    logger: silent,
    studios: { send: () => Promise.resolve() },
    ...over,
  };
}
