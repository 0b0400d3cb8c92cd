import { isAbovePercent, isBelowPercent } from '../numbers/percent.ts';
import type { PlaceGains } from './partition.ts';
import type { Lane, Problem } from './problem.ts';
import type { Guidelines, Limit } from './types.ts';

/** A lane's new allocation, and the limit that kept it from the wanted number. */
export interface Bounded {
  to: number;
  limit: Limit;
}

function guardRail(
  { occupancyPercent }: Problem,
  guidelines: Guidelines,
  from: number,
  wanted: number,
): Limit {
  const { closeNothingBelowPercent = 0, openNothingAbovePercent = Infinity } = guidelines;
  if (wanted < from && isBelowPercent(occupancyPercent, closeNothingBelowPercent)) return 'low-occupancy';
  if (wanted > from && isAbovePercent(occupancyPercent, openNothingAbovePercent)) return 'high-occupancy';
  return 'none';
}

/**
 * One lane's allocation within its bounds: booked <= to <= capacity, at most `maxSlotAdjustment` away from the present
 * number. In a conflict, sold places win over capacity, and both win over the maximum adjustment.
 */
export function boundLane(problem: Problem, lane: Lane, open: number, guidelines: Guidelines): Bounded {
  const wanted = lane.booked + open;
  const rail = guardRail(problem, guidelines, lane.allocation, wanted);
  if (rail !== 'none') return { to: Math.max(lane.booked, lane.allocation), limit: rail };
  const step = Math.floor(guidelines.maxSlotAdjustment);
  const near = Math.min(lane.allocation + step, Math.max(lane.allocation - step, wanted));
  const to = Math.max(lane.booked, Math.min(problem.capacity, near));
  return { to, limit: to === wanted ? 'none' : 'max-slot-adjustment' };
}

/** A marketplace in separate inventory; `wanted` is its number without the low-occupancy threshold. */
interface Offer {
  readonly own: Bounded;
  readonly lane: Lane;
  readonly wanted: Bounded | null;
  readonly gains: readonly number[];
}

function offersOf(
  { lanes }: Problem,
  bounded: readonly (Bounded | null)[],
  gains: PlaceGains,
  wanted: readonly (Bounded | null)[] = [],
): Offer[] {
  return lanes.flatMap((lane, l) => {
    const own = bounded[l];
    return own ? [{ own, lane, wanted: wanted[l] ?? null, gains: gains[l] ?? [] }] : [];
  });
}

const openOf = ({ own, lane }: Offer): number => Math.max(0, own.to - lane.booked);

const lastGain = (offer: Offer): number => offer.gains[openOf(offer) - 1] ?? 0;

const excessOf = (problem: Problem, offers: readonly Offer[]): number =>
  offers.reduce((sum, offer) => sum + openOf(offer), -problem.free);

/** Removes places one by one from the offer whose last place gains least, while any can be removed. */
function takeBack(
  offers: readonly Offer[],
  count: number,
  limit: Limit,
  mayGo: (offer: Offer) => boolean,
): void {
  for (let left = count; left > 0; left -= 1) {
    const [worst] = offers.filter(mayGo).sort((a, b) => lastGain(a) - lastGain(b));
    if (!worst) return;
    worst.own.to -= 1;
    worst.own.limit = limit;
  }
}

/**
 * For separate inventory: removes places that are open only because occupancy is low, least gain first, when free
 * places do not suffice for the marketplaces that get more.
 *
 * @param wanted each lane's number without the low-occupancy threshold; null for direct
 */
export function giveToOthers(
  problem: Problem,
  bounded: readonly (Bounded | null)[],
  wanted: readonly (Bounded | null)[],
  gains: PlaceGains,
): void {
  const offers = offersOf(problem, bounded, gains, wanted);
  const given = offers.reduce((sum, { own, lane }) => sum + Math.max(0, own.to - lane.allocation), 0);
  takeBack(offers, Math.min(excessOf(problem, offers), given), 'low-occupancy', (offer) => {
    return offer.own.limit === 'low-occupancy' && offer.own.to > (offer.wanted?.to ?? Infinity);
  });
}

/**
 * For separate inventory: undoes increases, least gain first, until the open places of all marketplaces fit into the
 * free ones or no increase is left. The maximum adjustment can leave an existing excess, which never grows.
 */
export function trimToFreePlaces(
  problem: Problem,
  bounded: readonly (Bounded | null)[],
  gains: PlaceGains,
): void {
  const offers = offersOf(problem, bounded, gains);
  takeBack(offers, excessOf(problem, offers), 'free-places', ({ own, lane }) => {
    return own.to > Math.max(lane.allocation, lane.booked);
  });
}
