import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { clientKey, readClient } from '#shared/core/bookings/client.ts';
import { placesIn } from '#shared/core/bookings/booked-places.ts';
import type { CustomerBooking } from '#functions/_domain/classes/customer-bookings.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { stretchesBack, type Stretch } from '#functions/_domain/classes/stretches-back.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const hourMs = 3_600_000;
const stretchesAtOnce = 4;
/**
 * This many bookings cover all kinds of visits in every series. In a larger studio, only the bookings of its newest
 * classes are read.
 */
const bookingsReadMax = 20_000;

/** Revenue is learned from the classes of these past hours and these coming hours. */
const backHours = 28 * 24;
const aheadHours = 14 * 24;

/** The parts of an active direct booking that matter for its price. */
export interface StoredVisit {
  readonly classId: string;
  readonly bookingType: string;
  readonly revenueMinor: number;
}

const compact = (at: Date): string => idStartOf(at.toISOString());

async function readStretch(table: StudioTable, studioId: string, { from, to }: Stretch, bookingsMax: number) {
  const query = table
    .of(BookingEntity)
    .query.primary({ studioId, month: monthOf(compact(from)) })
    .between({ classId: compact(from) }, { classId: compact(to) });
  const { data } = await query.go({
    order: 'desc',
    count: bookingsMax,
    attributes: [
      'classId',
      'channel',
      'status',
      'bookingType',
      'revenueMinor',
      'places',
      'bookedAt',
      'customerName',
      'customerEmail',
    ],
  });
  return data;
}

type Read = Awaited<ReturnType<typeof readStretch>>[number];

/** The revenue of each place of a booking. Together they are the booking's revenue, to the last minor unit. */
const sharesOf = (revenueMinor: number, places: number): number[] =>
  Array.from(
    { length: places },
    (_, at) => Math.floor((revenueMinor * (at + 1)) / places) - Math.floor((revenueMinor * at) / places),
  );

const visitsIn = (bookings: readonly Read[]): StoredVisit[] =>
  bookings.flatMap((booking) => {
    const { classId, channel, status, bookingType, revenueMinor } = booking;
    if (channel !== 'direct' || status !== 'confirmed') return [];
    return sharesOf(revenueMinor, placesIn(booking)).map((share) => ({
      classId,
      bookingType,
      revenueMinor: share,
    }));
  });

const customersIn = (bookings: readonly Read[]): CustomerBooking[] =>
  bookings.flatMap(({ classId, channel, bookedAt, customerName, customerEmail }) => {
    const customer = clientKey(readClient({ name: customerName, email: customerEmail }));
    return customer === undefined ? [] : [{ classId, channel, bookedAt, customer }];
  });

/** The bookings of a studio's classes in the last four weeks and the coming two weeks, newest classes first. */
async function readBookings(table: StudioTable, studioId: string, now: Date): Promise<Read[]> {
  const from = new Date(now.getTime() - backHours * hourMs);
  const to = new Date(now.getTime() + aheadHours * hourMs);
  const bookings: Read[] = [];
  let left = bookingsReadMax;
  for (const some of chunksOf(stretchesBack(from, to), stretchesAtOnce)) {
    if (left <= 0) break;
    const bookingsMax = left;
    const read = await Promise.all(some.map((stretch) => readStretch(table, studioId, stretch, bookingsMax)));
    const newest = read.flat().slice(0, left);
    left -= newest.length;
    bookings.push(...newest);
  }
  return bookings;
}

/** The active direct bookings for classes in the last four weeks and the coming two weeks. */
export const readDirectVisits = async (
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<StoredVisit[]> => visitsIn(await readBookings(table, studioId, now));

/**
 * Reads the data from which prices and diverted customers are learned: who booked which class and when, over all
 * channels.
 */
export async function readVisitsAndCustomers(
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<{ visits: StoredVisit[]; customers: CustomerBooking[] }> {
  const bookings = await readBookings(table, studioId, now);
  return { visits: visitsIn(bookings), customers: customersIn(bookings) };
}
