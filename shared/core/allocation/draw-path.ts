import { hoursInBins } from '../forecast/bins.ts';
import type { Uniforms } from '../numbers/random.ts';
import { drawGamma } from '../numbers/sample-gamma.ts';
import { drawExponential, Normals } from '../numbers/sample-normal.ts';
import { hazardIn } from './cancellation.ts';
import { EventList } from './event-list.ts';
import type { Lane, Problem } from './problem.ts';

/** Maximum number of requests per path, far more than any class can take. */
const requestsMax = 20_000;

/**
 * One possible future of a class in chronological order: the events of a list from `from` up to `to`. `events.kinds[i]`
 * is the event: request number k (k >= 0), the cancellation of request k (−1 − k), or the cancellation of a booking
 * that exists now (`standing`). `events.lanes[i]` is its lane, and `events.turnsTo[i]` the lane to which a refused
 * customer diverts.
 */
export interface Path {
  readonly events: EventList;
  readonly from: number;
  readonly to: number;
  readonly requests: number;
  /** Number of requests on each lane, or diverted to it. */
  readonly requestsByLane: readonly number[];
}

/** The lowest number that an event list can store. */
export const standing = -2_147_483_648;

/** A period of time with constant rates. */
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

/** Draws futures of one class from the posterior, one after the other, into shared memory. */
export class PathSource {
  readonly #problem: Problem;
  readonly #uniforms: Uniforms;
  readonly #normals: Normals;
  readonly #stretches: readonly Stretch[];
  readonly #effects: Float64Array;
  /** Requests per hour on each lane in the current period, including the effects of this future. */
  readonly #rates: Float64Array;
  readonly #cancellations = new EventList(16);
  readonly #events: EventList;
  readonly #directLane: number;
  readonly #turnsToDirect: number;
  readonly #turns: number;
  /** Cumulative cancellation hazard of a booking from each bin edge to the start: [lane][edge]. */
  readonly #hazards: readonly Float64Array[];
  readonly #hazardMost: Float64Array;
  #byLane: number[] = [];
  #begin = 0;
  /**
   * The number of expected parties until the next one arrives: an exponential variate, less the expected parties so
   * far. It is carried over from one period to the next, which saves a logarithm for each period.
   */
  #partiesAhead = 0;

  /** @param events the list that stores the futures; its previous content is overwritten */
  constructor(problem: Problem, uniforms: Uniforms, events: EventList = new EventList()) {
    events.clear();
    this.#events = events;
    this.#problem = problem;
    this.#uniforms = uniforms;
    this.#normals = new Normals(uniforms);
    this.#stretches = stretchesOf(problem);
    this.#effects = new Float64Array(problem.lanes.length);
    this.#rates = new Float64Array(problem.lanes.length);
    this.#directLane = problem.lanes.findIndex(({ isDirect }) => isDirect);
    this.#turnsToDirect = problem.diversion.toDirect;
    this.#turns = problem.diversion.toDirect + problem.diversion.elsewhere;
    this.#hazards = problem.lanes.map((lane) => hazardFromEdges(problem, lane));
    this.#hazardMost = Float64Array.from(problem.lanes, ({ cancelPerHour }) =>
      cancelPerHour ? Math.max(...cancelPerHour) : problem.cancelHazardPerHour,
    );
  }

  #drawEffects(): void {
    const { classShape, lanes } = this.#problem;
    const uniforms = this.#uniforms;
    const normals = this.#normals;
    const effects = this.#effects;
    const effect = drawGamma(classShape, uniforms, normals) / classShape;
    for (let l = 0; l < effects.length; l += 1) {
      const shape = lanes[l]?.channelShape ?? 1;
      effects[l] = (effect * drawGamma(shape, uniforms, normals)) / shape;
    }
  }

  /** Fills in the lanes' rates for one period of the current future. @returns their sum */
  #weigh({ ratePerHour }: Stretch): number {
    const rates = this.#rates;
    const effects = this.#effects;
    let total = 0;
    for (let l = 0; l < rates.length; l += 1) {
      const rate = (ratePerHour[l] ?? 0) * (effects[l] ?? 0);
      rates[l] = rate;
      total += rate;
    }
    return total;
  }

  #bringsOneMore(companionShare: number): boolean {
    return companionShare > 0 && this.#uniforms.next() < companionShare;
  }

  /** One loop without helper functions: most of the time is spent here, and engines do not inline large functions. */
  #drawRequests(stretch: Stretch): void {
    const { toHours, companionShare } = stretch;
    const uniforms = this.#uniforms;
    const events = this.#events;
    const begin = this.#begin;
    const rates = this.#rates;
    const byLane = this.#byLane;
    const last = rates.length - 1;
    const total = this.#weigh(stretch);
    const parties = total * (1 - companionShare);
    let { hours, kinds, lanes, turnsTo } = events;
    let next = events.length;
    let at = stretch.fromHours;
    let ahead = this.#partiesAhead;
    for (;;) {
      const arrival = at - ahead / parties;
      if (!(arrival > toHours) || next - begin >= requestsMax) break;
      at = arrival;
      ahead = drawExponential(uniforms);
      let rest = uniforms.next() * total;
      let lane = 0;
      for (; lane < last; lane += 1) {
        rest -= rates[lane] ?? 0;
        if (rest < 0) break;
      }
      const to = this.#drawTurn(lane);
      do {
        if (next === hours.length) {
          events.grow();
          ({ hours, kinds, lanes, turnsTo } = events);
        }
        hours[next] = at;
        kinds[next] = next - begin;
        lanes[next] = lane;
        turnsTo[next] = to;
        next += 1;
        byLane[lane] = (byLane[lane] ?? 0) + 1;
        if (to >= 0) byLane[to] = (byLane[to] ?? 0) + 1;
      } while (this.#bringsOneMore(companionShare));
    }
    events.length = next;
    this.#partiesAhead = ahead - (at - toHours) * parties;
  }

  /** A random marketplace other than `lane`, all equally likely; −1 if there is none. */
  #otherThan(lane: number): number {
    const others = this.#problem.lanes.length - (this.#directLane < 0 ? 1 : 2);
    if (others <= 0) return -1;
    let left = Math.floor(this.#uniforms.next() * others);
    return this.#problem.lanes.findIndex(({ isDirect }, l) => !isDirect && l !== lane && left-- === 0);
  }

  /** The lane to which a refused party of this lane diverts as a whole; −1 if it does not. */
  #drawTurn(lane: number): number {
    if (this.#turns === 0 || lane === this.#directLane) return -1;
    const chance = this.#uniforms.next();
    return chance < this.#turnsToDirect
      ? this.#directLane
      : chance < this.#turns
        ? this.#otherThan(lane)
        : -1;
  }

  /**
   * Draws whether and when a booking is cancelled before the start. The probability is 1 − exp(−x); `chance` is the
   * random number.
   */
  #cancel(chance: number, bookedAtHours: number, kind: number, lane: number): void {
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

  /** Cancellation hazard per hour in the bin that ends at an edge; before the first edge, that of the first bin. */
  #hazardBefore(lane: number, edge: number): number {
    const { lanes } = this.#problem;
    const own = lanes[lane];
    return own ? hazardIn(this.#problem, own, Math.max(0, edge - 1)) : 0;
  }

  /** Since 1 − exp(−x) <= x, most bookings need no logarithm. */
  #drawCancellations(): void {
    const { hoursLeft, lanes } = this.#problem;
    const uniforms = this.#uniforms;
    const hazardMost = this.#hazardMost;
    for (let l = 0; l < lanes.length; l += 1) {
      const booked = lanes[l]?.booked ?? 0;
      const most = (hazardMost[l] ?? 0) * hoursLeft;
      for (let n = 0; n < booked; n += 1) {
        const chance = uniforms.next();
        if (chance < most) this.#cancel(chance, hoursLeft, standing, l);
      }
    }
    const { hours, lanes: laneOf, length } = this.#events;
    const begin = this.#begin;
    for (let i = begin; i < length; i += 1) {
      const chance = uniforms.next();
      const bookedAt = hours[i] ?? 0;
      const lane = laneOf[i] ?? 0;
      if (chance < (hazardMost[lane] ?? 0) * bookedAt) this.#cancel(chance, bookedAt, begin - 1 - i, lane);
    }
  }

  /**
   * Draws one more future: a gamma effect for the class and one for each channel, Poisson requests in each bin, and for
   * every present or possible booking the time of its cancellation. Cost O(requests).
   */
  next(): Path {
    const events = this.#events;
    const from = events.length;
    this.#begin = from;
    this.#byLane = this.#problem.lanes.map(() => 0);
    this.#cancellations.clear();
    this.#drawEffects();
    this.#partiesAhead = drawExponential(this.#uniforms);
    for (const stretch of this.#stretches) this.#drawRequests(stretch);
    const requests = events.length - from;
    this.#drawCancellations();
    if (this.#cancellations.length > 0) events.mergeByTime(from, this.#cancellations);
    return { events, from, to: events.length, requests, requestsByLane: this.#byLane };
  }
}
