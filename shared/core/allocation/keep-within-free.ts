import { requireCount } from '../invalid-input.ts';
import type { ChannelPosition, Inventory } from './types.ts';

/** Places offered on one marketplace, booked ones included. */
export type Offer = Pick<ChannelPosition, 'channel' | 'booked' | 'allocation' | 'revenueMinor'>;

function openPlaces(offer: Offer): number {
  return Math.max(0, (offer.allocation ?? 0) - offer.booked);
}

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
  offers.forEach((offer, i) => {
    requireCount(`offers[${i}].booked`, offer.booked);
    requireCount(`offers[${i}].allocation`, offer.allocation ?? 0);
  });
  const free = Math.max(0, capacity - offers.reduce((sum, offer) => sum + offer.booked, 0));
  const allotted = offers.filter((offer) => offer.allocation !== null);
  const best = [...allotted].sort(
    (a, b) => b.revenueMinor - a.revenueMinor || (a.channel < b.channel ? -1 : 1),
  );
  let left = free;
  return new Map(
    best.map((offer) => {
      const open = Math.min(openPlaces(offer), left);
      if (inventory === 'separate') left -= open;
      return [offer.channel, open < openPlaces(offer) ? offer.booked + open : (offer.allocation ?? 0)];
    }),
  );
}
