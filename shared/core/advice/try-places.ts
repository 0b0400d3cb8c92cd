import { requireCount, requireNonNegative } from '../invalid-input.ts';
import { effectiveRevenue } from '../allocation/effective-revenue.ts';
import { defaultRollouts, futuresOf, type Futures } from '../allocation/futures.ts';
import { Player } from '../allocation/play-path.ts';
import { arms, mayDiffer } from '../allocation/rollouts.ts';
import type { Lane, Problem } from '../allocation/problem.ts';
import type { AllocationInput } from '../allocation/types.ts';

/** The values to try for one class. Omitted values keep their present value. */
export interface Trial {
  /** Total places by marketplace, including those booked. */
  readonly places?: ReadonlyMap<string, number>;
  /** All places of the class. */
  readonly capacity?: number;
  /** The revenue of a booking made from now on, in minor units, by channel. */
  readonly revenueMinor?: ReadonlyMap<string, number>;
}

/** A class at its start, averaged over its simulated futures. */
export interface TriedOutcome {
  /** Mean number of active bookings at the start. */
  readonly bookings: number;
  /** The share of futures in which no place was left. */
  readonly soldOutChance: number;
}

/** A trial compared with the present class over the same simulated futures. Amounts are in minor units. */
export interface Tried {
  /**
   * Mean difference in revenue. The 80 % band is `gainLowMinor` to `gainHighMinor`; the mean is outside it if few
   * futures differ much.
   */
  readonly gainMinor: number;
  readonly gainLowMinor: number;
  readonly gainHighMinor: number;
  /** The standard deviation over the futures. */
  readonly gainSpreadMinor: number;
  readonly now: TriedOutcome;
  readonly tried: TriedOutcome;
}

const outsideShare = 0.1;

/** A problem with the places and prices of the trial. Its lanes keep their order, so it plays the same paths. */
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

type GainBand = Pick<Tried, 'gainMinor' | 'gainLowMinor' | 'gainHighMinor' | 'gainSpreadMinor'>;

/** @param gains one value per future; a typed array, because it sorts numbers without a JavaScript comparator */
function bandOf(gains: Float64Array): GainBand {
  const paths = gains.length;
  gains.sort();
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / paths;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / paths;
  const at = (share: number): number =>
    Math.round(gains[Math.min(paths - 1, Math.floor(share * paths))] ?? 0);
  return {
    gainMinor: Math.round(mean),
    gainLowMinor: at(outsideShare),
    gainHighMinor: at(1 - outsideShare),
    gainSpreadMinor: Math.round(Math.sqrt(variance)),
  };
}

const pathsOf = ({ rollouts }: AllocationInput): number =>
  Math.max(1, requireCount('rollouts', rollouts ?? defaultRollouts));

const targetsOf = ({ lanes }: Problem, { places }: Trial): number[] =>
  lanes.map(({ channel, isDirect, allocation }) => {
    const given = isDirect ? undefined : places?.get(channel);
    return given === undefined ? allocation : requireCount(`trial.places.${channel}`, given);
  });

/**
 * The gain of different places for one class over leaving it as it is, as in `tryPlaces`. Futures in which places are
 * never short, before or after, gain nothing and are not played. Cost O(rollouts · requests). Throws InvalidInput with
 * the field's path.
 */
export function gainOfPlaces(
  input: AllocationInput,
  places: ReadonlyMap<string, number>,
  futures: Futures = futuresOf(input),
): GainBand {
  const targets = targetsOf(futures.problem, { places });
  const changes = arms(futures.problem, targets);
  const [now, then] = [futures.under(futures.present), futures.under(targets)];
  const gains = new Float64Array(pathsOf(input));
  for (let i = 0; i < gains.length; i += 1) {
    const path = futures.at(i);
    if (changes.some((change) => mayDiffer(path, change))) gains[i] = then.at(i) - now.at(i);
  }
  return bandOf(gains);
}

/**
 * Tries different places, capacity or prices for one class and returns the gain over leaving it as it is. It uses the
 * futures from which a decision's confidence and impact come (`allocation/futures.ts`), so trying a decision's own
 * places returns its expected gain. Demand does not react to price, because price elasticity is unknown. Cost
 * O(rollouts · requests). Throws InvalidInput with the field's path.
 */
export function tryPlaces(input: AllocationInput, trial: Trial): Tried {
  const paths = pathsOf(input);
  const futures = futuresOf(input);
  const { problem, present, player: asIs } = futures;
  const tried = triedProblem(problem, input, trial);
  const targets = targetsOf(problem, trial);
  const asTried = new Player(tried);
  const [now, then] = [new Outcomes(), new Outcomes()];
  const gains = new Float64Array(paths);
  for (let i = 0; i < paths; i += 1) {
    const path = futures.at(i);
    const before = asIs.play(path, present);
    now.add(problem.capacity, asIs.freeAtStart);
    gains[i] = asTried.play(path, targets) - before;
    then.add(tried.capacity, asTried.freeAtStart);
  }
  const elsewhere = input.elsewhere?.sold ?? 0;
  return { ...bandOf(gains), now: now.of(paths, elsewhere), tried: then.of(paths, elsewhere) };
}
