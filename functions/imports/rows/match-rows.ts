import { matchBookings } from '#shared/core/bookings/match-bookings.ts';
import { bookingFactsOf, idOfPlace } from '#functions/_domain/bookings/booking-identity.ts';
import { placesIn } from '#shared/core/bookings/booked-places.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';

/** The stored booking of each row that has one. */
export type Matched = Map<BookingRow, BookingRow>;

export type Same = (row: BookingRow, stored: BookingRow) => boolean;

type ById = ReadonlyMap<string, BookingRow>;

/** The stored bookings that correspond to several identical rows. */
function placesOf(bookingId: string, reported: number, stored: ById): BookingRow[] {
  const places: BookingRow[] = [];
  for (let place = 0; ; place += 1) {
    const one = stored.get(idOfPlace(bookingId, place));
    if (one) places.push(one);
    else if (place >= reported) return places;
  }
}

const hasSameState: Same = (row, stored) => row.status === stored.status;

/** Matches equal rows to the stored bookings with the same ids, starting with the ones whose content is also equal. */
function matchById(rows: readonly BookingRow[], stored: ById, isSame: Same): Matched {
  const matched: Matched = new Map();
  for (const [bookingId, alike] of Map.groupBy(rows, (row) => row.bookingId)) {
    const places = placesOf(bookingId, alike.length, stored);
    for (const fits of [isSame, hasSameState, () => true])
      for (const row of alike) {
        if (matched.has(row)) continue;
        const at = places.findIndex((one) => fits(row, one));
        const [place] = at < 0 ? [] : places.splice(at, 1);
        if (place) matched.set(row, place);
      }
  }
  return matched;
}

/** Whether a row without a reference and without a number of places stands for one place. */
const isOnePlace = ({ status, fileReference, filePlaces }: BookingRow): boolean =>
  status === 'confirmed' && fileReference === undefined && filePlaces === undefined;

/** Matches equal rows, each of which is one place, with the other places of a booking that one of them matches. */
function withFurtherPlaces(rows: readonly BookingRow[], matched: Matched): Matched {
  for (const alike of Map.groupBy(rows.filter(isOnePlace), ({ bookingId }) => bookingId).values()) {
    const left = alike.filter((row) => !matched.has(row));
    for (const one of new Set(alike.flatMap((row) => matched.get(row) ?? [])))
      for (const row of left.splice(0, placesIn(one) - 1)) matched.set(row, one);
  }
  return matched;
}

/**
 * Finds the stored bookings that match the rows of one class: by id if an earlier import of the file created them,
 * otherwise by the identity rule. Each booking matches at most one row, or as many equal ones as it takes places.
 *
 * @param offsetMs how far the studio's local time is ahead of UTC
 */
export function matchRows(
  rows: readonly BookingRow[],
  stored: readonly BookingRow[],
  isSame: Same,
  offsetMs: number,
): Matched {
  const matched = matchById(rows, new Map(stored.map((one) => [one.bookingId, one])), isSame);
  const taken = new Set(matched.values());
  const [left, others] = [rows.filter((row) => !matched.has(row)), stored.filter((one) => !taken.has(one))];
  if (left.length === 0 || others.length === 0) return withFurtherPlaces(rows, matched);
  const facts = (row: BookingRow) => bookingFactsOf(row, offsetMs);
  matchBookings(left.map(facts), others.map(facts)).forEach((to, at) => {
    const [row, one] = [left[at], to === undefined ? undefined : others[to]];
    if (row && one) matched.set(row, one);
  });
  return withFurtherPlaces(rows, matched);
}
