import { requireCount } from '../invalid-input.ts';
import type { ChannelPosition, Inventory } from './types.ts';

/** Places offered on one marketplace, booked ones included. */
export type Offer = Pick<ChannelPosition, 'channel' | 'booked' | 'allocation' | 'revenueMinor'>;

/**
 * The allocations that offer no place that does not exist, given who has booked what: lowered, never raised, never below
 * what is booked. `shared`: no marketplace has more places open than are free. `separate`: all of them together have not;
 * places are taken from where a booking earns least (ties by name). No guideline holds this back, neither the size of an
 * adjustment nor the cut-off: it is not a decision but the end of an offer that can no longer be kept.
 * Direct is left as it is. Cost O(marketplaces · log). Throws InvalidInput with the field's path.
 */
export function keepWithinFree(
  capacity: number,
  inventory: Inventory,
  offers: readonly Offer[],
): Map<string, number> {
  requireCount('capacity', capacity);
  offers.forEach(({ booked, allocation }, i) => {
    requireCount(`offers[${i}].booked`, booked);
    if (allocation !== null) requireCount(`offers[${i}].allocation`, allocation);
  });
  const allotted = offers.flatMap(({ allocation, ...offer }) =>
    allocation === null ? [] : [{ ...offer, allocation, wanted: Math.max(0, allocation - offer.booked) }],
  );
  const best = allotted.sort((a, b) => b.revenueMinor - a.revenueMinor || (a.channel < b.channel ? -1 : 1));
  let left = Math.max(0, capacity - offers.reduce((sum, offer) => sum + offer.booked, 0));
  return new Map(
    best.map(({ channel, booked, allocation, wanted }) => {
      const open = Math.min(wanted, left);
      if (inventory === 'separate') left -= open;
      return [channel, open < wanted ? booked + open : allocation];
    }),
  );
}
