import type { Futures } from './futures.ts';
import { reallocate } from './reallocate.ts';
import type { AllocationChange, AllocationDecision, AllocationInput } from './types.ts';

/**
 * A change with an expected effect below this share of a booking is dropped. Simulated futures cannot resolve so small
 * a difference, and the next run would reverse the change half the time.
 */
const worthwhileShare = 0.05;

const isIdle = ({ slotChange, expectedRevenueImpactMinor, marginalValueMinor }: AllocationChange): boolean =>
  slotChange !== 0 && Math.abs(expectedRevenueImpactMinor) <= worthwhileShare * marginalValueMinor;

/**
 * Applies idle decreases only until `excess` places are freed for other marketplaces, starting where a booking earns
 * least (ties by name).
 */
function closeAsNeeded(
  changes: readonly AllocationChange[],
  places: Map<string, number>,
  excess: number,
): void {
  let left = excess;
  const idle = changes
    .filter((change) => isIdle(change) && change.slotChange < 0)
    .sort((a, b) => a.marginalValueMinor - b.marginalValueMinor || (a.channel < b.channel ? -1 : 1));
  for (const { channel, from, to } of idle) {
    const closed = Math.min(left, from - to);
    places.set(channel, from - closed);
    left -= closed;
  }
}

/**
 * The decision without changes that are expected to gain almost nothing: their places stay. In `separate` inventory,
 * places that gain nothing are still closed if another marketplace needs them, so no more places are open than under
 * the original decision. If a change is dropped, the rollouts run again. Throws InvalidInput with the field's path.
 */
export function withoutIdle(
  input: AllocationInput,
  decision: AllocationDecision,
  futures?: Futures,
): AllocationDecision {
  const { changes, facts } = decision;
  if (!changes.some(isIdle)) return decision;
  const booked = new Map(input.channels.map((position) => [position.channel, position.booked]));
  const openOf = (places: (change: AllocationChange) => number): number =>
    changes.reduce((sum, change) => sum + Math.max(0, places(change) - (booked.get(change.channel) ?? 0)), 0);
  const places = new Map(changes.map((change) => [change.channel, isIdle(change) ? change.from : change.to]));
  const open = openOf(({ channel }) => places.get(channel) ?? 0);
  const allowed = Math.max(
    facts.free,
    openOf(({ to }) => to),
  );
  if (input.inventory === 'separate' && open > allowed) closeAsNeeded(changes, places, open - allowed);
  return reallocate(input, decision, places, futures);
}
