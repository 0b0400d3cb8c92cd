import { requireCount } from '../invalid-input.ts';
import { evidenceFor } from './evidence-for.ts';
import { futuresOf, type Futures } from './futures.ts';
import type { AllocationChange, AllocationDecision, AllocationInput } from './types.ts';

const sign = (change: number): AllocationChange['action'] =>
  change > 0 ? 'increase' : change < 0 ? 'decrease' : 'maintain';

/**
 * The same class's decision with different places, for example those that an owner's rules require. Their expected gain
 * and confidence come from the same simulated futures; facts and marginal values are unchanged, since they do not
 * depend on the decision.
 *
 * @param placesByChannel totals, including booked places; a missing channel keeps its number
 * @param futures those of the input, if they were already drawn. Throws InvalidInput with the field's path.
 */
export function reallocate(
  input: AllocationInput,
  decision: AllocationDecision,
  placesByChannel: ReadonlyMap<string, number>,
  futures: Futures = futuresOf(input),
): AllocationDecision {
  const { problem } = futures;
  const wanted = new Map(decision.changes.map(({ channel, to }) => [channel, to]));
  const placesOf = (channel: string): number | undefined =>
    placesByChannel.get(channel) ?? wanted.get(channel);
  const allocations = problem.lanes.map(({ channel, allocation }) => placesOf(channel) ?? allocation);
  const evidence = evidenceFor(input, futures, allocations);
  const changes = decision.changes.map((change) => {
    const to = requireCount(`placesByChannel.${change.channel}`, placesOf(change.channel));
    const slotChange = to - change.from;
    const lane = problem.lanes.findIndex(({ channel }) => channel === change.channel);
    const expectedRevenueImpactMinor = Math.round(evidence.gainByLane[lane] ?? 0);
    return { ...change, to, slotChange, action: sign(slotChange), expectedRevenueImpactMinor };
  });
  return {
    ...decision,
    changes,
    confidence: evidence.confidence,
    gainShare: evidence.gainShare,
    expectedRevenueImpactMinor: changes.reduce((sum, change) => sum + change.expectedRevenueImpactMinor, 0),
  };
}
