import type { BookingRow } from '#functions/_domain/bookings/booking-rows.ts';

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
  /** Rows that tell as booked what was told to be cancelled. */
  readonly leftCancelled: number;
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
 * Whether a row knows less than what is kept: a file does not say when it was made, and one that tells a booking without
 * its cancellation was made before it. What was told to be cancelled stays so; who books again has another reference
 * or another time of booking, and with it another booking.
 */
const isOutdated = (row: BookingRow, kept: BookingRow | undefined): boolean =>
  kept?.cancelledBy !== undefined && row.status === 'confirmed';

/** A row of a file says when a booking was cancelled, never who told it; nor does it say which import made it. */
const withOrigin = (row: BookingRow, kept: BookingRow | undefined): BookingRow => ({
  ...row,
  ...(kept?.cancelledBy !== undefined && { cancelledBy: kept.cancelledBy }),
  ...(kept?.importedBy !== undefined && { importedBy: kept.importedBy }),
  ...(kept?.reportedBy !== undefined && { reportedBy: kept.reportedBy }),
});

/** What an earlier try of the same import wrote counts as what that try made of it. */
function writtenBefore(
  rows: readonly BookingRow[],
  kept: ReadonlyMap<string, BookingRow>,
  importId?: string,
) {
  const earlier = rows.flatMap(({ bookingId }) => kept.get(bookingId) ?? []);
  const changed = earlier.filter(({ changedBy }) => importId !== undefined && changedBy === importId);
  const made = earlier.filter(
    ({ importedBy, changedBy }) =>
      importId !== undefined && importedBy === importId && changedBy !== importId,
  );
  return { made: made.length, changed: changed.length };
}

/**
 * Compares a file's bookings with those that are kept: only what differs is to be written. Bookings of classes that
 * are not in the schedule are skipped, and those that were told to be cancelled are left so.
 *
 * @param importId the import that the file came with: what it writes carries its id, and what an earlier try of it
 *   wrote is counted as its own
 */
export function planBookings(
  rows: readonly BookingRow[],
  isScheduled: (classId: string) => boolean,
  kept: ReadonlyMap<string, BookingRow>,
  importId?: string,
): BookingPlan {
  const scheduled = rows.filter(({ classId }) => isScheduled(classId));
  const current = scheduled.filter((row) => !isOutdated(row, kept.get(row.bookingId)));
  const changed = (row: BookingRow): boolean => {
    const before = kept.get(row.bookingId);
    return before !== undefined && !isSame(row, before);
  };
  const created = current
    .filter(({ bookingId }) => !kept.has(bookingId))
    .map((row) => (importId === undefined ? row : { ...row, importedBy: importId }));
  const updated = current
    .filter(changed)
    .map((row) => withOrigin(row, kept.get(row.bookingId)))
    .map((row) => (importId === undefined ? row : { ...row, changedBy: importId }));
  const before = writtenBefore(
    current.filter((row) => !changed(row)),
    kept,
    importId,
  );
  const imported = created.length + before.made;
  const changedNow = updated.length + before.changed;
  const moved = updated.flatMap((row) => {
    const before = kept.get(row.bookingId);
    return before && before.bookedAt !== row.bookedAt ? [before] : [];
  });
  return {
    moved,
    writes: [...created, ...updated],
    imported,
    updated: changedNow,
    unchanged: current.length - imported - changedNow,
    skipped: rows.length - scheduled.length,
    leftCancelled: scheduled.length - current.length,
    classIds: [...new Set(scheduled.map(({ classId }) => classId))],
  };
}
