import type { OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';

/** Changes of a class end this long before it starts, unless a marketplace's guidelines differ. */
export const cutOffHours = 12;

/** The number of hours before a class in which none of these marketplaces may be changed any more. */
export const cutOffHoursOf = (
  contracts: readonly { readonly guidelines?: OptimisationGuidelines }[],
): number =>
  contracts.length === 0
    ? cutOffHours
    : Math.min(
        ...contracts.map(({ guidelines }) =>
          guidelines?.enabled ? guidelines.minHoursBeforeClass : cutOffHours,
        ),
      );

/** A waiting decision is examined until this long after its class began. */
export const overdueHours = 48;

/** Classes are decided from this long before they start. */
export const openHours = 14 * 24;
