import { addLocalDays, dayRangeUtc } from '#shared/core/time/zone.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import { FinishedDaysEntity } from '#functions/_data/classes/finished-days.ts';
import { ForecastEntity } from '#functions/_data/classes/forecast.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { expectedIn } from '#functions/_domain/classes/expected-ahead.ts';
import { daysIn, monthsBefore, plainOf, stretchOf, type FinishedDay } from './finished-days.ts';
import { finishedClassesOf, type DayRead } from './finished-classes.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Version of the results. Increase it when newer code would compute different results. */
const kind = 1;

/** Number of months that are stored and shown, including the current one. */
export const finishedMonths = 12;

/** The stored finished days between two days, including both, in order. */
export async function readFinishedDays(
  table: StudioTable,
  studioId: string,
  from: string,
  to: string,
): Promise<FinishedDay[]> {
  const { data } = await table
    .of(FinishedDaysEntity)
    .query.primary({ studioId })
    .between({ fromDate: stretchOf(from) }, { fromDate: to })
    .go({ pages: 'all' });
  return data
    .flatMap((item) => (item.kind === kind && item.packed ? daysIn(unpack(item.packed)) : []))
    .filter(({ localDate }) => localDate >= from && localDate <= to);
}

/** Whether all finished days were already checked on this date of the studio. */
export async function wasLookedAt(table: StudioTable, studioId: string, today: string): Promise<boolean> {
  const fromDate = stretchOf(today);
  const { data } = await table.of(FinishedDaysEntity).get({ studioId, fromDate }).go();
  return data?.lookedOn === today;
}

/** Records that all finished days were checked. */
export const recordLookedAt = (table: StudioTable, studioId: string, today: string): Promise<unknown> =>
  table
    .of(FinishedDaysEntity)
    .update({ studioId, fromDate: stretchOf(today) })
    .set({ lookedOn: today })
    .go();

/** Stores the days of one item, replacing its earlier content. */
export const storeFinishedDays = (
  table: StudioTable,
  studioId: string,
  fromDate: string,
  days: readonly FinishedDay[],
): Promise<unknown> =>
  table
    .of(FinishedDaysEntity)
    .update({ studioId, fromDate })
    .set({ kind, packed: pack(plainOf(days)) })
    .go();

/** The days with classes from the first stored month up to yesterday, each with its current totals. */
export async function sumsOfFinishedDays(
  table: StudioTable,
  studioId: string,
  today: string,
): Promise<Map<string, string>> {
  const { data } = await table
    .of(DayEntity)
    .query.primary({ studioId })
    .between({ localDate: monthsBefore(today, finishedMonths - 1) }, { localDate: addLocalDays(today, -1) })
    .go({ consistent: true, pages: 'all' });
  return new Map(
    data
      .filter(({ classes = 0 }) => classes > 0)
      .map((day) => [
        day.localDate,
        [day.changes, day.classes, day.capacity, day.bookings, day.revenueMinor].join('/'),
      ]),
  );
}

const idsOf = (localDate: string, timezone: string) => {
  const { fromUtc, toUtc } = dayRangeUtc(localDate, localDate, timezone);
  const lastUtc = new Date(Date.parse(toUtc) - 1).toISOString();
  const [first, last] = [idStartOf(fromUtc), idStartOf(lastUtc)];
  const months = [...new Set([monthOf(first), monthOf(last)])];
  // Ids and booking keys continue after the minute, so the upper bound needs a suffix.
  return { months, first, last: `${last}~` };
};

const bookingFields = ['classId', 'channel', 'status', 'revenueMinor', 'feeMinor', 'places'] as const;

/** Reads the results of a finished day: its classes, their bookings, and the expectations recorded before. */
export async function readFinishedDay(
  table: StudioTable,
  studioId: string,
  localDate: string,
  timezone: string,
): Promise<DayRead> {
  const { months, first, last } = idsOf(localDate, timezone);
  const all = { consistent: true, pages: 'all' } as const;
  const [classes, bookings, forecast] = await Promise.all([
    Promise.all(
      months.map((month) =>
        table
          .of(ClassEntity)
          .query.primary({ studioId, month })
          .between({ classId: first }, { classId: last })
          .go(all),
      ),
    ),
    Promise.all(
      months.map((month) =>
        table
          .of(BookingEntity)
          .query.primary({ studioId, month })
          .between({ classId: first }, { classId: last })
          .go({ ...all, attributes: [...bookingFields] }),
      ),
    ),
    table.of(ForecastEntity).get({ studioId, localDate }).go(),
  ]);
  return {
    localDate,
    classes: classes.flatMap(({ data }) => data),
    bookings: bookings.flatMap(({ data }) => data),
    expectedOf: forecast.data?.ahead ? expectedIn(unpack(forecast.data.ahead)) : new Map<string, number>(),
  };
}

/** The stored form of a day's results. */
export const finishedDayOf = (read: DayRead, sums: string): FinishedDay => ({
  localDate: read.localDate,
  sums,
  classes: finishedClassesOf(read),
});
