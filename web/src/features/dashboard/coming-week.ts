import type { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';

export type Dashboard = OutputOf<typeof getDashboard>;
type Day = Dashboard['days'][number];

/** A future day, compared with the usual figures for its weekday. */
export interface ComparedDay {
  localDate: string;
  classes: number;
  /** The expected occupancy, or the actual one for past classes. */
  occupancyPercent: number;
  /** The occupancy by current bookings, capped at the expected one. */
  bookedPercent: number;
  booked: number;
  outlook: Day['outlook'];
  /** Bookings divided by capacity on that weekday in past weeks; null if there was no class. */
  usualOccupancyPercent: number | null;
  revenueMinor: number;
  bookedRevenueMinor: number;
  /** The mean revenue of that weekday on past days with classes; null if there were none. */
  usualRevenueMinor: number | null;
}

const dayMs = 86_400_000;
const weekdayOf = (localDate: string): number => new Date(`${localDate}T00:00:00Z`).getUTCDay();
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const occupancyOf = (
  days: readonly Day[],
  placesOf = ({ outlook }: Day): number => outlook.bookings,
): number | null => {
  const capacity = sum(days.map((day) => day.capacity));
  return capacity === 0 ? null : (sum(days.map(placesOf)) / capacity) * 100;
};

const meanRevenueOf = (days: readonly Day[]): number | null =>
  days.length === 0 ? null : Math.round(sum(days.map(({ outlook }) => outlook.revenueMinor)) / days.length);

const compare = (day: Day, past: readonly Day[]): ComparedDay => {
  const alike = past.filter(
    ({ localDate, classes }) => classes > 0 && weekdayOf(localDate) === weekdayOf(day.localDate),
  );
  return {
    localDate: day.localDate,
    classes: day.classes,
    occupancyPercent: occupancyOf([day]) ?? 0,
    bookedPercent: occupancyOf([day], ({ bookings, outlook }) => Math.min(bookings, outlook.bookings)) ?? 0,
    booked: day.bookings,
    outlook: day.outlook,
    usualOccupancyPercent: occupancyOf(alike),
    revenueMinor: day.outlook.revenueMinor,
    bookedRevenueMinor: Math.min(day.revenueMinor, day.outlook.revenueMinor),
    usualRevenueMinor: meanRevenueOf(alike),
  };
};

/** The seven days from `today` on, each compared with the same weekday in the 28 days before. */
export function comingWeek(days: readonly Day[], today: string): ComparedDay[] {
  const distance = ({ localDate }: Day): number => (Date.parse(localDate) - Date.parse(today)) / dayMs;
  const past = days.filter((day) => distance(day) < 0 && distance(day) >= -28);
  return days.filter((day) => distance(day) >= 0 && distance(day) < 7).map((day) => compare(day, past));
}

/** The points of a chart, without days that have no value. */
export const points = (
  week: readonly ComparedDay[],
  label: (day: ComparedDay) => string,
  value: (day: ComparedDay) => number | null,
): { x: string; y: number }[] =>
  week.flatMap((day) => {
    const y = value(day);
    return y === null ? [] : [{ x: label(day), y }];
  });

/** Below this value, the axis labels would be fractions, which appear twice when rounded to whole amounts. */
const axisTopMin = 10;

/** The next round number that is at least `most`, for the top of an axis. */
export function axisTop(most: number): number {
  const needed = Math.max(most, axisTopMin);
  const power = 10 ** Math.floor(Math.log10(needed));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= needed) ?? 10;
  return step * power;
}
