import { apartMaxMs } from '#shared/core/bookings/likeness.ts';
import { readBooking } from '#shared/core/bookings/booking-facts.ts';
import { startOf } from '#functions/_domain/classes/class-id.ts';
import { bookingFactsOf } from './booking-identity.ts';
import type { BookingRow } from './booking-row.ts';
import { assumedTimeOf } from './found-time.ts';

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** Whether a row says that a booking was cancelled, but not when. */
export const isUntimed = ({ status, cancelledAt, cancelledAtPrecision }: BookingRow): boolean =>
  status === 'cancelled' && (cancelledAt === undefined || cancelledAtPrecision === 'unknown');

const cancelledAtLatest = (row: BookingRow, at: string): BookingRow => ({
  ...row,
  status: 'cancelled',
  cancelledAt: later(row.bookedAt, earlier(at, startOf(row.classId))),
  cancelledAtPrecision: 'unknown',
});

/**
 * A file's row with an assumed time of cancellation, if the row does not say when the booking was cancelled.
 *
 * @param foundAt when the file was imported (UTC)
 */
export const withAssumedTime = (row: BookingRow, foundAt: string): BookingRow =>
  isUntimed(row) ? cancelledAtLatest(row, assumedTimeOf(foundAt)) : row;

/**
 * The stored booking after a row that only says that it was cancelled. Nothing else changes, because such rows often
 * lack the rest. A booking that is cancelled already keeps its time.
 */
export const cancelledBy = (row: BookingRow, stored: BookingRow): BookingRow =>
  stored.status === 'cancelled' ? stored : cancelledAtLatest(stored, row.cancelledAt ?? stored.bookedAt);

/**
 * Whether the stored booking was reported as made later than the row says, beyond what two reports of one booking can
 * differ. The row is then older than a booking that was made again under the same reference.
 */
export function isMadeAgain(row: BookingRow, stored: BookingRow, offsetMs: number): boolean {
  const [a, b] = [row, stored].map((one) => readBooking(bookingFactsOf(one, offsetMs)));
  return a !== undefined && b?.isReported === true && b.atMs - a.atMs > apartMaxMs([a, b]);
}
