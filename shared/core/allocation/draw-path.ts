import { hoursInBins } from '../forecast/bins.ts';
import type { Random } from '../numbers/random.ts';
import { sampleGamma } from '../numbers/sample-gamma.ts';
import { sampleExponential } from '../numbers/sample-normal.ts';
import { hazardIn } from './cancellation.ts';
import { EventList } from './event-list.ts';
import type { Lane, Problem } from './problem.ts';

/** Most requests one path holds: far more than any class can take. */
const requestsMax = 20_000;

/**
 * One possible future of a class in the order of time. `events.kinds[i]` is what happens: request number k (k >= 0), the
 * cancellation of request k (−1 − k), or the cancellation of a booking that stands now (`standing`);
 * `events.lanes[i]` says where.
 */
export interface Path {
  readonly events: EventList;
  readonly requests: number;
  readonly requestsByLane: Float64Array;
  /** Where the customer of request k turns if refused; −1: nowhere. */
  readonly turnsTo: Int16Array;
}

/** The lowest number that a list of events can hold. */
export const standing = -2_147_483_648;

/** A stretch of time in which rates do not change. */
interface Stretch {
  readonly fromHours: number;
  readonly toHours: number;
  readonly ratePerHour: Float64Array;
  readonly companionShare: number;
}

function stretchesOf(problem: Problem): Stretch[] {
  return hoursInBins(problem.binEdgesHours, problem.hoursLeft, 0).flatMap((span, b) => {
    const toHours = problem.binEdgesHours[b + 1] ?? 0;
    const ratePerHour = Float64Array.from(problem.lanes, (lane) => lane.ratePerHour[b] ?? 0);
    const companionShare = problem.companionShare[b] ?? 0;
    return span === 0 ? [] : { fromHours: toHours + span, toHours, ratePerHour, companionShare };
  });
}

function hazardFromEdges(problem: Problem, lane: Lane): Float64Array {
  const { binEdgesHours: edges } = problem;
  const sums = new Float64Array(edges.length);
  for (let edge = edges.length - 2; edge >= 0; edge -= 1) {
    const hours = (edges[edge] ?? 0) - (edges[edge + 1] ?? 0);
    sums[edge] = (sums[edge + 1] ?? 0) + hours * hazardIn(problem, lane, edge);
  }
  return sums;
}

/** Draws futures of one class from the posterior, each into the memory of the one before. */
export class PathSource {
  readonly #problem: Problem;
  readonly #random: Random;
  readonly #stretches: readonly Stretch[];
  readonly #effects: Float64Array;
  readonly #byLane: Float64Array;
  readonly #requests = new EventList();
  readonly #cancellations = new EventList();
  readonly #events = new EventList();
  readonly #directLane: number;
  /** Cancellations expected of a booking from each edge of the bins to the start: [lane][edge]. */
  readonly #hazards: readonly Float64Array[];
  readonly #hazardMost: Float64Array;
  #turnsTo = new Int16Array(256);

  constructor(problem: Problem, random: Random) {
    this.#problem = problem;
    this.#random = random;
    this.#stretches = stretchesOf(problem);
    this.#effects = new Float64Array(problem.lanes.length);
    this.#byLane = new Float64Array(problem.lanes.length);
    this.#directLane = problem.lanes.findIndex(({ isDirect }) => isDirect);
    this.#hazards = problem.lanes.map((lane) => hazardFromEdges(problem, lane));
    this.#hazardMost = Float64Array.from(problem.lanes, ({ cancelPerHour }) =>
      cancelPerHour ? Math.max(...cancelPerHour) : problem.cancelHazardPerHour,
    );
  }

  #drawEffects(): void {
    const { classShape, lanes } = this.#problem;
    const effect = sampleGamma(classShape, this.#random) / classShape;
    for (const [l, { channelShape }] of lanes.entries())
      this.#effects[l] = (effect * sampleGamma(channelShape, this.#random)) / channelShape;
  }

  #pickLane({ ratePerHour }: Stretch, total: number): number {
    let rest = this.#random() * total;
    const last = ratePerHour.length - 1;
    for (let l = 0; l < last; l += 1) {
      rest -= (ratePerHour[l] ?? 0) * (this.#effects[l] ?? 0);
      if (rest < 0) return l;
    }
    return last;
  }

  #bringsOneMore(companionShare: number): boolean {
    return companionShare > 0 && this.#random() < companionShare;
  }

  #drawRequests(stretch: Stretch): void {
    const { fromHours, toHours, ratePerHour, companionShare } = stretch;
    // A plain loop, because this runs for each stretch of each future, and `reduce` takes several times as long.
    let total = 0;
    for (let l = 0; l < ratePerHour.length; l += 1) total += (ratePerHour[l] ?? 0) * (this.#effects[l] ?? 0);
    const parties = total * (1 - companionShare);
    let at = fromHours - sampleExponential(this.#random) / parties;
    for (
      ;
      at > toHours && this.#requests.length < requestsMax;
      at -= sampleExponential(this.#random) / parties
    ) {
      const lane = this.#pickLane(stretch, total);
      const to = this.#drawTurn(lane);
      do this.#request(at, lane, to);
      while (this.#bringsOneMore(companionShare));
    }
  }

  /** Another marketplace than `lane`, all alike; −1 where there is none. */
  #otherThan(lane: number): number {
    const others = this.#problem.lanes.length - (this.#directLane < 0 ? 1 : 2);
    if (others <= 0) return -1;
    let left = Math.floor(this.#random() * others);
    return this.#problem.lanes.findIndex(({ isDirect }, l) => !isDirect && l !== lane && left-- === 0);
  }

  /** One place is asked for on a lane, by somebody who turns to lane `to` if refused. */
  #request(at: number, lane: number, to: number): void {
    const k = this.#requests.length;
    if (k >= this.#turnsTo.length) {
      const longer = new Int16Array(2 * k);
      longer.set(this.#turnsTo);
      this.#turnsTo = longer;
    }
    this.#turnsTo[k] = to;
    this.#byLane[lane] = (this.#byLane[lane] ?? 0) + 1;
    if (to >= 0) this.#byLane[to] = (this.#byLane[to] ?? 0) + 1;
    this.#requests.push(at, k, lane);
  }

  /** Where a party of the lane turns if refused, all of it; −1: nowhere. */
  #drawTurn(lane: number): number {
    const { lanes, diversion } = this.#problem;
    const { toDirect, elsewhere } = diversion;
    if (toDirect + elsewhere === 0 || lanes[lane]?.isDirect) return -1;
    const chance = this.#random();
    return chance < toDirect ? this.#directLane : chance < toDirect + elsewhere ? this.#otherThan(lane) : -1;
  }

  /** A booking is cancelled before the start with probability 1 − exp(−x) <= x, so most need no logarithm. */
  #drawCancellation(bookedAtHours: number, kind: number, lane: number): void {
    const chance = this.#random();
    if (chance >= (this.#hazardMost[lane] ?? 0) * bookedAtHours) return;
    const { binEdgesHours: edges } = this.#problem;
    const toStart = this.#hazards[lane];
    let edge = edges.length - 1;
    while (edge > 0 && (edges[edge - 1] ?? 0) < bookedAtHours) edge -= 1;
    const hazard = this.#hazardBefore(lane, edge);
    const expected = (toStart?.[edge] ?? 0) + hazard * (bookedAtHours - (edges[edge] ?? 0));
    if (chance >= expected) return;
    const left = expected + Math.log(1 - chance);
    if (left <= 0) return;
    while ((toStart?.[edge] ?? 0) > left) edge += 1;
    const hours = (edges[edge] ?? 0) + (left - (toStart?.[edge] ?? 0)) / this.#hazardBefore(lane, edge);
    this.#cancellations.insertByTime(hours, kind, lane);
  }

  /** Chance an hour of a cancellation in the bin that ends at an edge; before the first edge that of the first bin. */
  #hazardBefore(lane: number, edge: number): number {
    const { lanes } = this.#problem;
    const own = lanes[lane];
    return own ? hazardIn(this.#problem, own, Math.max(0, edge - 1)) : 0;
  }

  #drawCancellations(): void {
    const { hoursLeft, lanes } = this.#problem;
    lanes.forEach(({ booked }, l) => {
      for (let n = 0; n < booked; n += 1) this.#drawCancellation(hoursLeft, standing, l);
    });
    for (let i = 0; i < this.#requests.length; i += 1) {
      this.#drawCancellation(this.#requests.hours[i] ?? 0, -1 - i, this.#requests.lanes[i] ?? 0);
    }
  }

  /**
   * One future: a gamma effect for the class and one for each channel, Poisson requests in each bin, and for every
   * booking, standing or possible, when it would be cancelled. It lasts until the next is drawn. Cost O(requests).
   */
  next(): Path {
    for (const list of [this.#requests, this.#cancellations, this.#events]) list.clear();
    this.#byLane.fill(0);
    this.#drawEffects();
    for (const stretch of this.#stretches) this.#drawRequests(stretch);
    this.#drawCancellations();
    this.#events.mergeByTime(this.#requests, this.#cancellations);
    return {
      events: this.#events,
      requests: this.#requests.length,
      requestsByLane: this.#byLane,
      turnsTo: this.#turnsTo,
    };
  }
}
