import { heardDays } from '#shared/contracts/integrations/list-signs.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { stretchesBack, type Stretch } from '#functions/_domain/classes/stretches-back.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { HeardBooking } from './signs.ts';

const dayMs = 24 * 3_600_000;

/**
 * Places are offered this many days ahead. A class booked in the examined period began in that period, or begins at
 * most this many days after it.
 */
const aheadDays = 14;

/** The most bookings examined per week. */
const bookingsMax = 2_000;

const compact = (at: Date): string => idStartOf(at.toISOString());

async function bookingsIn(
  table: StudioTable,
  studioId: string,
  { from, to }: Stretch,
): Promise<HeardBooking[]> {
  const { data } = await table
    .of(BookingEntity)
    .query.primary({ studioId, month: monthOf(compact(from)) })
    .between({ classId: compact(from) }, { classId: compact(to) })
    .go({
      count: bookingsMax,
      attributes: [
        'classId',
        'channel',
        'bookedAt',
        'marketplaceReference',
        'systemReference',
        'mailReference',
        'reportedBy',
      ],
    });
  return data;
}

/** The start of the period in which bookings are examined. */
export const heardSince = (now: Date): Date => new Date(now.getTime() - heardDays * dayMs);

/** Reads the bookings of classes that may have been booked recently. */
export async function readLateBookings(
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<HeardBooking[]> {
  const stretches = stretchesBack(heardSince(now), new Date(now.getTime() + aheadDays * dayMs));
  return (await Promise.all(stretches.map((stretch) => bookingsIn(table, studioId, stretch)))).flat();
}

/** Reads a class's name; undefined if the class has been removed. */
export async function readClassName(
  table: StudioTable,
  studioId: string,
  classId: string,
): Promise<string | undefined> {
  const { data } = await table
    .of(ClassEntity)
    .get({ studioId, classId, month: monthOf(classId) })
    .go();
  return data?.className;
}
