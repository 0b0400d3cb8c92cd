import { upliftWeeks } from '#shared/contracts/decisions/get-uplift.ts';
import { measureUplift, type Uplift } from '#shared/core/allocation/measure-uplift.ts';
import { measuredIn } from '#shared/core/impact/effect-of.ts';
import { impactByMonth, impactOf, type Impact, type MonthImpact } from '#shared/core/impact/impact-of.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import type { FinishedDay } from './finished-days.ts';

/** What finished days sum up to. */
export interface FinishedSums {
  /** The last finished day with a class that is counted. */
  readonly countedTo: string | null;
  /** Newest first. */
  readonly months: readonly MonthImpact[];
  readonly total: Impact;
  /** The gain measured in the last weeks. */
  readonly uplift: Uplift;
}

/** Sums up the finished days of the last months, in order. */
export function sumsOf(days: readonly FinishedDay[], today: string): FinishedSums {
  const classes = days.flatMap((day) => day.classes);
  const since = addLocalDays(today, -7 * upliftWeeks);
  return {
    countedTo: days.at(-1)?.localDate ?? null,
    months: impactByMonth(classes),
    total: impactOf(classes),
    uplift: measureUplift(measuredIn(classes.filter(({ localDate }) => localDate >= since))),
  };
}
