import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { bandOf, type Band } from './band.ts';

/** The classes of one day and time. */
export interface Slot {
  date: string;
  time: string;
  /** At least one, in order of their names. */
  first: ClassView;
  classes: readonly ClassView[];
  averageOccupancyPercent: number;
  revenueMinor: number;
  band: Band;
  hasRecommendation: boolean;
  /** Whether any of them does not take place. */
  hasCancelled: boolean;
  /** Whether any of them belongs to a weekly series. */
  hasRecurring: boolean;
}

const { compare } = new Intl.Collator();

const byNameThenRoom = (a: ClassView, b: ClassView): number =>
  compare(a.className, b.className) || compare(a.room, b.room) || compare(a.classId, b.classId);

export const isInSeries = ({ isRecurring, recurrenceTemplateId }: ClassView): boolean =>
  isRecurring || recurrenceTemplateId !== null;

export const keyOf = ({ localDate, localTime }: Pick<ClassView, 'localDate' | 'localTime'>): string =>
  `${localDate} ${localTime}`;

/** The slot of classes that share a day and time; null where there are none. */
export function slotOf(classes: readonly ClassView[]): Slot | null {
  const sorted = classes.length > 1 ? classes.toSorted(byNameThenRoom) : classes;
  const [first] = sorted;
  if (!first) return null;
  const averageOccupancyPercent =
    sorted.reduce((sum, { occupancyPercent }) => sum + occupancyPercent, 0) / sorted.length;
  return {
    date: first.localDate,
    time: first.localTime,
    first,
    classes: sorted,
    averageOccupancyPercent,
    revenueMinor: sorted.reduce((sum, { revenue }) => sum + revenue.totalMinor, 0),
    band: bandOf(averageOccupancyPercent),
    hasRecommendation: sorted.some(({ pendingDecisionId }) => pendingDecisionId !== null),
    hasCancelled: sorted.some(({ cancelled }) => cancelled !== undefined),
    hasRecurring: sorted.some(isInSeries),
  };
}
