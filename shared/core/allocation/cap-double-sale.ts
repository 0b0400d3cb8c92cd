import { hoursInBins } from '../forecast/bins.ts';
import { negativeBinomialTails } from '../numbers/negative-binomial.ts';
import { requireNonNegative } from '../invalid-input.ts';
import type { Futures } from './futures.ts';
import { problemOf, requestsIn, type Lane, type Problem } from './problem.ts';
import { reallocate } from './reallocate.ts';
import type { AllocationDecision, AllocationInput } from './types.ts';

/** Highest accepted probability of selling a place twice before the other marketplaces know of a booking. */
export const doubleSaleChanceMax = 0.001;

/** Probabilities of requests for 0, 1, … places; the last entry includes all higher numbers. */
type Chances = readonly number[];

const sum = (chances: Chances): number => chances.reduce((total, one) => total + one, 0);

function askedFor(problem: Problem, lane: Lane, delayHours: number): Chances {
  const until = Math.max(0, problem.hoursLeft - delayHours);
  const hours = hoursInBins(problem.binEdgesHours, problem.hoursLeft, until);
  const { mean, shape } = requestsIn(problem, lane, hours);
  const atLeast = [1, ...negativeBinomialTails(problem.free, mean, shape)];
  return atLeast.map((chance, n) => chance - (atLeast[n + 1] ?? 0));
}

/** Distribution of the places sold through a channel with this many open places. */
const soldOf = (asked: Chances, open: number): Chances => [...asked.slice(0, open), sum(asked.slice(open))];

/** Distribution of the places that two channels sell together. */
function together(a: Chances, b: Chances): Chances {
  const sums = [...a, ...b].map(() => 0);
  a.forEach((chanceA, m) => {
    b.forEach((chanceB, n) => {
      sums[m + n] = (sums[m + n] ?? 0) + chanceA * chanceB;
    });
  });
  return sums;
}

/**
 * Probability that marketplaces without knowledge of each other's bookings sell more places than are free. Direct
 * always knows of them and sells free places on request; every other channel sells its open places on request.
 */
function doubleSaleChance(free: number, direct: Chances, others: readonly Chances[]): number {
  const all = others.reduce(together, [1]);
  return sum(direct.map((asked, d) => asked * sum(all.slice(free - Math.min(d, free) + 1))));
}

/**
 * Lowers the places of a class with `shared` inventory, where several marketplaces offer the same free place, until the
 * probability of a double sale before a booking is known everywhere is below 0.1 %. It removes the places with the
 * lowest request probability times revenue first. Sold places stay, and nothing is raised; `separate` inventory is
 * unchanged. Cost O(places removed · channels · free²). Throws InvalidInput with the field's path.
 *
 * @param places totals by marketplace, including booked places
 * @param delayHours how long a booking may be unknown to the other marketplaces
 */
export function capDoubleSale(
  input: AllocationInput,
  places: ReadonlyMap<string, number>,
  delayHours: number,
): Map<string, number> {
  requireNonNegative('delayHours', delayHours);
  const capped = new Map(places);
  if (input.inventory === 'separate') return capped;
  const problem = problemOf(input);
  const lanes = problem.lanes.map((lane) => ({ lane, asked: askedFor(problem, lane, delayHours) }));
  const direct = lanes.find(({ lane }) => lane.isDirect)?.asked ?? [1];
  const openOf = ({ channel, allocation, booked }: Lane): number =>
    Math.max(0, (capped.get(channel) ?? allocation) - booked);
  for (;;) {
    const offering = lanes.filter(({ lane }) => !lane.isDirect && openOf(lane) > 0);
    const sold = offering.map(({ lane, asked }) => soldOf(asked, openOf(lane)));
    if (doubleSaleChance(problem.free, direct, sold) < doubleSaleChanceMax) return capped;
    const worth = offering.map(({ lane, asked }) => lane.rank * sum(asked.slice(openOf(lane))));
    const least = offering[worth.indexOf(Math.min(...worth))]?.lane;
    if (!least) return capped;
    capped.set(least.channel, least.booked + openOf(least) - 1);
  }
}

/** A decision with its places lowered to avoid double sales; this overrides all other limits. */
export function withoutDoubleSale(
  input: AllocationInput,
  decision: AllocationDecision,
  delayHours: number,
  futures?: Futures,
): AllocationDecision {
  const places = new Map(decision.changes.map(({ channel, to }) => [channel, to]));
  const capped = capDoubleSale(input, places, delayHours);
  const isLower = decision.changes.some(({ channel, to }) => capped.get(channel) !== to);
  return isLower ? reallocate(input, decision, capped, futures) : decision;
}
