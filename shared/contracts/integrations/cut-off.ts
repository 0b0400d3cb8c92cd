import type { OptimisationGuidelines } from './guidelines.ts';

/** Places stop changing this long before a class, unless a marketplace's guidelines differ. */
export const cutOffHours = 12;

/** The hours before a class from which nothing automatic changes any more at a marketplace with these guidelines. */
export const cutOffHoursAt = ({
  guidelines,
}: {
  readonly guidelines?: OptimisationGuidelines | undefined;
}): number => (guidelines?.enabled ? guidelines.minHoursBeforeClass : cutOffHours);
