import { negativeBinomialAtLeast } from '../numbers/negative-binomial.ts';
import { standingShare } from './cancellation.ts';
import { refusedGain } from './diversion.ts';
import { emsrBPlaces } from './emsr-b-places.ts';
import { requestsLeft, type Lane, type Problem } from './problem.ts';
import { sellersOf, type Solution } from './solve.ts';
import type { AllocationInput, DecisionFacts, Limit, Tipping } from './types.ts';

function byChannel<T>(problem: Problem, value: (lane: Lane, l: number) => T): Record<string, T> {
  return Object.fromEntries(problem.lanes.map((lane, l) => [lane.channel, value(lane, l)]));
}

function fromForecast(input: AllocationInput, values: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    input.channels.map(({ channel }) => [channel, values[input.forecast.channels.indexOf(channel)] ?? 0]),
  );
}

/** P(direct requests all free places), with the class effect and the channel effect combined into one gamma effect. */
function directSellsOut(problem: Problem): number {
  const direct = problem.lanes.find((lane) => lane.isDirect);
  if (!direct) return 0;
  const { shape } = requestsLeft(problem, direct);
  return negativeBinomialAtLeast(problem.free, direct.expectedRemaining, shape);
}

/** EMSR-b lets no customer divert. */
const nobodyDiverts = { toDirect: 0, elsewhere: 0 };

/**
 * Converts the value of a place, and what a refused customer still earns, into the price per booking at which a lane
 * would get the place.
 */
function tippingIn(input: AllocationInput, problem: Problem, solution: Solution) {
  const sellers = sellersOf(problem, solution);
  const diversion = solution.solver === 'emsr-b' ? nobodyDiverts : problem.diversion;
  return (lane: Lane, l: number): Tipping => {
    const rank = sellers[l]?.rank ?? 0;
    const revenue = input.channels.find((position) => position.channel === lane.channel)?.revenueMinor ?? 0;
    const worth = solution.worthOffering[l] ?? 0;
    const price = (n: number): number | null => {
      const place = solution.placeValues[n];
      if (place === undefined || rank <= 0) return null;
      return Math.round(((place + refusedGain(sellers, diversion, l, place)) / rank) * revenue);
    };
    return { opensOneMoreAtMinor: price(worth), closesOneBelowMinor: price(worth - 1) };
  };
}

/** What one more booking through a lane is expected to earn, without the owner's preference. */
export function marginalValueMinor(problem: Problem, lane: Lane): number {
  return Math.round(lane.value * standingShare(problem, lane, problem.hoursLeft));
}

/** The numbers behind a decision, in the form in which they are stored and explained. */
export function factsOf(
  input: AllocationInput,
  problem: Problem,
  solution: Solution,
  limits: readonly Limit[],
): DecisionFacts {
  const { forecast } = input;
  const total = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);
  const bookingsByChannel = fromForecast(input, forecast.bookedByNow);
  const expectedByNowByChannel = fromForecast(input, forecast.expectedByNow);
  const emsr = emsrBPlaces(problem);
  return {
    inventory: input.inventory,
    solver: solution.solver,
    capacity: input.capacity,
    sold: problem.sold + (input.elsewhere?.sold ?? 0),
    free: problem.free,
    hoursLeft: input.hoursLeft,
    weeksOfHistory: forecast.weeksOfHistory,
    bookings: total(forecast.bookedByNow),
    expectedByNow: total(forecast.expectedByNow),
    bookingsByChannel,
    expectedByNowByChannel,
    expectedRemainingByChannel: byChannel(problem, (lane) => lane.expectedRemaining),
    probabilityDirectSellsThePlace: directSellsOut(problem),
    placeValueMinor: Math.round(solution.placeValues[0] ?? 0),
    turnsToDirectShare: problem.diversion.toDirect,
    marginalValueByChannelMinor: byChannel(problem, (lane) => marginalValueMinor(problem, lane)),
    worthOfferingByChannel: byChannel(problem, (_, l) => solution.worthOffering[l] ?? 0),
    worthOfferingByEmsrB: byChannel(problem, (_, l) => emsr[l] ?? 0),
    limitByChannel: byChannel(problem, (_, l) => limits[l] ?? 'none'),
    whatWouldChange: byChannel(problem, tippingIn(input, problem, solution)),
  };
}
