import { requireCount } from '../invalid-input.ts';
import type { ChannelPosition, Inventory } from './types.ts';

/** Places offered on one marketplace, including booked ones. */
export type Offer = Pick<ChannelPosition, 'channel' | 'booked' | 'allocation' | 'revenueMinor'>;

/**
 * Lowers allocations so that no place is offered that does not exist, given the bookings. It never raises them and
 * never goes below the booked places. `shared`: no marketplace has more open places than are free. `separate`: the sum
 * of open places is at most the free places; places are removed where a booking earns least (ties by name). Guidelines
 * such as the maximum adjustment or the cut-off do not apply, because this is not a decision but the withdrawal of an
 * offer that can no longer be kept. Direct is unchanged. Cost O(marketplaces · log). Throws InvalidInput with the
 * field's path.
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
