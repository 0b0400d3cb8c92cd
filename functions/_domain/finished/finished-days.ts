import * as z from 'zod';
import { channels, type Channel } from '#shared/channels.ts';
import type { FinishedClass } from '#shared/core/impact/finished-class.ts';

/**
 * The results of one finished day, with the day's totals when it was read. If the totals have changed since, the
 * results are out of date.
 */
export interface FinishedDay {
  readonly localDate: string;
  readonly sums: string;
  readonly classes: readonly FinishedClass[];
}

const arms = ['none', 'decided', 'held-out'] as const;
const unknown = -1;
const whole = z.int();
/** Series, arm, bookings, expected bookings; then for each channel with sales: channel, visits, revenue, fees. */
const packedClass = z.tuple([whole, whole, whole, whole], whole);
const packedDays = z.object({
  series: z.array(z.tuple([z.string(), z.string()])),
  days: z.array(z.tuple([z.string(), z.string(), z.array(packedClass)])),
});
type Packed = z.output<typeof packedDays>;

const soldOf = ({ channels: sold }: FinishedClass): number[] =>
  channels.flatMap((channel, at) => {
    const one = sold[channel];
    return one ? [at, one.visits, one.revenueMinor, one.feeMinor] : [];
  });

/** The days in the shortest JSON, in which each series is named once. */
export function plainOf(days: readonly FinishedDay[]): Packed {
  const placeOf = new Map<string, number>();
  const series: Packed['series'] = [];
  const placeIn = ({ seriesId, className }: FinishedClass): number => {
    const key = JSON.stringify([seriesId, className]);
    const known = placeOf.get(key);
    if (known !== undefined) return known;
    placeOf.set(key, series.length);
    return series.push([seriesId, className]) - 1;
  };
  return {
    days: days.map(({ localDate, sums, classes }) => [
      localDate,
      sums,
      classes.map((one) => [
        placeIn(one),
        arms.indexOf(one.arm),
        one.bookings,
        one.expectedBookings ?? unknown,
        ...soldOf(one),
      ]),
    ]),
    series,
  };
}

const fieldsOfChannel = 4;

function soldIn(plain: readonly number[]): FinishedClass['channels'] {
  const sold: Partial<Record<Channel, { visits: number; revenueMinor: number; feeMinor: number }>> = {};
  for (let at = 0; at < plain.length; at += fieldsOfChannel) {
    const [channel, visits = 0, revenueMinor = 0, feeMinor = 0] = plain.slice(at, at + fieldsOfChannel);
    const name = channel === undefined ? undefined : channels[channel];
    if (name) sold[name] = { visits, revenueMinor, feeMinor };
  }
  return sold;
}

/** Reads the days back from the JSON of `plainOf`. */
export function daysIn(plain: unknown): FinishedDay[] {
  const { series, days } = packedDays.parse(plain);
  return days.map(([localDate, sums, classes]) => ({
    localDate,
    sums,
    classes: classes.map(([place, arm, bookings, expected, ...sold]) => {
      const [seriesId, className] = series[place] ?? ['', ''];
      return {
        localDate,
        seriesId,
        className,
        arm: arms[arm] ?? 'none',
        bookings,
        expectedBookings: expected === unknown ? null : expected,
        channels: soldIn(sold),
      };
    }),
  }));
}

const daysPerStretch = 10;
const stretchesPerMonth = 3;

/**
 * The first day of the item that stores a day: the 1st, 11th or 21st of the month. The last item covers eight to eleven
 * days.
 */
export function stretchOf(localDate: string): string {
  const day = Number(localDate.slice(8));
  const stretch = Math.min(stretchesPerMonth - 1, Math.floor((day - 1) / daysPerStretch));
  return `${localDate.slice(0, 8)}${String(stretch * daysPerStretch + 1).padStart(2, '0')}`;
}

/** The first day of the month that is the given number of months before a date. */
export function monthsBefore(localDate: string, months: number): string {
  const [year, month] = [Number(localDate.slice(0, 4)), Number(localDate.slice(5, 7))];
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}
