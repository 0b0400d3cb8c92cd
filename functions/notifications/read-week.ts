import { impactEffectOf } from '#shared/core/impact/effect-of.ts';
import type { WeekNotice } from '#shared/core/notifications/notice.ts';
import { roundedPercent, percentOf } from '#shared/core/numbers/percent.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { readDayOutlooks } from '#functions/_domain/classes/day-outlook-store.ts';
import type { DayOutlook } from '#functions/_domain/classes/day-outlooks.ts';
import { readFinishedDays } from '#functions/_domain/finished/finished-store.ts';
import type { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const weekDays = 7;
/** The number of weeks before the last one from which the usual figures are computed. */
const usualWeeks = 4;

const sumOf = (days: readonly DayOutlook[], amountOf: (day: DayOutlook) => number): number =>
  days.reduce((sum, day) => sum + amountOf(day), 0);

const figuresOf = (days: readonly DayOutlook[], weeks = 1) => ({
  classes: sumOf(days, ({ classes }) => classes),
  occupancyPercent: roundedPercent(
    percentOf(
      sumOf(days, ({ outlook }) => outlook.bookings),
      sumOf(days, ({ capacity }) => capacity),
    ),
  ),
  revenueMinor: Math.round(sumOf(days, ({ outlook }) => outlook.revenueMinor) / weeks),
});

/** The number of weeks that had classes: two for a studio that began two weeks ago. */
const weeksWithClasses = (days: readonly DayOutlook[]): number =>
  Array.from({ length: usualWeeks }, (_, at) => days.slice(at * weekDays, (at + 1) * weekDays)).filter(
    (week) => week.some(({ classes }) => classes > 0),
  ).length;

/**
 * Compares a studio's last seven days with the four weeks before. The result also contains what automatic execution
 * earned in those days, and the expectation for the next seven.
 *
 * @param today the date in the studio's time zone
 * @returns null if there were no classes and none are planned
 */
export async function readWeek(
  table: StudioTable,
  { studioId, timezone, currency }: Awaited<ReturnType<typeof readStudio>>,
  today: string,
  now: Date,
): Promise<WeekNotice | null> {
  const [from, to] = [addLocalDays(today, -weekDays), addLocalDays(today, -1)];
  const range = { from: addLocalDays(from, -usualWeeks * weekDays), to: addLocalDays(today, weekDays - 1) };
  const [{ days }, finished] = await Promise.all([
    readDayOutlooks(table, studioId, { ...range, today }, timezone, now),
    readFinishedDays(table, studioId, from, to),
  ]);
  const between = (first: string, last: string) =>
    days.filter(({ localDate }) => localDate >= first && localDate <= last);
  const [before, week, coming] = [
    between(range.from, addLocalDays(from, -1)),
    between(from, to),
    between(today, range.to),
  ];
  const [{ classes, occupancyPercent, revenueMinor }, next] = [figuresOf(week), figuresOf(coming)];
  if (classes + next.classes === 0) return null;
  const usualOf = weeksWithClasses(before);
  const usual = usualOf > 0 ? figuresOf(before, usualOf) : null;
  return {
    what: 'week',
    currency,
    from,
    to,
    earned: impactEffectOf(finished.flatMap((day) => day.classes)).earned,
    occupancyPercent,
    revenueMinor,
    usual: usual && { occupancyPercent: usual.occupancyPercent, revenueMinor: usual.revenueMinor },
    coming: { ...next, atRisk: sumOf(coming, ({ atRisk }) => atRisk) },
  };
}
