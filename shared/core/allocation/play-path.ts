import { doublesOf, zeros } from '../numbers/doubles.ts';
import type { Path } from './draw-path.ts';
import type { Lane, Problem } from './problem.ts';

/** Plays the allocations of one class along drawn paths. */
export class Player {
  readonly #values: readonly number[];
  readonly #lanes: readonly Lane[];
  readonly #free: number;
  /** Open places by lane. */
  readonly #open: number[];
  /** One more than the lane on which request k was booked; 0 if it was not booked. */
  readonly #accepted: number[] = [];
  #freeAtStart = 0;

  constructor({ lanes, capacity, sold }: Problem) {
    this.#values = doublesOf(lanes, ({ value }) => value);
    this.#lanes = lanes;
    this.#open = zeros(lanes.length);
    this.#free = capacity - sold;
  }

  /** Places left at the start of the class on the most recently played path. */
  get freeAtStart(): number {
    return this.#freeAtStart;
  }

  #start(allocations: readonly number[]): void {
    const lanes = this.#lanes;
    for (let l = 0; l < lanes.length; l += 1) {
      const lane = lanes[l];
      if (lane) this.#open[l] = lane.isDirect ? Infinity : (allocations[l] ?? 0) - lane.booked;
    }
  }

  /**
   * Revenue in minor units of a class along one path under fixed allocations (one per lane). A request is accepted iff
   * the class is not full and its lane, or else the lane to which its customer diverts, has places. A cancelled booking
   * earns nothing and frees its place. Present bookings earn the same under any allocation and are left out. Cost
   * O(events).
   */
  play({ events, from, to, cancelFrom, cancelTo }: Path, allocations: readonly number[]): number {
    this.#start(allocations);
    const { hours, lanes, links } = events.requests;
    const { cancellations } = events;
    const open = this.#open;
    const accepted = this.#accepted;
    const values = this.#values;
    let free = this.#free;
    let revenue = 0;
    let cancelled = cancelFrom;
    for (let i = from; i <= to; i += 1) {
      const now = i < to ? (hours[i] ?? 0) : -1;
      for (; cancelled < cancelTo && (cancellations.hours[cancelled] ?? 0) > now; cancelled += 1) {
        const request = cancellations.links[cancelled] ?? -1;
        const lane = request < 0 ? (cancellations.lanes[cancelled] ?? 0) : (accepted[request] ?? 0) - 1;
        if (lane < 0) continue;
        free += 1;
        open[lane] = (open[lane] ?? 0) + 1;
        if (request >= 0) revenue -= values[lane] ?? 0;
      }
      if (i === to) break;
      accepted[i - from] = 0;
      if (free <= 0) continue;
      const lane = lanes[i] ?? 0;
      const taking = (open[lane] ?? 0) > 0 ? lane : (links[i] ?? -1);
      if (taking < 0 || (open[taking] ?? 0) <= 0) continue;
      accepted[i - from] = taking + 1;
      free -= 1;
      open[taking] = (open[taking] ?? 0) - 1;
      revenue += values[taking] ?? 0;
    }
    this.#freeAtStart = free;
    return revenue;
  }
}
