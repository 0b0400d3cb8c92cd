import type { Marketplace } from '#shared/contracts/channels.ts';
import type { OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';

/** A connected marketplace, and its revenue per booking. */
export interface Contract {
  readonly marketplace: Marketplace;
  readonly revenuePerBookingMinor: number;
  readonly noShowPayPercent: number;
  /** Unbounded when absent. */
  readonly guidelines?: OptimisationGuidelines;
}

/** The revenue of a booking under the best-paying contract. Undefined without a contract. */
export const bestRevenueMinor = (
  contracts: readonly Pick<Contract, 'revenuePerBookingMinor'>[],
): number | undefined =>
  contracts.length > 0
    ? Math.max(...contracts.map(({ revenuePerBookingMinor }) => revenuePerBookingMinor))
    : undefined;
