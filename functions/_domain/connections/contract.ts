import type { Marketplace } from '#shared/contracts/channels.ts';
import type { OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';

/** A marketplace the studio has connected, and what a booking there brings. */
export interface Contract {
  readonly marketplace: Marketplace;
  readonly revenuePerBookingMinor: number;
  readonly noShowPayPercent: number;
  /** None hold where there are none. */
  readonly guidelines?: OptimisationGuidelines;
}
