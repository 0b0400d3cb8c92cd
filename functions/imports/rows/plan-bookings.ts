import { firstIdOf, idOfPlace, rowOnto } from '#functions/_domain/bookings/booking-identity.ts';
import { changedByImport } from '#functions/_domain/bookings/before-import.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { cancelledBy, isMadeAgain, isUntimed } from '#functions/_domain/bookings/untimed-cancellation.ts';
import { present } from '#functions/_platform/present.ts';
import { countFurtherReferences } from './further-references.ts';
import { matchRows, type Matched } from './match-rows.ts';
import { countMayBeTwice } from './may-be-twice.ts';
import { firstPlaceOf, singlePlacesOf } from './single-places.ts';

/** The changes that a file requires to stored bookings. */
export interface BookingPlan {
  /** Bookings to write, new or changed. */
  readonly writes: readonly BookingRow[];
  /** Bookings that an earlier attempt at this import created although somebody else stored them meanwhile. */
  readonly superseded: readonly BookingRow[];
  /** Stored places that belong to a booking of this file, which states how many it takes. */
  readonly singlePlaces: readonly BookingRow[];
  /** Rows that state fewer places than an earlier file had equal rows for the booking. */
  readonly fewerPlaces: readonly BookingRow[];
  /** Bookings of this file that an earlier attempt at this import created. */
  readonly madeBefore: readonly BookingRow[];
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly leftCancelled: number;
  /** How many rows say that a booking was cancelled that is not known, or was made again since. */
  readonly leftOut: number;
  /** How many new bookings may be of clients whose booking is known already. */
  readonly mayBeTwice: number;
  /** Rows that list a cancelled booking as booked. */
  readonly outdated: readonly BookingRow[];
  /** The classes that the file's rows refer to. */
  readonly classIds: readonly string[];
}

/** Identifies one import, so that its attempts can be told apart from other imports. */
export interface ImportTry {
  /** The import's id. Rows written by an earlier attempt of the same import count as its own. */
  readonly importId?: string | undefined;
  /** The bookings that an earlier attempt created. */
  readonly made?: ReadonlySet<string> | undefined;
}

const compared = [
  'channel',
  'bookingType',
  'source',
  'status',
  'bookedAt',
  'bookedAtPrecision',
  'customerName',
  'customerEmail',
  'cancelledAt',
  'cancelledAtPrecision',
  'revenueMinor',
  'priceMinor',
  'feeMinor',
  'fileReference',
  'places',
  'filePlaces',
] as const satisfies readonly (keyof BookingRow)[];

const isSame = (a: BookingRow, b: BookingRow): boolean => compared.every((field) => a[field] === b[field]);

/**
 * Whether a row is older than the stored booking. A file does not say when it was made; if it lists a booking as active
 * although the booking was cancelled, it was made before the cancellation. A cancelled booking stays cancelled: a
 * client who books again has a different reference or booking time, which makes it a different booking.
 */
const isOutdated = (row: BookingRow, stored: BookingRow | undefined): boolean =>
  stored?.cancelledBy !== undefined && row.status === 'confirmed';

/** Whether an earlier attempt at the import created a booking that nobody has changed or reported since. */
const isOwn =
  ({ importId, made }: ImportTry) =>
  (stored: BookingRow): boolean =>
    (made?.has(stored.bookingId) === true || (importId !== undefined && stored.importedBy === importId)) &&
    stored.reportedBy === undefined &&
    stored.cancelledBy === undefined &&
    (stored.changedBy === undefined || stored.changedBy === importId);

interface Matching {
  readonly matched: Matched;
  readonly superseded: readonly BookingRow[];
}

/**
 * Finds the stored bookings that match the rows of one class. The import's own bookings are matched last: if somebody
 * else stored the same booking at the same time, that booking is kept. Rows that name the class as it was before the
 * studio's own system moved it may be applied separately, so only bookings with the ids of these rows are their own.
 */
function matchClass(
  rows: readonly BookingRow[],
  stored: readonly BookingRow[],
  one: ImportTry,
  offsetMs: number,
): Matching {
  const named = new Set(rows.map(({ bookingId }) => bookingId));
  const isMade = isOwn(one);
  const own = new Set(stored.filter((row) => named.has(firstIdOf(row.bookingId)) && isMade(row)));
  const others = stored.filter((row) => !own.has(row));
  const matched = matchRows(rows, others, isSame, offsetMs);
  const left = rows.filter((row) => !matched.has(row));
  for (const [row, mine] of matchRows(left, [...own], isSame, offsetMs)) {
    matched.set(row, mine);
    own.delete(mine);
  }
  return { matched, superseded: [...own] };
}

/** Gives new bookings their ids. Identical bookings get different ids. */
function withIds(rows: readonly BookingRow[], stored: ReadonlyMap<string, BookingRow>): BookingRow[] {
  const given = new Set<string>();
  return rows.map((row) => {
    let place = 0;
    const isUsed = (id: string): boolean => stored.has(id) || given.has(id);
    while (isUsed(idOfPlace(row.bookingId, place))) place += 1;
    const bookingId = idOfPlace(row.bookingId, place);
    given.add(bookingId);
    return place === 0 ? row : { ...row, bookingId };
  });
}

/** The rows that an earlier attempt of the same import wrote, counted as that attempt counted them. */
function writtenBefore(earlier: readonly BookingRow[], importId: string | undefined) {
  const changed = earlier.filter(({ changedBy }) => importId !== undefined && changedBy === importId);
  const made = earlier.filter(
    ({ importedBy, changedBy }) =>
      importId !== undefined && importedBy === importId && changedBy !== importId,
  );
  return { made: made.length, changed: changed.length };
}

const sumOf = (amounts: readonly (number | undefined)[]): number | undefined =>
  amounts.every((amount) => amount === undefined)
    ? undefined
    : amounts.reduce<number>((sum, amount = 0) => sum + amount, 0);

/** The rows of one booking as one row: several equal rows are its places, and a booking's amounts are for all of them. */
function allPlaces(rows: readonly BookingRow[]): BookingRow | undefined {
  const [first, ...more] = rows;
  if (!first || more.length === 0) return first;
  return present({
    ...first,
    revenueMinor: rows.reduce((sum, { revenueMinor }) => sum + revenueMinor, 0),
    priceMinor: sumOf(rows.map(({ priceMinor }) => priceMinor)),
    feeMinor: sumOf(rows.map(({ feeMinor }) => feeMinor)),
  });
}

interface Pair {
  readonly before: BookingRow;
  readonly after: BookingRow;
}

interface Found {
  /** Each known row with its stored booking and the booking that will replace it. */
  readonly pairs: ReadonlyMap<BookingRow, Pair>;
  readonly superseded: readonly BookingRow[];
}

function findAll(
  rows: readonly BookingRow[],
  offsetOf: OffsetOf,
  stored: ReadonlyMap<string, BookingRow>,
  one: ImportTry,
): Found {
  const storedOf = Map.groupBy(stored.values(), ({ classId }) => classId);
  const pairs = new Map<BookingRow, Pair>();
  const superseded: BookingRow[] = [];
  for (const [classId, ofClass] of Map.groupBy(rows, (row) => row.classId)) {
    const offsetMs = offsetOf(classId);
    const ofSchedule = storedOf.get(classId);
    // Nothing matches in a class without bookings. In a first import, these are all classes.
    if (offsetMs === undefined || !ofSchedule) continue;
    const found = matchClass(ofClass, ofSchedule, one, offsetMs);
    superseded.push(...found.superseded);
    const listed = new Set(found.matched.values());
    for (const [before, ofBooking] of Map.groupBy(found.matched.keys(), (row) => found.matched.get(row))) {
      const row = allPlaces(ofBooking);
      if (!before || !row || (isUntimed(row) && isMadeAgain(row, before, offsetMs))) continue;
      const further = row.filePlaces === undefined ? 0 : countFurtherReferences(before, ofSchedule, listed);
      const after = isUntimed(row) ? cancelledBy(row, before) : rowOnto(row, before, offsetMs, further);
      const pair = { before, after };
      for (const one of ofBooking) pairs.set(one, pair);
    }
  }
  return { pairs, superseded };
}

/**
 * The bookings that a file changes, with their values before its import. The places that become part of a booking are
 * removed, so restoring it alone would lose them.
 */
function updatedBookings(
  changed: readonly Pair[],
  included: readonly BookingRow[],
  importId: string | undefined,
): BookingRow[] {
  const grown = new Set(included.map(firstPlaceOf));
  return changed.map(({ before, after }) => {
    if (importId === undefined) return after;
    return grown.has(firstPlaceOf(before))
      ? { ...after, changedBy: importId }
      : changedByImport(after, before, importId);
  });
}

/** The studio's offset from UTC when a class starts; undefined if the class is not scheduled. */
export type OffsetOf = (classId: string) => number | undefined;

/**
 * Compares a file's bookings with the stored ones, so that only differences are written. Bookings of unknown classes
 * are skipped, and cancelled bookings stay cancelled. A row that says that a booking was cancelled, but not when, only
 * cancels a known booking.
 */
export function planBookings(
  rows: readonly BookingRow[],
  offsetOf: OffsetOf,
  stored: ReadonlyMap<string, BookingRow>,
  one: ImportTry = {},
): BookingPlan {
  const { importId } = one;
  const { pairs, superseded } = findAll(rows, offsetOf, stored, one);
  const scheduled = rows.filter(({ classId }) => offsetOf(classId) !== undefined);
  const outdated = scheduled.filter((row) => isOutdated(row, pairs.get(row)?.before));
  const leftOut = scheduled.filter((row) => isUntimed(row) && !pairs.has(row));
  const left = new Set([...outdated, ...leftOut]);
  const current = scheduled.filter((row) => !left.has(row));
  const added = withIds(
    current.filter((row) => !pairs.has(row)),
    stored,
  );
  const created = added.map((row) => (importId === undefined ? row : { ...row, importedBy: importId }));
  const known = [...new Set(current.flatMap((row) => pairs.get(row) ?? []))];
  const changed = known.filter(({ before, after }) => !isSame(before, after));
  const same = known.filter(({ before, after }) => isSame(before, after));
  const singlePlaces = singlePlacesOf(
    known,
    stored.values(),
    ({ changedBy }) => importId !== undefined && changedBy === importId,
  );
  const updated = updatedBookings(changed, singlePlaces.included, importId);
  const earlier = writtenBefore(
    same.map(({ before }) => before),
    importId,
  );
  const madeBefore = known.flatMap(({ before }) =>
    importId !== undefined && before.importedBy === importId ? [before] : [],
  );
  const imported = created.length + earlier.made;
  const changedNow = updated.length + earlier.changed;
  return {
    superseded,
    singlePlaces: singlePlaces.included,
    fewerPlaces: current.filter((row) => {
      const before = pairs.get(row)?.before;
      return before !== undefined && singlePlaces.fewer.has(before);
    }),
    writes: [...created, ...updated],
    madeBefore,
    mayBeTwice: countMayBeTwice([...created, ...madeBefore], stored.values(), importId),
    imported,
    updated: changedNow,
    unchanged: current.length - imported - changedNow,
    skipped: rows.length - scheduled.length,
    leftCancelled: outdated.length,
    leftOut: leftOut.length,
    outdated,
    classIds: [...new Set(scheduled.map(({ classId }) => classId))],
  };
}
