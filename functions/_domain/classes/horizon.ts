import { cutOffHours, cutOffHoursAt } from '#shared/contracts/integrations/cut-off.ts';
import type { OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { addHours } from '#shared/core/time/zone.ts';

/** A marketplace as far as its cut-off is concerned. */
interface WithGuidelines {
  readonly guidelines?: OptimisationGuidelines;
}

/** The hours before a class from which none of these marketplaces may be changed any more. */
export const cutOffHoursOf = (contracts: readonly WithGuidelines[]): number =>
  contracts.length === 0 ? cutOffHours : Math.min(...contracts.map(cutOffHoursAt));

/** When automation stops opening places of a class at a marketplace. */
export const openingEndsAt = (startsAt: string, contract: WithGuidelines): string =>
  addHours(startsAt, -cutOffHoursAt(contract));

/** A pending decision is checked until this long after its class began. */
export const overdueHours = 48;

/** Decisions about a class begin this long before its start. */
export const openHours = 14 * 24;
