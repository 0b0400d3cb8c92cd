import { standing, type Path } from './draw-path.ts';
import type { Problem } from './problem.ts';

/** Plays the allocations of one class along drawn paths. */
export class Player {
  readonly #values: Float64Array;
  readonly #booked: Float64Array;
  readonly #isDirect: readonly boolean[];
  readonly #free: number;
  readonly #open: Float64Array;
  #freeAtStart = 0;
  /** One more than the lane on which request k was booked; 0 if it was not booked. */
  #accepted = new Uint16Array(256);

  constructor({ lanes, capacity, sold }: Problem) {
    this.#values = Float64Array.from(lanes, (lane) => lane.value);
    this.#booked = Float64Array.from(lanes, (lane) => lane.booked);
    this.#isDirect = lanes.map((lane) => lane.isDirect);
    this.#open = new Float64Array(lanes.length);
    this.#free = capacity - sold;
  }

  /** Places left at the start of the class on the most recently played path. */
  get freeAtStart(): number {
    return this.#freeAtStart;
  }

  #start(requests: number, allocations: readonly number[]): void {
    if (this.#accepted.length < requests) this.#accepted = new Uint16Array(requests * 2);
    this.#accepted.fill(0, 0, requests);
    for (let l = 0; l < this.#open.length; l += 1) {
      this.#open[l] = this.#isDirect[l] ? Infinity : (allocations[l] ?? 0) - (this.#booked[l] ?? 0);
    }
  }

  /**
   * Revenue in minor units of a class along one path under fixed allocations (one per lane). A request is accepted iff
   * the class is not full and its lane, or else the lane to which its customer diverts, has places. A cancelled booking
   * earns nothing and frees its place. Present bookings earn the same under any allocation and are left out. Cost
   * O(events).
   */
  play({ events, from, to, requests }: Path, allocations: readonly number[]): number {
    this.#start(requests, allocations);
    const { kinds, lanes, turnsTo } = events;
    const open = this.#open;
    const accepted = this.#accepted;
    const values = this.#values;
    let free = this.#free;
    let revenue = 0;
    for (let i = from; i < to; i += 1) {
      const kind = kinds[i] ?? 0;
      const lane = lanes[i] ?? 0;
      if (kind >= 0) {
        if (free <= 0) continue;
        const taking = (open[lane] ?? 0) > 0 ? lane : (turnsTo[i] ?? -1);
        if (taking < 0 || (open[taking] ?? 0) <= 0) continue;
        accepted[kind] = taking + 1;
        free -= 1;
        open[taking] = (open[taking] ?? 0) - 1;
        revenue += values[taking] ?? 0;
      } else {
        const taken = kind === standing ? lane : (accepted[-1 - kind] ?? 0) - 1;
        if (taken < 0) continue;
        free += 1;
        open[taken] = (open[taken] ?? 0) + 1;
        if (kind !== standing) revenue -= values[taken] ?? 0;
      }
    }
    this.#freeAtStart = free;
    return revenue;
  }
}
