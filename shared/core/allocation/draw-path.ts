import { hoursInBins } from '../forecast/bins.ts';
import { doublesOf, zeros } from '../numbers/doubles.ts';
import type { Uniforms } from '../numbers/random.ts';
import { Gammas } from '../numbers/sample-gamma.ts';
import { drawExponential, Normals } from '../numbers/sample-normal.ts';
import { hazardIn } from './cancellation.ts';
import { FutureEvents } from './event-list.ts';
import type { Lane, Problem } from './problem.ts';

/** Maximum number of requests per path, far more than any class can take. */
const requestsMax = 20_000;

/**
 * One possible future of a class: the requests of a list from `from` up to `to`, and the cancellations of another list
 * from `cancelFrom` up to `cancelTo`, both in chronological order. Request k of the future is request `from` + k of the
 * list.
 */
export interface Path {
  readonly events: FutureEvents;
  readonly from: number;
  readonly to: number;
  readonly cancelFrom: number;
  readonly cancelTo: number;
  /** Number of requests on each lane, or diverted to it. */
  readonly requestsByLane: readonly number[];
}

/** A period of time with constant rates. */
interface Stretch {
  readonly fromHours: number;
  readonly toHours: number;
  readonly ratePerHour: readonly number[];
  readonly companionShare: number;
}

function stretchesOf({ lanes, binEdgesHours: edges, hoursLeft, companionShare }: Problem): Stretch[] {
  return hoursInBins(edges, hoursLeft, 0).flatMap((span, b) => {
    const toHours = edges[b + 1] ?? 0;
    const ratePerHour = doublesOf(lanes, (lane) => lane.ratePerHour[b] ?? 0);
    const together = companionShare[b] ?? 0;
    return span === 0 ? [] : { fromHours: toHours + span, toHours, ratePerHour, companionShare: together };
  });
}

/** How bookings of one lane are cancelled. */
interface Leaving {
  /** Hazard per hour in the bin that ends at an edge; before the first edge, that of the first bin. */
  readonly hazardPerHour: readonly number[];
  /** Hazard from each edge to the start. */
  readonly hazardFrom: readonly number[];
  /** The highest hazard per hour. */
  readonly hazardMost: number;
}

function leavingOf(problem: Problem, lane: Lane): Leaving {
  const { binEdgesHours: edges } = problem;
  const hazardPerHour = edges.map((_, edge) => hazardIn(problem, lane, Math.max(0, edge - 1)));
  const hazardFrom = zeros(edges.length);
  for (let edge = edges.length - 1; edge > 0; edge -= 1) {
    const hours = (edges[edge - 1] ?? 0) - (edges[edge] ?? 0);
    hazardFrom[edge - 1] = (hazardFrom[edge] ?? 0) + hours * (hazardPerHour[edge] ?? 0);
  }
  return { hazardPerHour, hazardFrom, hazardMost: Math.max(...hazardPerHour) };
}

/** Draws futures of one class from the posterior, one after the other, into shared memory. */
export class PathSource {
  readonly #problem: Problem;
  readonly #uniforms: Uniforms;
  readonly #classGammas: Gammas;
  readonly #laneGammas: readonly Gammas[];
  readonly #stretches: readonly Stretch[];
  readonly #leaving: readonly Leaving[];
  readonly #effects: number[];
  /** Requests per hour in the current period on each lane and all lanes before it, including the effects of this future. */
  readonly #ratesUpTo: number[];
  readonly #events: FutureEvents;
  readonly #directLane: number;
  readonly #turnsToDirect: number;
  readonly #turns: number;
  #byLane: number[] = [];
  #cancelFrom = 0;

  /** @param events the memory that stores the futures; its previous content is overwritten */
  constructor(problem: Problem, uniforms: Uniforms, events: FutureEvents = new FutureEvents()) {
    events.clear();
    this.#events = events;
    this.#problem = problem;
    this.#uniforms = uniforms;
    const normals = new Normals(uniforms);
    this.#classGammas = new Gammas(problem.classShape, uniforms, normals);
    this.#laneGammas = problem.lanes.map(({ channelShape }) => new Gammas(channelShape, uniforms, normals));
    this.#stretches = stretchesOf(problem);
    this.#leaving = problem.lanes.map((lane) => leavingOf(problem, lane));
    this.#effects = zeros(problem.lanes.length);
    this.#ratesUpTo = zeros(problem.lanes.length);
    this.#directLane = problem.lanes.findIndex(({ isDirect }) => isDirect);
    this.#turnsToDirect = problem.diversion.toDirect;
    this.#turns = problem.diversion.toDirect + problem.diversion.elsewhere;
  }

  #drawEffects(): void {
    const { classShape, lanes } = this.#problem;
    const effects = this.#effects;
    const ofClass = this.#classGammas.next() / classShape;
    for (let l = 0; l < effects.length; l += 1) {
      effects[l] = (ofClass * (this.#laneGammas[l]?.next() ?? 1)) / (lanes[l]?.channelShape ?? 1);
    }
  }

  /** Sets the lanes' rates for one period of the current future. @returns their sum */
  #weigh({ ratePerHour }: Stretch): number {
    const upTo = this.#ratesUpTo;
    const effects = this.#effects;
    let total = 0;
    for (let l = 0; l < upTo.length; l += 1) {
      total += (ratePerHour[l] ?? 0) * (effects[l] ?? 0);
      upTo[l] = total;
    }
    return total;
  }

  /**
   * A random lane, in proportion to their rates. This adds up comparisons instead of stopping at the lane that is found,
   * because processors cannot predict where that will be.
   */
  #drawLane(total: number): number {
    const upTo = this.#ratesUpTo;
    const at = this.#uniforms.next() * total;
    let lane = 0;
    for (let l = 0; l < upTo.length - 1; l += 1) lane += Number(at >= (upTo[l] ?? 0));
    return lane;
  }

  #bringsOneMore(companionShare: number): boolean {
    return companionShare > 0 && this.#uniforms.next() < companionShare;
  }

  /**
   * Draws the requests of all periods. `ahead` is the number of expected parties until the next one arrives. It is
   * carried over from one period to the next, which saves a logarithm for each period. Most of the time is spent here,
   * and engines inline less into a loop over an iterator than into one over an index.
   */
  #drawRequests(begin: number): void {
    const uniforms = this.#uniforms;
    const { requests } = this.#events;
    const byLane = this.#byLane;
    const stretches = this.#stretches;
    let { hours, lanes, links } = requests;
    let next = begin;
    let ahead = drawExponential(uniforms);
    for (let s = 0; s < stretches.length; s += 1) {
      const stretch = stretches[s];
      if (!stretch) break;
      const { toHours, companionShare } = stretch;
      const total = this.#weigh(stretch);
      const parties = total * (1 - companionShare);
      let at = stretch.fromHours;
      for (;;) {
        const arrival = at - ahead / parties;
        if (!(arrival > toHours) || next - begin >= requestsMax) break;
        at = arrival;
        ahead = drawExponential(uniforms);
        const lane = this.#drawLane(total);
        const to = this.#drawTurn(lane);
        do {
          if (next === hours.length) {
            requests.grow();
            ({ hours, lanes, links } = requests);
          }
          hours[next] = at;
          lanes[next] = lane;
          links[next] = to;
          byLane[lane] = (byLane[lane] ?? 0) + 1;
          if (to >= 0) byLane[to] = (byLane[to] ?? 0) + 1;
          next += 1;
        } while (this.#bringsOneMore(companionShare));
      }
      ahead -= (at - toHours) * parties;
    }
    requests.length = next;
  }

  /** A random marketplace other than `lane`, all equally likely; −1 if there is none. */
  #otherThan(lane: number): number {
    const { lanes } = this.#problem;
    const others = lanes.length - (this.#directLane < 0 ? 1 : 2);
    if (others <= 0) return -1;
    let left = Math.floor(this.#uniforms.next() * others);
    for (let l = 0; l < lanes.length; l += 1) {
      if (l === lane || l === this.#directLane) continue;
      if (left === 0) return l;
      left -= 1;
    }
    return -1;
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
  #cancel(chance: number, bookedAtHours: number, lane: number, request: number): void {
    const { binEdgesHours: edges } = this.#problem;
    const { hazardPerHour = [], hazardFrom = [] } = this.#leaving[lane] ?? {};
    let edge = edges.length - 1;
    while (edge > 0 && (edges[edge - 1] ?? 0) < bookedAtHours) edge -= 1;
    const since = bookedAtHours - (edges[edge] ?? 0);
    const expected = (hazardFrom[edge] ?? 0) + (hazardPerHour[edge] ?? 0) * since;
    if (chance >= expected) return;
    const left = expected + Math.log(1 - chance);
    if (left <= 0) return;
    while ((hazardFrom[edge] ?? 0) > left) edge += 1;
    const hours = (edges[edge] ?? 0) + (left - (hazardFrom[edge] ?? 0)) / (hazardPerHour[edge] ?? 0);
    this.#events.cancellations.insertByTime(this.#cancelFrom, hours, lane, request);
  }

  /** Since 1 − exp(−x) <= x, most bookings need no logarithm. */
  #drawCancellations(begin: number): void {
    const { hoursLeft, lanes } = this.#problem;
    const uniforms = this.#uniforms;
    const leaving = this.#leaving;
    for (let l = 0; l < lanes.length; l += 1) {
      const booked = lanes[l]?.booked ?? 0;
      const most = (leaving[l]?.hazardMost ?? 0) * hoursLeft;
      for (let n = 0; n < booked; n += 1) {
        const chance = uniforms.next();
        if (chance < most) this.#cancel(chance, hoursLeft, l, -1);
      }
    }
    const { hours, lanes: laneOf, length } = this.#events.requests;
    for (let i = begin; i < length; i += 1) {
      const chance = uniforms.next();
      const bookedAt = hours[i] ?? 0;
      const lane = laneOf[i] ?? 0;
      if (chance < (leaving[lane]?.hazardMost ?? 0) * bookedAt)
        this.#cancel(chance, bookedAt, lane, i - begin);
    }
  }

  /**
   * Draws one more future: a gamma effect for the class and one for each channel, Poisson requests in each bin, and for
   * every present or possible booking the time of its cancellation. Cost O(requests).
   */
  next(): Path {
    const { requests, cancellations } = this.#events;
    const from = requests.length;
    const cancelFrom = cancellations.length;
    this.#cancelFrom = cancelFrom;
    const requestsByLane = this.#problem.lanes.map(() => 0);
    this.#byLane = requestsByLane;
    this.#drawEffects();
    this.#drawRequests(from);
    this.#drawCancellations(from);
    return {
      events: this.#events,
      from,
      to: requests.length,
      cancelFrom,
      cancelTo: cancellations.length,
      requestsByLane,
    };
  }
}
