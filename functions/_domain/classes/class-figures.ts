import { marketplaces, type Channel } from '#shared/contracts/channels.ts';
import {
  placesIn,
  placesOf,
  type PlacedBooking,
  type PlaceTimes,
} from '#shared/core/bookings/booked-places.ts';
import type { CountedClass } from './tally.ts';

/** The fields of a booking that count towards its class. */
export interface CountedBooking extends PlacedBooking {
  readonly channel: Channel;
  /** The revenue of all its places together. */
  readonly revenueMinor: number;
}

/** A booking or cancellation as the forecast reads it. */
export interface DemandEvent {
  readonly minutesBefore: number;
  readonly channel: string;
  readonly kind: 'booked' | 'cancelled';
  readonly bookedMinutesBefore?: number;
  /** Only the day of the booking is known. Its minutes are those of the beginning of that day. */
  readonly isDay?: boolean;
  /** The booking was cancelled at an unknown time, so nothing is learned from it. */
  readonly isUntimed?: boolean;
}

/** How many bookings a class had according to a schedule file. */
export interface FileCount {
  readonly booked: number;
  /** When the file was imported, in seconds since 1970 (UTC). */
  readonly atSeconds: number;
  /** When a file with the same count was last imported. It may be the same file, or a new one. */
  readonly lastSeconds: number;
  /**
   * When a file first counted bookings of the class, if it was another file. 0 if a file without any created the class.
   */
  readonly firstSeconds?: number | undefined;
  /**
   * True for the counts of two classes that are one now, if files counted them at different times, between `atSeconds`
   * and `lastSeconds`. Then only a booking that stood throughout is certainly one of the counted ones.
   */
  readonly isThroughout?: boolean | undefined;
  /**
   * How many of the counted places were read at a marketplace and covered by no report. A marketplace that is missing
   * was not read before.
   */
  readonly unreported: Readonly<Partial<Record<string, number | undefined>>>;
  /** How many bookings of these marketplaces were known to stand. Only for those with unreported places. */
  readonly reported: Readonly<Partial<Record<string, number | undefined>>>;
}

/** The figures of a class, from its bookings. */
export interface ClassFigures {
  readonly bookings: number;
  readonly bookedByChannel: Readonly<Partial<Record<Channel, number>>>;
  readonly revenueDirectMinor: number;
  readonly revenueMarketplaceMinor: number;
  readonly events: readonly DemandEvent[];
  /** Unreported booked places. Absent if their number does not change. */
  readonly unreported?: Readonly<Partial<Record<Channel, number>>>;
  /** The bookings that were removed here and are unreported places until their marketplace is read. Absent if unchanged. */
  readonly unread?: Readonly<Partial<Record<Channel, number>>>;
  /** How many unreported places were cancelled. Absent if their number does not change. */
  readonly cancelledUnreported?: Readonly<Partial<Record<Channel, number>>>;
}

interface FiguredClass {
  readonly localDate: string;
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly revenueDirectMinor: number;
  readonly revenueMarketplaceMinor: number;
}

/** The numbers of a class that count in the totals of its day and its studio. */
export const countedOf = (cls: FiguredClass): CountedClass => ({
  localDate: cls.localDate,
  totalCapacity: cls.totalCapacity,
  bookings: cls.bookings,
  revenueMinor: cls.revenueDirectMinor + cls.revenueMarketplaceMinor,
});

const isMarketplace = (channel: Channel): boolean => marketplaces.some((one) => one === channel);

const minutesBetween = (at: string, startsAt: string): number =>
  Math.round((Date.parse(startsAt) - Date.parse(at)) / 60_000);

function eventsOf(
  channel: Channel,
  { bookedAt, bookedAtPrecision, cancelledAt, cancelledAtPrecision }: PlaceTimes,
  startsAt: string,
): DemandEvent[] {
  const known = {
    ...(bookedAtPrecision === 'day' && { isDay: true }),
    ...(cancelledAtPrecision === 'unknown' && { isUntimed: true }),
  };
  const booked = minutesBetween(bookedAt, startsAt);
  const first: DemandEvent = { minutesBefore: booked, channel, kind: 'booked', ...known };
  return cancelledAt === undefined
    ? [first]
    : [
        first,
        {
          minutesBefore: minutesBetween(cancelledAt, startsAt),
          channel,
          kind: 'cancelled',
          bookedMinutesBefore: booked,
          ...known,
        },
      ];
}

/** Ordered by time. Within one minute the order is fixed, bookings before cancellations. */
const inOrder = (a: DemandEvent, b: DemandEvent): number =>
  b.minutesBefore - a.minutesBefore ||
  a.kind.localeCompare(b.kind) ||
  a.channel.localeCompare(b.channel) ||
  (a.bookedMinutesBefore ?? 0) - (b.bookedMinutesBefore ?? 0);

/**
 * Computes a class's figures from all its bookings: the number of places and the revenue of active bookings by kind of
 * channel, and every booking and cancellation of a place in minutes before the start.
 */
export function figuresOf(bookings: readonly CountedBooking[], startsAt: string): ClassFigures {
  const bookedByChannel: Partial<Record<Channel, number>> = {};
  let [revenueDirectMinor, revenueMarketplaceMinor, standing] = [0, 0, 0];
  for (const booking of bookings) {
    const { status, channel, revenueMinor } = booking;
    if (status !== 'confirmed') continue;
    const places = placesIn(booking);
    standing += places;
    bookedByChannel[channel] = (bookedByChannel[channel] ?? 0) + places;
    if (isMarketplace(channel)) revenueMarketplaceMinor += revenueMinor;
    else revenueDirectMinor += revenueMinor;
  }
  const events = bookings
    .flatMap((booking) => placesOf(booking).flatMap((place) => eventsOf(booking.channel, place, startsAt)))
    .sort(inOrder);
  return { bookings: standing, bookedByChannel, revenueDirectMinor, revenueMarketplaceMinor, events };
}
