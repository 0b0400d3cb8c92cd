import { hoursInBins } from '../forecast/bins.ts';
import type { Random } from '../numbers/random.ts';
import { sampleGamma } from '../numbers/sample-gamma.ts';
import { sampleExponential } from '../numbers/sample-normal.ts';
import type { Problem } from './problem.ts';

/** Most requests one path holds: far more than any class can take. */
const requestsMax = 20_000;

/**
 * One possible future of a class in the order of time. `kinds[i]` is what happens: request number k (k >= 0), the
 * cancellation of request k (−1 − k), or the cancellation of a booking that stands now (`standing`); `lanes[i]` where.
 */
export interface Path {
  readonly kinds: readonly number[];
  readonly lanes: readonly number[];
  readonly requests: number;
}

export const standing = Number.MIN_SAFE_INTEGER;

interface Event {
  hours: number;
  kind: number;
  lane: number;
}

function pickLane(rates: readonly number[], total: number, random: Random): number {
  let rest = random() * total;
  const lane = rates.findIndex((rate) => (rest -= rate) < 0);
  return lane < 0 ? rates.length - 1 : lane;
}

function drawRequests(problem: Problem, random: Random): Event[] {
  const effect = sampleGamma(problem.classShape, random) / problem.classShape;
  const effects = problem.lanes.map(
    (lane) => (effect * sampleGamma(lane.channelShape, random)) / lane.channelShape,
  );
  const hours = hoursInBins(problem.binEdgesHours, problem.hoursLeft, 0);
  const requests: Event[] = [];
  hours.forEach((span, b) => {
    if (span === 0) return;
    const rates = problem.lanes.map((lane, l) => (lane.ratePerHour[b] ?? 0) * (effects[l] ?? 0));
    const total = rates.reduce((sum, rate) => sum + rate, 0);
    const lower = problem.binEdgesHours[b + 1] ?? 0;
    let at = lower + span - sampleExponential(random) / total;
    for (; at > lower && requests.length < requestsMax; at -= sampleExponential(random) / total) {
      requests.push({ hours: at, kind: requests.length, lane: pickLane(rates, total, random) });
    }
  });
  return requests;
}

function drawCancellations(problem: Problem, requests: readonly Event[], random: Random): Event[] {
  const hazard = problem.cancelHazardPerHour;
  if (hazard === 0) return [];
  const cancellations: Event[] = [];
  const add = (bookedAt: number, kind: number, lane: number): void => {
    const hours = bookedAt - sampleExponential(random) / hazard;
    if (hours > 0) cancellations.push({ hours, kind, lane });
  };
  problem.lanes.forEach((lane, l) => {
    for (let n = 0; n < lane.booked; n += 1) add(problem.hoursLeft, standing, l);
  });
  for (const request of requests) add(request.hours, -1 - request.kind, request.lane);
  return cancellations.sort((a, b) => b.hours - a.hours);
}

/**
 * Draws one future from the posterior: a gamma effect for the class and one for each channel, Poisson requests in each
 * bin, and for every booking, standing or possible, when it would be cancelled. Cost O(requests).
 */
export function drawPath(problem: Problem, random: Random): Path {
  const requests = drawRequests(problem, random);
  const cancellations = drawCancellations(problem, requests, random);
  const kinds: number[] = [];
  const lanes: number[] = [];
  let c = 0;
  const pushCancellations = (downTo: number): void => {
    for (; c < cancellations.length && (cancellations[c]?.hours ?? 0) > downTo; c += 1) {
      kinds.push(cancellations[c]?.kind ?? 0);
      lanes.push(cancellations[c]?.lane ?? 0);
    }
  };
  for (const request of requests) {
    pushCancellations(request.hours);
    kinds.push(request.kind);
    lanes.push(request.lane);
  }
  pushCancellations(0);
  return { kinds, lanes, requests: requests.length };
}
