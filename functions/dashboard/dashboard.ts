import type { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { percentOf, roundedPercent } from '#shared/core/numbers/percent.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import type { Counters, DayFigures } from '#functions/_domain/classes/tally.ts';

type Dashboard = OutputOf<typeof getDashboard>;
type Day = Dashboard['days'][number];

const pastDays = 28;
const comingDays = 7;

/** The first and the last day that the dashboard shows. */
export const daysShown = (today: string): { from: string; to: string } => ({
  from: addLocalDays(today, -pastDays),
  to: addLocalDays(today, comingDays - 1),
});

/** The days that are shown, in order, those without classes included. */
export const daysOf = (figures: ReadonlyMap<string, DayFigures>, today: string): Day[] =>
  Array.from({ length: pastDays + comingDays }, (_, index) => {
    const localDate = addLocalDays(today, index - pastDays);
    const { classes = 0, bookings = 0, capacity = 0, revenueMinor = 0 } = figures.get(localDate) ?? {};
    return { localDate, classes, bookings, capacity, revenueMinor };
  });

/** Bookings over capacity, in percent; days that hold nobody are at 0. */
export function occupancyOf(days: readonly Day[]): number {
  const capacity = days.reduce((sum, day) => sum + day.capacity, 0);
  const bookings = days.reduce((sum, day) => sum + day.bookings, 0);
  return percentOf(bookings, capacity);
}

const millionthsPerPercent = 10_000;

/** What the decisions of a studio add up to. */
export const insightsOf = (
  { decisions, pendingReview, confidenceMillionths }: Counters,
  executedToday: number,
): Dashboard['insights'] => ({
  totalDecisions: decisions,
  pendingReview,
  executedToday,
  averageConfidencePercent:
    decisions > 0 ? roundedPercent(confidenceMillionths / decisions / millionthsPerPercent) : null,
});
