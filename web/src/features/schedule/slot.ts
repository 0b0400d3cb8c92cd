import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { bandOf, type Band } from '#shared/core/numbers/occupancy-bands.ts';
import { sumOutlooks, type Counted, type OutlookSum } from '#shared/core/outlook/sum-outlooks.ts';

/** The classes of one day and time. */
export interface Slot {
  date: string;
  time: string;
  /** The first class, ordered by name. A slot has at least one. */
  first: ClassView;
  classes: readonly ClassView[];
  /** The occupancy that its classes are expected to reach, or have reached. */
  averageOccupancyPercent: number;
  sum: OutlookSum;
  band: Band;
  hasRecommendation: boolean;
  /** Whether any of these classes was cancelled. */
  hasCancelled: boolean;
  /** Whether any of these classes belongs to a weekly series. */
  hasRecurring: boolean;
}

const { compare } = new Intl.Collator();

const byNameThenRoom = (a: ClassView, b: ClassView): number =>
  compare(a.className, b.className) || compare(a.room, b.room) || compare(a.classId, b.classId);

/** The values of a class that go into the sums. */
export const countedOf = ({ totalCapacity, bookings, revenue, outlook }: ClassView): Counted => ({
  totalCapacity,
  bookings,
  revenueMinor: revenue.totalMinor,
  outlook,
});

export const isInSeries = ({ isRecurring, recurrenceTemplateId }: ClassView): boolean =>
  isRecurring || recurrenceTemplateId !== null;

export const keyOf = ({ localDate, localTime }: Pick<ClassView, 'localDate' | 'localTime'>): string =>
  `${localDate} ${localTime}`;

/** The slot for classes that share a day and time; null if there are none. */
export function slotOf(classes: readonly ClassView[]): Slot | null {
  const sorted = classes.length > 1 ? classes.toSorted(byNameThenRoom) : classes;
  const [first] = sorted;
  if (!first) return null;
  const sum = sumOutlooks(sorted.map(countedOf));
  const averageOccupancyPercent = sum.occupancySumPercent / sorted.length;
  return {
    date: first.localDate,
    time: first.localTime,
    first,
    classes: sorted,
    averageOccupancyPercent,
    sum,
    band: bandOf(averageOccupancyPercent),
    hasRecommendation: sorted.some(({ pendingDecisionId }) => pendingDecisionId !== null),
    hasCancelled: sorted.some(({ cancelled }) => cancelled !== undefined),
    hasRecurring: sorted.some(isInSeries),
  };
}
