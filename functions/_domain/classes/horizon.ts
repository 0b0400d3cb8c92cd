import type { OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { addHours } from '#shared/core/time/zone.ts';

/** Places stop changing this long before a class, unless a marketplace's guidelines differ. */
export const cutOffHours = 12;

/** The hours before a class from which none of these marketplaces may be changed any more. */
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

/** When automation stops opening places of a class at a marketplace. */
export const openingEndsAt = (
  startsAt: string,
  contract: { readonly guidelines?: OptimisationGuidelines },
): string => addHours(startsAt, -cutOffHoursOf([contract]));

/** A pending decision is checked until this long after its class began. */
export const overdueHours = 48;

/** Decisions about a class begin this long before its start. */
export const openHours = 14 * 24;
