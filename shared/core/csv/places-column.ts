import type { Column } from './column-fit.ts';
import type { Mapping } from './map-columns.ts';
import { bookedPlaces, extraGuests, mayCountOthers } from './place-titles.ts';
import { readWhole } from './read-whole.ts';

/** A column with higher numbers counts the places of the class. */
const partyMax = 12;

/**
 * Finds a column that is not read and that says that some bookings are for several places, such as 'Guests' or 'Party
 * size'. Each row is one place, so the others would be sold twice.
 *
 * @returns its number; undefined if there is none
 */
export function placesColumn(columns: readonly Column[], { columns: fields }: Mapping): number | undefined {
  const at = columns.findIndex(({ concepts, facts }, index) => {
    const isOthers = extraGuests(concepts, 'bookings') > 0;
    if (!isOthers && bookedPlaces(concepts, 'bookings') === 0) return false;
    if ((fields[index] ?? []).length > 0) return false;
    const numbers = [...facts.distinct.keys()].map((cell) => Number(readWhole(cell) ?? Number.NaN));
    const isParty = numbers.every((number) => Number.isNaN(number) || number <= partyMax);
    return isParty && numbers.some((number) => number >= (isOthers ? 1 : 2));
  });
  return at < 0 ? undefined : at;
}

/** Finds a column such as 'Guests' that is taken for all places of a booking, because no row has 0 guests. */
export function guestsColumn(columns: readonly Column[], { evidence }: Mapping): number | undefined {
  const at = evidence.get('booked_places')?.column;
  const column = columns[at ?? -1];
  return column && mayCountOthers(column.concepts) ? at : undefined;
}
