import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { stretchesBack, type Stretch } from '#functions/_domain/classes/stretches-back.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const hourMs = 3_600_000;
const stretchesAtOnce = 4;
/** Enough to know every kind of visit of every series by; a studio with more has its newest classes' read. */
const bookingsReadMax = 20_000;

/** What direct visits bring is learnt from classes that began so long ago at most, and from those of the coming days. */
const backHours = 28 * 24;
const aheadHours = 14 * 24;

/** A standing direct booking, as far as its price goes. */
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
    attributes: ['classId', 'channel', 'status', 'bookingType', 'revenueMinor'],
  });
  return data;
}

/** The standing direct bookings of a studio's classes of the last four weeks and the coming two, the newest classes first. */
export async function readDirectVisits(
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<StoredVisit[]> {
  const from = new Date(now.getTime() - backHours * hourMs);
  const to = new Date(now.getTime() + aheadHours * hourMs);
  const visits: StoredVisit[] = [];
  let left = bookingsReadMax;
  for (const some of chunksOf(stretchesBack(from, to), stretchesAtOnce)) {
    if (left <= 0) break;
    const bookingsMax = left;
    const read = await Promise.all(some.map((stretch) => readStretch(table, studioId, stretch, bookingsMax)));
    const newest = read.flat().slice(0, left);
    left -= newest.length;
    for (const { classId, channel, status, bookingType, revenueMinor } of newest)
      if (channel === 'direct' && status === 'confirmed') visits.push({ classId, bookingType, revenueMinor });
  }
  return visits;
}
