import { boundLane, giveToOthers, trimToFreePlaces, type Bounded } from './constrain.ts';
import { evidenceFor } from './evidence-for.ts';
import { futuresOf, type Futures } from './futures.ts';
import { factsOf, marginalValueMinor } from './facts.ts';
import { partition, placeGains } from './partition.ts';
import type { Lane, Problem } from './problem.ts';
import type { GainEvidence } from './rollouts.ts';
import { solve, type Solution } from './solve.ts';
import type { AllocationChange, AllocationDecision, AllocationInput, Guidelines } from './types.ts';

const sign = (change: number): AllocationChange['action'] =>
  change > 0 ? 'increase' : change < 0 ? 'decrease' : 'maintain';

function hold(lane: Lane): Bounded {
  return { to: lane.allocation, limit: 'cut-off' };
}

function isLastRun({ hoursLeft, runIntervalHours, guidelines }: AllocationInput): boolean {
  return hoursLeft - runIntervalHours < guidelines.minHoursBeforeClass - 1e-9;
}

/** The wanted and the allowed allocations, one per lane; null for direct. */
function targetsOf(input: AllocationInput, problem: Problem, solution: Solution): (Bounded | null)[] {
  const { guidelines, hoursLeft } = input;
  const closed = hoursLeft <= 0 || hoursLeft < guidelines.minHoursBeforeClass - 1e-9;
  if (closed) return problem.lanes.map((lane) => (lane.isDirect ? null : hold(lane)));
  const separate = input.inventory === 'separate';
  const windowHours = isLastRun(input) ? hoursLeft : input.runIntervalHours;
  const gains = placeGains(problem, solution, windowHours);
  const open = separate ? partition(problem, gains, solution.worthOffering) : solution.worthOffering;
  const boundAll = (guidelinesOf: (lane: Lane) => Guidelines): (Bounded | null)[] =>
    problem.lanes.map((lane, l) => {
      if (lane.isDirect) return null;
      const isLate = hoursLeft < lane.guidelines.minHoursBeforeClass - 1e-9;
      return isLate ? hold(lane) : boundLane(problem, lane, open[l] ?? 0, guidelinesOf(lane));
    });
  const bounded = boundAll((lane) => lane.guidelines);
  if (!separate) return bounded;
  const wanted = boundAll((lane) => ({ ...lane.guidelines, closeNothingBelowPercent: 0 }));
  giveToOthers(problem, bounded, wanted, gains);
  trimToFreePlaces(problem, bounded, gains);
  return bounded;
}

function changeOf(problem: Problem, l: number, target: Bounded, evidence: GainEvidence): AllocationChange {
  const { lanes } = problem;
  const lane = lanes[l];
  if (!lane) throw new RangeError('no such lane');
  const slotChange = target.to - lane.allocation;
  return {
    channel: lane.channel,
    from: lane.allocation,
    to: target.to,
    slotChange,
    action: sign(slotChange),
    expectedRevenueImpactMinor: Math.round(evidence.gainByLane[l] ?? 0),
    marginalValueMinor: marginalValueMinor(problem, lane),
  };
}

/**
 * Decides how many places of one class each marketplace may sell, given its remaining demand. A dynamic programme with
 * cancellations (EMSR-b as cross-check and fallback) values a free place. Authorisation levels (`shared`) or the
 * least-loss partition (`separate`) turn that value into allocations. Paired simulations of the posterior give the
 * confidence in the gain. The same input and seed give the same decision, whatever the order of channels. Amounts are
 * in minor units, times in hours. Cost O(slices · channels · capacity + rollouts · requests). Throws InvalidInput with
 * the field's path for numbers that are not finite, are negative, or do not fit together.
 *
 * @param futures the input's futures, for callers that ask further questions about them
 */
export function decideAllocation(
  input: AllocationInput,
  futures: Futures = futuresOf(input),
): AllocationDecision {
  const { problem } = futures;
  const solution = solve(problem, isLastRun(input), input.solver);
  const targets = targetsOf(input, problem, solution);
  const allocations = problem.lanes.map((lane, l) => targets[l]?.to ?? lane.allocation);
  const evidence = evidenceFor(input, futures, allocations);
  const changes = input.channels.flatMap(({ channel }) => {
    const l = problem.lanes.findIndex((lane) => lane.channel === channel);
    const target = targets[l];
    return target ? changeOf(problem, l, target, evidence) : [];
  });
  return {
    changes,
    confidence: evidence.confidence,
    gainShare: evidence.gainShare,
    expectedRevenueImpactMinor: changes.reduce((sum, change) => sum + change.expectedRevenueImpactMinor, 0),
    facts: factsOf(
      input,
      problem,
      solution,
      targets.map((target) => target?.limit ?? 'none'),
    ),
  };
}
