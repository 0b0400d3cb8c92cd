import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { namesOfClient } from './names-of-client.ts';

/** The names of a booking's client, each with the class. */
const clientsIn = (row: BookingRow): string[] => namesOfClient(row).map((name) => `${row.classId} ${name}`);

/**
 * How many of an import's new bookings are of clients who have another booking of the same class, which is not from this
 * import. A client may book a class twice, but if most bookings of a file are like this, a column was probably
 * misunderstood that identifies them.
 *
 * @param added the bookings that the import has created
 * @param stored all bookings of their classes
 */
export function countMayBeTwice(
  added: readonly BookingRow[],
  stored: Iterable<BookingRow>,
  importId: string | undefined,
): number {
  const others = [...stored].filter(
    ({ status, importedBy }) => status === 'confirmed' && (importId === undefined || importedBy !== importId),
  );
  if (added.length === 0 || others.length === 0) return 0;
  const known = new Set(others.flatMap(clientsIn));
  return added.filter((row) => row.status === 'confirmed' && clientsIn(row).some((one) => known.has(one)))
    .length;
}
