import { requireCount } from '../invalid-input.ts';
import { evidenceFor } from './evidence-for.ts';
import { futuresOf, type Futures } from './futures.ts';
import type { AllocationChange, AllocationDecision, AllocationInput } from './types.ts';

const sign = (change: number): AllocationChange['action'] =>
  change > 0 ? 'increase' : change < 0 ? 'decrease' : 'maintain';

/**
 * The decision of the same class with other places, such as an owner's rules ask for: what these are expected to bring
 * and how sure that is comes from the same simulated futures; facts and marginal values stay, since they do not hang on
 * what is decided.
 *
 * @param placesByChannel totals, those booked included; a channel that is not in it keeps its number
 * @param futures those of the input, where they were drawn already
 * Throws InvalidInput with the field's path.
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
