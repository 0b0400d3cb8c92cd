import { SeededUniforms, type Uniforms } from '../numbers/random.ts';
import { PathSource, type Path } from './draw-path.ts';
import type { FutureEvents } from './event-list.ts';
import { Player } from './play-path.ts';
import { problemOf, type Problem } from './problem.ts';
import type { AllocationInput } from './types.ts';

/** Number of simulated futures unless the input sets one. */
export const defaultRollouts = 120;

/** A class played through its futures with given places. Each future is played when it is first requested. */
export class Played {
  readonly #futures: Futures;
  readonly #allocations: readonly number[];
  readonly #revenue: number[] = [];

  constructor(futures: Futures, allocations: readonly number[]) {
    this.#futures = futures;
    this.#allocations = allocations;
  }

  /** Revenue in one of the futures, in minor units. */
  at(index: number): number {
    const revenue = this.#revenue;
    // A number that is no number yet, and not a missing one, so that engines store all of them as doubles.
    while (revenue.length <= index) revenue.push(Number.NaN);
    const known = revenue[index] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const played = this.#futures.player.play(this.#futures.at(index), this.#allocations);
    revenue[index] = played;
    return played;
  }
}

/**
 * The simulated futures of one class. They are drawn on demand and cached, and so is what places earn in them, so every
 * question about the class uses the same futures and each is played once.
 */
export class Futures {
  readonly problem: Problem;
  readonly player: Player;
  readonly present: readonly number[];
  readonly #source: PathSource;
  readonly #paths: Path[] = [];
  readonly #played = new Map<string, Played>();

  /** @param events the memory that stores the futures; previous futures in it are overwritten */
  constructor(problem: Problem, uniforms: Uniforms, events?: FutureEvents) {
    this.problem = problem;
    this.player = new Player(problem);
    this.present = problem.lanes.map(({ allocation }) => allocation);
    this.#source = new PathSource(problem, uniforms, events);
  }

  at(index: number): Path {
    while (this.#paths.length <= index) this.#paths.push(this.#source.next());
    const path = this.#paths[index];
    if (!path) throw new RangeError('no such future');
    return path;
  }

  /** @param allocations one per lane */
  under(allocations: readonly number[]): Played {
    const key = allocations.join();
    const known = this.#played.get(key);
    if (known) return known;
    const played = new Played(this, allocations);
    this.#played.set(key, played);
    return played;
  }
}

/**
 * The problem of an input and its futures. Throws InvalidInput with the field's path.
 *
 * @param events as for Futures; callers that make decisions for many classes reuse the same memory
 */
export const futuresOf = (input: AllocationInput, events?: FutureEvents): Futures =>
  new Futures(problemOf(input), new SeededUniforms(input.seed), events);
