import { requireCount, requireNonNegative } from '../invalid-input.ts';
import { seededRandom } from '../numbers/random.ts';
import { PathSource } from '../allocation/draw-path.ts';
import { effectiveRevenue } from '../allocation/effective-revenue.ts';
import { defaultRollouts } from '../allocation/evidence-for.ts';
import { Player } from '../allocation/play-path.ts';
import { problemOf, type Lane, type Problem } from '../allocation/problem.ts';
import type { AllocationInput } from '../allocation/types.ts';

/** The values to try for one class. Omitted values stay as they are. */
export interface Trial {
  /** Places by marketplace in total, those booked included. */
  readonly places?: ReadonlyMap<string, number>;
  /** All places of the class. */
  readonly capacity?: number;
  /** The revenue of a booking made from now on, in minor units, by channel. */
  readonly revenueMinor?: ReadonlyMap<string, number>;
}

/** A class as its simulated futures leave it at the start. */
export interface TriedOutcome {
  /** Bookings standing at the start, on average. */
  readonly bookings: number;
  /** In how many of the futures no place was left, as a share of one. */
  readonly soldOutChance: number;
}

/** A trial compared with the present class, over the same simulated futures. Amounts in minor units. */
export interface Tried {
  /** Mean difference in revenue; eight times of ten it is `gainLowMinor` to `gainHighMinor`. */
  readonly gainMinor: number;
  readonly gainLowMinor: number;
  readonly gainHighMinor: number;
  readonly now: TriedOutcome;
  readonly tried: TriedOutcome;
}

const outsideShare = 0.1;

/** A problem whose places and prices are those of the trial; its lanes stay in their order, so that it plays the same paths. */
function triedProblem(problem: Problem, input: AllocationInput, { capacity, revenueMinor }: Trial): Problem {
  const all = requireCount('trial.capacity', capacity ?? input.capacity);
  const lanes = problem.lanes.map((lane): Lane => {
    const revenue = revenueMinor?.get(lane.channel);
    const position = input.channels.find(({ channel }) => channel === lane.channel);
    if (revenue === undefined || !position) return lane;
    const noShow = input.forecast.noShow[input.forecast.channels.indexOf(lane.channel)] ?? 0;
    requireNonNegative(`trial.revenueMinor.${lane.channel}`, revenue);
    return { ...lane, value: effectiveRevenue(revenue, noShow, position.noShowPay) };
  });
  return { ...problem, lanes, capacity: Math.max(problem.sold, problem.capacity + all - input.capacity) };
}

/** Sums over the futures of one arm. */
class Outcomes {
  #sold = 0;
  #soldOut = 0;
  add(capacity: number, free: number): void {
    this.#sold += capacity - free;
    if (free <= 0) this.#soldOut += 1;
  }
  of(paths: number, elsewhere: number): TriedOutcome {
    return { bookings: elsewhere + this.#sold / paths, soldOutChance: this.#soldOut / paths };
  }
}

/**
 * Tries other places, another capacity or other prices for one class, and computes the gain over leaving it as it is.
 * The simulated futures are those of a decision's confidence and impact (`allocation/evidence-for.ts`), so trying a
 * decision's own places gives its own expected gain. Demand does not follow the price, because its response is
 * unknown. Cost O(rollouts · requests). Throws InvalidInput with the field's path.
 */
export function tryPlaces(input: AllocationInput, trial: Trial): Tried {
  const paths = Math.max(1, requireCount('rollouts', input.rollouts ?? defaultRollouts));
  const problem = problemOf(input);
  const tried = triedProblem(problem, input, trial);
  const present = problem.lanes.map(({ allocation }) => allocation);
  const target = problem.lanes.map(({ channel, isDirect, allocation }) => {
    const places = isDirect ? undefined : trial.places?.get(channel);
    return places === undefined ? allocation : requireCount(`trial.places.${channel}`, places);
  });
  const source = new PathSource(problem, seededRandom(input.seed));
  const [asIs, asTried] = [new Player(problem), new Player(tried)];
  const [now, then] = [new Outcomes(), new Outcomes()];
  const gains: number[] = [];
  for (let i = 0; i < paths; i += 1) {
    const path = source.next();
    const before = asIs.play(path, present);
    now.add(problem.capacity, asIs.freeAtStart);
    gains.push(asTried.play(path, target) - before);
    then.add(tried.capacity, asTried.freeAtStart);
  }
  gains.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(gains[Math.min(paths - 1, Math.floor(share * paths))] ?? 0);
  const gainMinor = Math.round(gains.reduce((sum, gain) => sum + gain, 0) / paths);
  const elsewhere = input.elsewhere?.sold ?? 0;
  return {
    gainMinor,
    gainLowMinor: Math.min(gainMinor, at(outsideShare)),
    gainHighMinor: Math.max(gainMinor, at(1 - outsideShare)),
    now: now.of(paths, elsewhere),
    tried: then.of(paths, elsewhere),
  };
}
