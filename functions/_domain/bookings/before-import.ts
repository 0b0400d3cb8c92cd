import { isDeepStrictEqual } from 'node:util';
import type { BookingRow } from './booking-row.ts';

/** A field that an import changed, with its values before and after. Null means absent. */
type Change = readonly [field: string, before: unknown, after: unknown];

type Fields = Readonly<Record<string, unknown>>;

/** The fields that say where a booking is stored. They change only if its class moves. */
const notChanged = new Set(['studioId', 'month', 'classId', 'bookingId', 'beforeImport']);

const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a ?? null, b ?? null);

/**
 * A stored booking as it was before an import changed it.
 *
 * @returns undefined if that is not known, or if somebody has changed one of these fields since
 */
export function bookingBeforeImport(row: BookingRow): BookingRow | undefined {
  if (row.beforeImport === undefined) return undefined;
  const changes = JSON.parse(row.beforeImport) as Change[];
  const fields: Fields = { ...row };
  if (changes.some(([field, , after]) => !isSame(fields[field], after))) return undefined;
  const earlier = changes.map(([field, before]) => [field, before] as const);
  const all: Fields = { ...fields, beforeImport: null, ...Object.fromEntries(earlier) };
  const present = Object.entries(all).filter(([, value]) => value !== null);
  return Object.fromEntries(present) as unknown as BookingRow;
}

/**
 * A booking that an import changes, with the values that it had before the import, unless the import created it. A
 * cancellation that is reported afterwards may change nothing but who reported it, so that is always among them.
 */
export function changedByImport(after: BookingRow, stored: BookingRow, importId: string): BookingRow {
  const changed = { ...after, changedBy: importId };
  if (stored.importedBy === importId) return changed;
  const first = stored.changedBy === importId ? bookingBeforeImport(stored) : undefined;
  const [was, is]: [Fields, Fields] = [{ ...(first ?? stored) }, { ...changed }];
  const changes = [...new Set([...Object.keys(was), ...Object.keys(is), 'cancelledBy'])]
    .filter((field) => !notChanged.has(field))
    .filter((field) => field === 'cancelledBy' || !isSame(was[field], is[field]))
    .map((field): Change => [field, was[field] ?? null, is[field] ?? null]);
  return { ...changed, beforeImport: JSON.stringify(changes) };
}
