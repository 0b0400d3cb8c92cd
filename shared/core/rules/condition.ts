import { isAbovePercent, isBelowPercent, percentOf } from '../numbers/percent.ts';
import type { RuleCondition, Standing } from './types.ts';

/** Bookings in percent of the capacity; zero for a class without capacity. */
export const occupancyPercentOf = ({ capacity, bookings }: Pick<Standing, 'capacity' | 'bookings'>): number =>
  percentOf(bookings, capacity);

/**
 * Whether a rule's condition is met by a class in its present state: strictly below or above the occupancy, both as
 * displayed, and far enough before the class.
 */
export function conditionHolds(condition: RuleCondition, standing: Standing): boolean {
  if (standing.hoursLeft < condition.hoursBeforeMin) return false;
  const percent = occupancyPercentOf(standing);
  return condition.kind === 'occupancy-below'
    ? isBelowPercent(percent, condition.occupancyPercent)
    : isAbovePercent(percent, condition.occupancyPercent);
}
