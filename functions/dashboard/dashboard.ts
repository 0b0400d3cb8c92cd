import type { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { percentOf, roundedPercent } from '#shared/core/numbers/percent.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import type { Counters } from '#functions/_domain/classes/tally.ts';

type Dashboard = OutputOf<typeof getDashboard>;
type Day = Dashboard['days'][number];

const pastDays = 28;
const comingDays = 7;

/** The first and the last day that the dashboard shows. */
export const daysShown = (today: string): { from: string; to: string } => ({
  from: addLocalDays(today, -pastDays),
  to: addLocalDays(today, comingDays - 1),
});

/**
 * Bookings as a percentage of capacity: actual bookings on past days, expected ones on coming days. A day without
 * capacity counts as 0.
 */
export function occupancyOf(days: readonly Pick<Day, 'capacity' | 'outlook'>[]): number {
  const capacity = days.reduce((sum, day) => sum + day.capacity, 0);
  const bookings = days.reduce((sum, { outlook }) => sum + outlook.bookings, 0);
  return percentOf(bookings, capacity);
}

const millionthsPerPercent = 10_000;

/** Totals over a studio's decisions. */
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
