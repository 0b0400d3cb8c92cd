import type { Futures } from './futures.ts';
import { reallocate } from './reallocate.ts';
import type { AllocationChange, AllocationDecision, AllocationInput } from './types.ts';

/**
 * A change of which less than this share of a booking is expected, either way, is not made: so small a difference is
 * within what simulated futures can tell, and the next run would take it back as often as not.
 */
const worthwhileShare = 0.05;

const isIdle = ({ slotChange, expectedRevenueImpactMinor, marginalValueMinor }: AllocationChange): boolean =>
  slotChange !== 0 && Math.abs(expectedRevenueImpactMinor) <= worthwhileShare * marginalValueMinor;

/** Idle decreases as far as others need their places: `excess` of them, where a booking earns least (ties by name). */
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
 * The decision without the changes that are expected to bring nothing, or next to it: their places stay. In `separate` inventory places
 * that bring nothing where they are open are still closed as far as another marketplace is given them, so never more
 * places are open than with the decision as it was. Cost: rollouts again where something is left out. Throws
 * InvalidInput with the field's path.
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
