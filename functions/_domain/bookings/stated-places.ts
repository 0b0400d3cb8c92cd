import type { BookingPlaceChange } from '#shared/core/bookings/booked-places.ts';
import type { BookingRow } from './booking-row.ts';
import { assumedTimeOf } from './found-time.ts';

/** A number of places that somebody stated for a booking, and when. */
export interface StatedPlaces {
  readonly count: number;
  readonly at: string;
}

/** A file's row with the time at which it states its number of places: when the file was imported. */
export const statedInFile = (row: BookingRow, importedAt: string): BookingRow =>
  row.filePlaces === undefined ? row : { ...row, placesAt: importedAt };

type PlacesSource = 'file' | 'report';

/** Older changes than these are not kept with a booking: its places then count as booked with it. */
const changesMax = 20;

/**
 * The later of two numbers of places; of two from the same time the higher one, because one place too many keeps a place
 * back and one too few sells it twice. So the order in which they arrive does not matter.
 */
export function latestPlaces(
  a: StatedPlaces | undefined,
  b: StatedPlaces | undefined,
): StatedPlaces | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.at > a.at || (b.at === a.at && b.count > a.count) ? b : a;
}

/** The number of places that was last stated for a stored booking. */
export const placesStatedFor = ({ places, placesAt }: BookingRow): StatedPlaces | undefined =>
  places === undefined || placesAt === undefined ? undefined : { count: places, at: placesAt };

/**
 * Whether a report states again a number that another one has replaced since. It may be a copy of the earlier report, or
 * a change back.
 */
export function isReplacedNumber(row: BookingRow, stated: StatedPlaces): boolean {
  const known = placesStatedFor(row);
  if (known === undefined || known.count === stated.count || known.at >= stated.at) return false;
  let count = known.count;
  return (row.placeChanges ?? []).toReversed().some(({ more }) => {
    count -= more;
    return count === stated.count;
  });
}

/** A file does not say when its places were cancelled. */
const changeBy = (source: PlacesSource, at: string, more: number): BookingPlaceChange =>
  source === 'file' && more < 0 ? { at: assumedTimeOf(at), more, precision: 'unknown' } : { at, more };

/**
 * A booking after somebody stated how many places it takes. An earlier statement than the last one changes nothing. The
 * first one says how many places were booked; a later one adds or cancels the difference at its time.
 */
export function withStatedPlaces(row: BookingRow, stated: StatedPlaces, source: PlacesSource): BookingRow {
  const known = placesStatedFor(row);
  if (latestPlaces(known, stated) === known) return row;
  const more = known === undefined ? 0 : stated.count - known.count;
  const after = { ...row, places: stated.count, placesAt: stated.at };
  if (more === 0) return after;
  const changes = [...(row.placeChanges ?? []), changeBy(source, stated.at, more)];
  return { ...after, placeChanges: changes.slice(-changesMax) };
}
