import type { Channel } from '#shared/channels.ts';
import type { FinishedClass, Sold } from '#shared/core/impact/finished-class.ts';
import { placesIn } from '#shared/core/bookings/booked-places.ts';

interface ReadClass {
  readonly classId: string;
  readonly localDate: string;
  readonly seriesId: string;
  readonly className: string;
  readonly bookings: number;
  readonly trialArm?: 'decided' | 'held-out' | undefined;
  readonly approvedByHand?: boolean | undefined;
  readonly cancelledAt?: string | undefined;
}

interface ReadBooking {
  readonly classId: string;
  readonly channel: Channel;
  readonly status: 'confirmed' | 'cancelled';
  readonly revenueMinor: number;
  readonly feeMinor?: number | undefined;
  readonly places?: number | undefined;
}

/** A finished day in the form stored in the table. */
export interface DayRead {
  readonly localDate: string;
  readonly classes: readonly ReadClass[];
  readonly bookings: readonly ReadBooking[];
  /** Number of bookings expected one or two days ahead, by class. */
  readonly expectedOf: ReadonlyMap<string, number>;
}

function soldOf(bookings: readonly ReadBooking[]): FinishedClass['channels'] {
  const sold: Partial<Record<Channel, Sold>> = {};
  for (const booking of bookings) {
    const { channel, status, revenueMinor, feeMinor = 0 } = booking;
    if (status !== 'confirmed') continue;
    const { visits, ...sums } = sold[channel] ?? { visits: 0, revenueMinor: 0, feeMinor: 0 };
    sold[channel] = {
      visits: visits + placesIn(booking),
      revenueMinor: sums.revenueMinor + revenueMinor,
      feeMinor: sums.feeMinor + feeMinor,
    };
  }
  return sold;
}

/**
 * The class's arm in the experiment. A class with a decision approved by a person says nothing about automatic
 * execution.
 */
const armOf = ({ trialArm, approvedByHand }: ReadClass): FinishedClass['arm'] =>
  trialArm === undefined || approvedByHand ? 'none' : trialArm;

/** The results of a day's classes, without cancelled classes. */
export function finishedClassesOf({ localDate, classes, bookings, expectedOf }: DayRead): FinishedClass[] {
  const bookingsOf = Map.groupBy(bookings, ({ classId }) => classId);
  return classes
    .filter((one) => one.localDate === localDate && one.cancelledAt === undefined)
    .map((one) => ({
      localDate,
      seriesId: one.seriesId,
      className: one.className,
      arm: armOf(one),
      bookings: one.bookings,
      expectedBookings: expectedOf.get(one.classId) ?? null,
      channels: soldOf(bookingsOf.get(one.classId) ?? []),
    }));
}
