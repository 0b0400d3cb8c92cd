import { zeros } from '../numbers/doubles.ts';
import { meanHazards, standingRanks, standingShare } from './cancellation.ts';
import { acceptedUpTo, gainPieces, type Pieces } from './diversion.ts';
import { possibleDemands } from './possible-demands.ts';
import type { Problem } from './problem.ts';
import { timeGrid, type Segment } from './time-grid.ts';

/** Expected future revenue, by places sold (0 … capacity), at one time before the start. */
export interface ValueFunction {
  readonly hours: number;
  readonly values: readonly number[];
}

/**
 * The input of the dynamic programme. In arrays of pieces, entry k is the total of all lanes when a place costs less
 * than end k.
 */
interface Workspace {
  readonly bins: readonly InBin[];
  /** Rate at which a place is freed, by bin, and the share of all bookings existing at a bin's end that survive. */
  readonly hazards: readonly number[];
  readonly stands: readonly number[];
  /** Requests expected to be accepted in one slice, and their revenue, by piece. */
  readonly mass: number[];
  readonly earned: number[];
  readonly values: number[];
  readonly scratch: number[];
  /** A multiple of the problem's rates. */
  demand: number;
}

/** Two bins use the same piecewise gains if what the lanes pay differs by less than this share. */
const near = 0.01;

interface InBin {
  /** What lanes pay, relative to the surviving share of all bookings made in the middle of the bin. */
  readonly pieces: Pieces;
  /** How long a booking takes its place, by lane (see heldShares). */
  readonly held: readonly number[];
}

function byBin(problem: Problem, hazards: readonly number[], stands: readonly number[]): InBin[] {
  const { lanes, diversion, binEdgesHours: edges } = problem;
  if (lanes.every(({ cancelPerHour }) => !cancelPerHour)) {
    const same = { pieces: gainPieces(lanes, diversion), held: lanes.map(() => 1) };
    return hazards.map(() => same);
  }
  let [last, lastRanks]: [Pieces | null, readonly number[]] = [null, []];
  return hazards.map((hazard, bin) => {
    const to = edges[bin + 1] ?? 0;
    const half = ((edges[bin] ?? to) - to) / 2;
    const all = (stands[bin] ?? 1) * Math.exp(-hazard * half);
    const sellers = standingRanks(problem, to + half, hazards);
    const held = sellers.map((seller) => seller.held);
    const ranks = sellers.map(({ rank }) => rank / all);
    if (last && ranks.every((rank, l) => Math.abs(rank - (lastRanks[l] ?? 0)) <= near * rank))
      return { pieces: last, held };
    const pieces = gainPieces(
      sellers.map(({ isDirect }, l) => ({ isDirect, rank: ranks[l] ?? 0 })),
      diversion,
    );
    [last, lastRanks] = [pieces, ranks];
    return { pieces, held };
  });
}

function workspaceOf(problem: Problem): Workspace {
  const { capacity, binEdgesHours } = problem;
  const hazards = meanHazards(problem);
  const stands = binEdgesHours
    .slice(1)
    .map((hours) => standingShare(problem, { cancelPerHour: hazards }, hours));
  const bins = byBin(problem, hazards, stands);
  const most = Math.max(...bins.map(({ pieces }) => pieces.ends.length));
  const [mass, earned] = [zeros(most), zeros(most)];
  return {
    bins,
    hazards,
    stands,
    mass,
    earned,
    values: zeros(capacity + 1),
    scratch: zeros(capacity + 1),
    demand: 1,
  };
}

/** What the lanes earn in one slice of a segment, `spanHours` long. */
function weigh(
  problem: Problem,
  { bins, mass, earned, demand }: Workspace,
  bin: number,
  spanHours: number,
): void {
  const { pieces, held } = bins[bin] ?? { pieces: undefined, held: [] };
  mass.fill(0);
  earned.fill(0);
  for (let l = 0; l < problem.lanes.length; l += 1) {
    const expected = (problem.lanes[l]?.ratePerHour[bin] ?? 0) * spanHours * demand * (held[l] ?? 1);
    const [ownMass, ownEarned] = [pieces?.mass[l] ?? [], pieces?.earned[l] ?? []];
    for (let k = 1; k < ownMass.length; k += 1) {
      mass[k] = (mass[k] ?? 0) + expected * (ownMass[k] ?? 0);
      earned[k] = (earned[k] ?? 0) + expected * (ownEarned[k] ?? 0);
    }
  }
}

/**
 * Steps the values back over one segment. Each slice consists of two steps of at most one event, to = from + gained(n)
 * + cancelled · n · (V(n − 1) − V(n)); the second is averaged with the values before both. One requested place gains
 * g(n) = Σ mass · (r − cost)⁺ with cost = V(n) − V(n + 1). With probability ρ the same party requests one more:
 * gained(n) = (1 − ρ) · g(n) + ρ · gained(n + 1), since the share 1 − ρ of requested places are the first of their
 * party. A place is worth more the fewer are left, so the piece for a cost moves in one direction as n falls. Both
 * steps share one loop because most of the time is spent here.
 */
function passSegment(problem: Problem, segment: Segment, workspace: Workspace): void {
  const { bins, hazards, stands, mass, earned, values, scratch } = workspace;
  const ends = bins[segment.bin]?.pieces.ends ?? [];
  const hazardPerHour = hazards[segment.bin] ?? 0;
  const span = (segment.fromHours - segment.toHours) / segment.slices;
  weigh(problem, workspace, segment.bin, span);
  const cancelled = hazardPerHour * span;
  const decay = Math.exp(-cancelled);
  const { capacity } = problem;
  const since = segment.toHours - (problem.binEdgesHours[segment.bin + 1] ?? 0);
  const together = problem.companionShare[segment.bin] ?? 0;
  const alone = 1 - together;
  let discount = (stands[segment.bin] ?? 1) * Math.exp(-hazardPerHour * since);
  for (let step = 0; step < 2 * segment.slices; step += 1) {
    const isSecond = step % 2 === 1;
    const from = isSecond ? scratch : values;
    const to = isSecond ? values : scratch;
    const old = isSecond ? 0.5 : 0;
    const full = from[capacity] ?? 0;
    let gained = 0;
    let k = 0;
    let cost = (from[capacity - 1] ?? 0) - full;
    const last = full + cancelled * capacity * cost;
    to[capacity] = last + old * ((to[capacity] ?? 0) - last);
    for (let n = capacity - 1; n >= 0; n -= 1) {
      const here = from[n] ?? 0;
      while (k + 1 < ends.length && cost < (ends[k + 1] ?? 0) * discount) k += 1;
      gained = alone * ((earned[k] ?? 0) * discount - (mass[k] ?? 0) * cost) + together * gained;
      const costBefore = n > 0 ? (from[n - 1] ?? 0) - here : 0;
      const value = here + gained + cancelled * n * costBefore;
      to[n] = value + old * ((to[n] ?? 0) - value);
      cost = costBefore;
    }
    if (!isSecond) discount *= decay;
  }
}

/**
 * Expected future revenue by places sold, at each of `stops` (hours before the start), under the optimal acceptance of
 * requests: accept iff r >= V(n) − V(n + 1), or with diversion iff that beats refusing (diversion.ts). T. C. Lee and M.
 * Hersh, "A model for dynamic airline seat inventory control with multiple seat bookings", Transportation Science 27
 * (1993) 252-265; with cancellations at one hazard h as in J. Subramanian, S. Stidham and C. Lautenbacher,
 * Transportation Science 33 (1999) 147-167: a booking made at τ counts r · exp(−hτ) at once (the refund is charged when
 * it is made) and a freed place is credited through the term n · h. A booking of a lane with another hazard counts as
 * more or less than one booking, by how long it takes its place (heldShares). The recursion runs backward in time by
 * Heun's rule, V ← (V + step(step(V))) / 2. An average of one-event slices keeps the value of a place falling with the
 * number left (S. Gottlieb, C.-W. Shu and E. Tadmor, SIAM Review 43 (2001) 89-112). Cost O(slices · (capacity +
 * lanes)).
 */
export function solveDynamicProgramme(problem: Problem, stops: readonly number[]): ValueFunction[] {
  return solveIn(workspaceOf(problem), problem, stops);
}

function solveIn(workspace: Workspace, problem: Problem, stops: readonly number[]): ValueFunction[] {
  const found = new Map<number, number[]>();
  for (const segment of timeGrid(problem, stops, workspace.demand, workspace.hazards)) {
    if (stops.includes(segment.toHours)) found.set(segment.toHours, workspace.values.slice());
    passSegment(problem, segment, workspace);
  }
  return stops.map((hours) => ({ hours, values: found.get(hours) ?? workspace.values.slice() }));
}

/**
 * Expected future revenue where the class's demand is uncertain: the mean of the values under demands that are known,
 * weighted by their probability. Bookings soon show how much is requested, so later decisions will nearly know it.
 *
 * @param hours before the start
 */
export function solveUncertain(problem: Problem, hours: number): ValueFunction {
  const workspace = workspaceOf(problem);
  const sums = zeros(problem.capacity + 1);
  for (const { demand, probability } of possibleDemands(problem)) {
    workspace.values.fill(0);
    workspace.demand = demand;
    const [solved] = solveIn(workspace, problem, [hours]);
    solved?.values.forEach((value, n) => {
      sums[n] = (sums[n] ?? 0) + probability * value;
    });
  }
  return { hours, values: sums };
}

/** The value of one more place when n are sold: V(n) − V(n + 1). */
export function placeValue(value: ValueFunction, sold: number): number {
  return (value.values[sold] ?? 0) - (value.values[sold + 1] ?? 0);
}

/**
 * Further places worth offering on each lane: the largest u with r · exp(−hτ) >= V(n + u − 1) − V(n + u), where r is
 * the revenue of a request beyond the value of refusing it.
 */
export function placesWorthOffering(problem: Problem, value: ValueFunction): number[] {
  const limits = acceptedUpTo(standingRanks(problem, value.hours), problem.diversion);
  return problem.lanes.map((_, l) => {
    let places = 0;
    while (places < problem.free && (limits[l] ?? 0) + 1e-9 >= placeValue(value, problem.sold + places))
      places += 1;
    return places;
  });
}
