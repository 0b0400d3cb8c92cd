import { negativeBinomialTails } from '../numbers/negative-binomial.ts';
import { hoursInBins } from '../forecast/bins.ts';
import { refusedGain } from './diversion.ts';
import { requestsIn, type Problem } from './problem.ts';
import { sellersOf, type Solution } from './solve.ts';

/** Expected gain of each further open place on each lane until the next run; index [lane][place]. */
export type PlaceGains = readonly (readonly number[])[];

/**
 * A further open place on a marketplace earns only if it is requested before the next run. It then earns the value of
 * the booking, less the value of the place to all others and what its customer earns if refused: P(D > a) · (r − V(n) +
 * V(n + 1)), or 0 if that is a loss. Cost O(lanes · free).
 */
export function placeGains(problem: Problem, solution: Solution, windowHours: number): PlaceGains {
  const until = Math.max(0, problem.hoursLeft - windowHours);
  const hours = hoursInBins(problem.binEdgesHours, problem.hoursLeft, until);
  const sellers = sellersOf(problem, solution);
  return problem.lanes.map((lane, l) => {
    if (lane.isDirect || problem.free === 0) return [];
    const { mean, shape } = requestsIn(problem, lane, hours);
    const asked = negativeBinomialTails(problem.free - 1, mean, shape);
    return asked.map((probability, a) => {
      if (a >= (solution.worthOffering[l] ?? 0)) return 0;
      const cost = solution.placeValues[a] ?? 0;
      const beyond = (sellers[l]?.rank ?? 0) - cost - refusedGain(sellers, problem.diversion, l, cost);
      return probability * Math.max(0, beyond);
    });
  });
}

/**
 * Distributes the free places to marketplaces to maximise the expected gain until the next run: one place at a time to
 * the lane with the largest gain, which is optimal because gains fall with every place (Fox, Operations Research 14
 * (1966) 210-216). Open places that gain nowhere stay where they are if they do no harm there. The total never exceeds
 * `free`.
 */
export function partition(problem: Problem, gains: PlaceGains, worthOffering: readonly number[]): number[] {
  const places = problem.lanes.map(() => 0);
  let left = problem.free;
  for (; left > 0; left -= 1) {
    const best = bestLane(gains, places);
    if (best < 0) break;
    places[best] = (places[best] ?? 0) + 1;
  }
  problem.lanes.forEach((lane, l) => {
    if (lane.isDirect) return;
    const openNow = Math.min(lane.allocation - lane.booked, worthOffering[l] ?? 0);
    const kept = Math.min(left, Math.max(0, openNow - (places[l] ?? 0)));
    places[l] = (places[l] ?? 0) + kept;
    left -= kept;
  });
  return places;
}

function bestLane(gains: PlaceGains, places: readonly number[]): number {
  let best = -1;
  let most = 1e-9;
  gains.forEach((gain, l) => {
    const next = gain[places[l] ?? 0] ?? 0;
    if (next > most) [best, most] = [l, next];
  });
  return best;
}
