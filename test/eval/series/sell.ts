import type { Inventory } from '#shared/core/allocation/types.ts';
import { isSureEnough } from '#shared/core/allocation/sure-enough.ts';
import { windowWeeks } from '../holidays/walk.ts';
import { Course } from '../worlds/course.ts';
import { allocationAfter, cutOffHours, decide, learnedForecast, runsFrom } from '../worlds/decide.ts';
import { soldClass, type SoldClass } from '../worlds/history.ts';
import type { ClassOnSale } from '../worlds/requests.ts';
import type { Hotel } from './hotels.ts';
import { learnedFrom, weekNow, withoutUpdates } from './learn.ts';

/** What a way to sell earned, relative to the best `capacity` bookings of each class that were not cancelled. */
export interface SoldFigures {
  readonly policy: string;
  readonly classes: number;
  readonly percentOfHindsight: number;
  readonly occupancyPercent: number;
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

function figuresOf(policy: string, sell: SellWeek, { weeks }: Hotel): SoldFigures {
  const sold: SoldClass[] = [];
  const totals = { classes: 0, earned: 0, best: 0, places: 0, capacity: 0 };
  weeks.forEach((classes, week) => {
    const courses = sell(classes, week, sold);
    for (const course of courses) {
      const { cls, revenueMinor } = course;
      if (course.sold > cls.capacity || revenueMinor < 0)
        throw new Error('what is measured went wrong: an impossible sale');
      sold.push(soldClass(course, false));
      if (week < windowWeeks) continue;
      totals.classes += 1;
      totals.earned += revenueMinor;
      totals.best += hindsightMinor(cls);
      totals.places += course.sold;
      totals.capacity += cls.capacity;
    }
  });
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
  return {
    policy,
    classes: totals.classes,
    percentOfHindsight: percent(totals.earned, totals.best),
    occupancyPercent: percent(totals.places, totals.capacity),
  };
}

const policies: Readonly<Record<string, SellWeek>> = {
  'no limits': fixed(noLimits),
  'equal split': fixed(equalSplit),
  thresholds: byThresholds,
  'core without updates': byCore({ inventory: 'shared', isUpdated: false, threshold: ownersThreshold }),
  core: byCore({ inventory: 'shared', isUpdated: true, threshold: ownersThreshold }),
  'core, every decision carried out': byCore({ inventory: 'shared', isUpdated: true, threshold: 0 }),
  'core, separate places': byCore({ inventory: 'separate', isUpdated: true, threshold: ownersThreshold }),
};

/** Sells a hotel's classes in several ways to the same customers. Each learns only from its own sales. */
export const compareSales = (hotel: Hotel): SoldFigures[] =>
  Object.entries(policies).map(([policy, sell]) => figuresOf(policy, sell, hotel));
