import type { Inventory } from '#shared/core/allocation/types.ts';
import { isSureEnough } from '#shared/core/allocation/sure-enough.ts';
import { windowWeeks } from '../holidays/walk.ts';
import { Course } from '../worlds/course.ts';
import { allocationAfter, cutOffHours, decide, learnedForecast, runsFrom } from '../worlds/decide.ts';
import { soldClass, type SoldClass } from '../worlds/history.ts';
import type { ClassOnSale } from '../worlds/requests.ts';
import type { Hotel } from './hotels.ts';
import { advantageOf, type Advantage } from './advantage.ts';
import { learnedFrom, weekNow, withoutUpdates } from './learn.ts';

/** What a way to sell earned, relative to the best `capacity` bookings of each class that were not cancelled. */
export interface SoldFigures {
  readonly policy: string;
  readonly classes: number;
  readonly percentOfHindsight: number;
  readonly occupancyPercent: number;
  /** Compared with some of the other ways. */
  readonly over: Readonly<Record<string, Advantage>>;
}

/** What was sold in one week, and the most that could have been earned. */
interface WeekSold {
  classes: number;
  earned: number;
  best: number;
  places: number;
  capacity: number;
}

type Sale = Course<ClassOnSale>;
/** Sells the classes of one week. `sold` are those of the weeks before. */
type SellWeek = (classes: readonly ClassOnSale[], week: number, sold: readonly SoldClass[]) => Sale[];

const everyHours = 6;
/** The default of the owner's threshold. */
const ownersThreshold = 0.7;

const noLimits = (cls: ClassOnSale): Sale =>
  new Course<ClassOnSale>(
    cls,
    cls.studio.channels.map(() => cls.capacity),
  );

/** Every marketplace gets the same part of the places. */
const equalSplit = (cls: ClassOnSale): Sale => {
  const each = Math.max(1, Math.round(cls.capacity / (cls.studio.channels.length - 1)));
  return new Course<ClassOnSale>(
    cls,
    cls.studio.channels.map((_, lane) => (lane === 0 ? cls.capacity : each)),
  );
};

const startOf = { shared: noLimits, separate: equalSplit };

/** Below 60 % of occupancy, each marketplace gets two places more; above 90 %, two fewer. */
const thresholds = { low: 0.6, high: 0.9, places: 2 };

const byThresholds: SellWeek = (classes) =>
  classes.map((cls) => {
    const course = noLimits(cls);
    for (const hours of runsFrom(cls.studio.leadHours, everyHours)) {
      const occupancy = course.advance(hours).sold / cls.capacity;
      const step =
        occupancy < thresholds.low ? thresholds.places : occupancy > thresholds.high ? -thresholds.places : 0;
      const after = course.allocation.map((places, lane) =>
        lane === 0 ? places : Math.min(cls.capacity, Math.max(0, places + step)),
      );
      course.reallocate(after, hours);
    }
    return course.advance(0);
  });

interface CoreOptions {
  readonly inventory: Inventory;
  readonly isUpdated: boolean;
  /** Decisions below this threshold are not carried out. */
  readonly threshold: number;
}

const byCore =
  ({ inventory, isUpdated, threshold }: CoreOptions): SellWeek =>
  (classes, week, sold) => {
    const courses = classes.map(startOf[inventory]);
    const known = week < windowWeeks ? undefined : learnedFrom(sold, week);
    for (const hours of known ? runsFrom(courses[0]?.cls.studio.leadHours ?? cutOffHours, everyHours) : []) {
      if (!known) continue;
      for (const course of courses) course.advance(hours);
      const studioWeek = weekNow(known, courses, hours);
      for (const course of courses) {
        const forecast = isUpdated
          ? learnedForecast(known, course, hours, studioWeek)
          : withoutUpdates(known, course, hours);
        const decision = decide(course, hours, inventory, forecast, everyHours);
        if (isSureEnough(decision, threshold)) course.reallocate(allocationAfter(course, decision), hours);
      }
    }
    return courses.map((course) => course.advance(0));
  };

const fixed =
  (start: (cls: ClassOnSale) => Sale): SellWeek =>
  (classes) =>
    classes.map((cls) => start(cls).advance(0));

/** The revenue of the best bookings among those that were not cancelled. */
function hindsightMinor({ studio, capacity, requests }: ClassOnSale): number {
  const stayed = requests.filter(({ patience }) => patience === Infinity);
  const prices = stayed.map(({ tries: [lane = 0] }) => studio.revenueMinor[lane] ?? 0);
  return prices
    .sort((a, b) => b - a)
    .slice(0, capacity)
    .reduce((sum, price) => sum + price, 0);
}

function soldInWeek(courses: readonly Sale[]): WeekSold {
  const sums = { classes: 0, earned: 0, best: 0, places: 0, capacity: 0 };
  for (const { cls, revenueMinor, sold } of courses) {
    if (sold > cls.capacity || revenueMinor < 0)
      throw new Error('what is measured went wrong: an impossible sale');
    sums.classes += 1;
    sums.earned += revenueMinor;
    sums.best += hindsightMinor(cls);
    sums.places += sold;
    sums.capacity += cls.capacity;
  }
  return sums;
}

/** What is sold in each week once there is enough to learn from. */
function weeksOf(sell: SellWeek, { weeks }: Hotel): WeekSold[] {
  const sold: SoldClass[] = [];
  return weeks.flatMap((classes, week) => {
    const courses = sell(classes, week, sold);
    const inWeek = soldInWeek(courses);
    sold.push(...courses.map((course) => soldClass(course, false)));
    return week < windowWeeks ? [] : [inWeek];
  });
}

const totalOf = (weeks: readonly WeekSold[], name: keyof WeekSold): number =>
  weeks.reduce((total, week) => total + week[name], 0);

/** The same week of several draws of a hotel. They share their customers, so they are one week and not several. */
const together = (draws: readonly WeekSold[][]): WeekSold[] =>
  (draws[0] ?? []).map((_, week) => {
    const same = draws.flatMap((weeks) => weeks[week] ?? []);
    const [classes, earned, best] = [
      totalOf(same, 'classes'),
      totalOf(same, 'earned'),
      totalOf(same, 'best'),
    ];
    return { classes, earned, best, places: totalOf(same, 'places'), capacity: totalOf(same, 'capacity') };
  });

const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;

const policies: Readonly<Record<string, SellWeek>> = {
  'no limits': fixed(noLimits),
  'equal split': fixed(equalSplit),
  thresholds: byThresholds,
  'core without updates': byCore({ inventory: 'shared', isUpdated: false, threshold: ownersThreshold }),
  core: byCore({ inventory: 'shared', isUpdated: true, threshold: ownersThreshold }),
  'core, every decision carried out': byCore({ inventory: 'shared', isUpdated: true, threshold: 0 }),
  'core, separate places': byCore({ inventory: 'separate', isUpdated: true, threshold: ownersThreshold }),
};

/** The ways with which the others are compared. */
const comparedWith = ['no limits', 'thresholds', 'core without updates'];

/**
 * Sells a hotel's classes in several ways to the same customers. Each learns only from its own sales.
 *
 * @param draws the same hotel with different parts of its bookings
 */
export function compareSales(draws: readonly Hotel[]): SoldFigures[] {
  const sold = new Map(
    Object.entries(policies).map(([policy, sell]) => [
      policy,
      together(draws.map((hotel) => weeksOf(sell, hotel))),
    ]),
  );
  const byWeek = (weeks: readonly WeekSold[], name: 'earned' | 'best') => weeks.map((week) => week[name]);
  return [...sold].map(([policy, weeks]) => ({
    policy,
    classes: totalOf(weeks, 'classes'),
    percentOfHindsight: percent(totalOf(weeks, 'earned'), totalOf(weeks, 'best')),
    occupancyPercent: percent(totalOf(weeks, 'places'), totalOf(weeks, 'capacity')),
    over: Object.fromEntries(
      comparedWith
        .filter((other) => other !== policy)
        .map((other) => [
          other,
          advantageOf(
            byWeek(weeks, 'earned'),
            byWeek(sold.get(other) ?? [], 'earned'),
            byWeek(weeks, 'best'),
          ),
        ]),
    ),
  }));
}
