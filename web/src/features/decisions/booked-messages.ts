import * as messages from '#messages/decisions';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { wholePercent } from '../../ui/numbers.ts';

type Booked = Pick<DecisionView, 'bookings' | 'totalCapacity' | 'occupancyPercent' | 'bookingsNow'>;

/**
 * '5/20 booked (25%) when this was decided, 6 now': the figures that the text below is based on, and the current ones.
 */
export function bookedNowMessage({ bookings, totalCapacity, occupancyPercent, bookingsNow }: Booked): string {
  const decided = messages.bookedWhenDecided(bookings, totalCapacity, wholePercent(occupancyPercent));
  return bookingsNow === null || bookingsNow === bookings
    ? decided
    : messages.decidedBookingsNowNow(decided, bookingsNow);
}
