import type { BookingRow } from './booking-rows.ts';

/** What a file makes of the bookings that are kept. */
export interface BookingPlan {
  /** To be written, whether new or changed. */
  readonly writes: readonly BookingRow[];
  /** As they are kept: their time has changed, and with it where they lie. */
  readonly moved: readonly BookingRow[];
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: number;
  /** The classes that the file speaks of. */
  readonly classIds: readonly string[];
}

const compared = [
  'channel',
  'bookingType',
  'source',
  'status',
  'bookedAt',
  'customerName',
  'customerEmail',
  'cancelledAt',
  'revenueMinor',
  'priceMinor',
  'feeMinor',
] as const satisfies readonly (keyof BookingRow)[];

const isSame = (a: BookingRow, b: BookingRow): boolean => compared.every((field) => a[field] === b[field]);

/**
 * Compares a file's bookings with those that are kept: only what differs is to be written. Bookings of classes that
 * are not in the schedule are skipped.
 */
export function planBookings(
  rows: readonly BookingRow[],
  isScheduled: (classId: string) => boolean,
  kept: ReadonlyMap<string, BookingRow>,
): BookingPlan {
  const scheduled = rows.filter(({ classId }) => isScheduled(classId));
  const changed = (row: BookingRow): boolean => {
    const before = kept.get(row.bookingId);
    return before !== undefined && !isSame(row, before);
  };
  const created = scheduled.filter(({ bookingId }) => !kept.has(bookingId));
  const updated = scheduled.filter(changed);
  const moved = updated.flatMap((row) => {
    const before = kept.get(row.bookingId);
    return before && before.bookedAt !== row.bookedAt ? [before] : [];
  });
  return {
    moved,
    writes: [...created, ...updated],
    imported: created.length,
    updated: updated.length,
    unchanged: scheduled.length - created.length - updated.length,
    skipped: rows.length - scheduled.length,
    classIds: [...new Set(scheduled.map(({ classId }) => classId))],
  };
}
