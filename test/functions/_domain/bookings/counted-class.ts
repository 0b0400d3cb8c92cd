import type { ClassItem } from '#functions/_data/classes/class.ts';
import { cls } from '#test/functions/_domain/commit/moving-changes.ts';
import * as fc from 'fast-check';
import type { Channel } from '#shared/contracts/channels.ts';
import { figuresAfterReading } from '#functions/_domain/bookings/booked-figures.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { fileCountNow } from '#functions/_domain/bookings/file-count.ts';
import { salesAfter } from '#functions/_domain/bookings/sold-there.ts';
import type { FileCount } from '#functions/_domain/classes/class-figures.ts';

export const startsAt = '2027-03-02T13:00:00.000Z';
/** The file is imported 1,000 minutes before the class, and booked or cancelled is half a minute off at least. */
export const importedMinutes = 1000;
export const instant = (minutesBefore: number): string =>
  new Date(Date.parse(startsAt) - minutesBefore * 60_000).toISOString();

export interface Booking {
  readonly bookedMinutes: number;
  readonly cancelledMinutes: number | undefined;
  readonly channel: Channel;
  /** How many places it takes; one if omitted. */
  readonly places?: number;
}

export const rowOf = (
  { bookedMinutes, cancelledMinutes, channel, places }: Booking,
  serial: number,
): BookingRow => ({
  classId: '20270302T1300Z-0123456789ab',
  bookingId: `b${serial}`,
  channel,
  bookingType: '',
  bookedAt: instant(bookedMinutes),
  revenueMinor: 100,
  ...(places !== undefined && { places, placesAt: instant(bookedMinutes) }),
  ...(cancelledMinutes === undefined
    ? { status: 'confirmed' }
    : { status: 'cancelled', cancelledAt: instant(cancelledMinutes) }),
});

export const channel = fc.constantFrom('direct' as const, 'fitpass' as const, 'wellhub' as const);
export const minutes = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).filter((at) => Math.abs(at - importedMinutes) > 1);
export const booking: fc.Arbitrary<Booking> = fc
  .record({
    bookedMinutes: minutes(2, 2000),
    channel,
    isCancelled: fc.boolean(),
    after: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ bookedMinutes, channel: sold, isCancelled, after }) => {
    const at = Math.floor(bookedMinutes * after);
    const isClose = Math.abs(at - importedMinutes) <= 1;
    return { bookedMinutes, channel: sold, cancelledMinutes: isCancelled && !isClose ? at : undefined };
  });

/** Bookings of which some take several places. */
export const bookingOfPlaces: fc.Arbitrary<Booking> = fc
  .record({ one: booking, places: fc.constantFrom(1, 1, 2, 3) })
  .map(({ one, places }) => ({ ...one, places }));

export const placesIn = (bookings: readonly Booking[]): number =>
  bookings.reduce((sum, { places = 1 }) => sum + places, 0);

export const stands = ({ bookedMinutes, cancelledMinutes }: Booking, minutesBefore: number): boolean =>
  bookedMinutes > minutesBefore && (cancelledMinutes === undefined || cancelledMinutes < minutesBefore);

export const emptyClass = {
  startsAt,
  bookings: 0,
  bookedByChannel: {},
  allocations: {},
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
};

export const count = (booked: number, unreported = {}): FileCount =>
  fileCountNow(booked, { startsAt, unreported }, [], new Date(instant(importedMinutes)));

export type Cls = typeof emptyClass & {
  readonly bookedByChannel: Partial<Record<string, number>>;
  readonly unreported?: Partial<Record<string, number>> | undefined;
  readonly fileCount: FileCount;
};

/** Fitpass has been read before; Wellhub is read for the first time, an hour after the file. */
export const readAt = new Date(instant(importedMinutes - 60));

export function afterReading(
  cls: Cls,
  marketplace: 'fitpass' | 'wellhub',
  sold: number,
  rows: readonly BookingRow[],
): Cls {
  const sales = salesAfter(cls, { marketplace, sold });
  if (!sales) return cls;
  return { ...cls, ...figuresAfterReading(cls, rows, { ...sales, marketplace, now: readAt }) };
}

/** A class without bookings, and the one that it is now. */
export const empty: ClassItem = {
  ...cls,
  classId: '20270302T1300Z-0123456789ab',
  startsAt,
  bookings: 0,
  bookedByChannel: {},
  allocations: {},
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
};
export const moved: ClassItem = { ...empty, classId: '20270302T1300Z-ba9876543210', room: 'Terraza' };
