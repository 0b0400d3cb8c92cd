import { present } from '#functions/_platform/present.ts';
import type { BookingRow } from './booking-row.ts';

/** A booking in the form in which the table's entity takes it. */
export const bookingItemOf = ({ placeChanges, ...row }: BookingRow) => ({
  ...row,
  ...(placeChanges && { placeChanges: placeChanges.map((change) => present(change)) }),
});
