import { requireCount } from '../invalid-input.ts';
import { SeededUniforms, type Uniforms } from '../numbers/random.ts';
import { PathSource, type Path } from './draw-path.ts';
import { Player } from './play-path.ts';
import { problemOf, type Problem } from './problem.ts';
import type { AllocationInput } from './types.ts';

/** Futures that are simulated where an input does not say how many. */
export const defaultRollouts = 120;

/** The simulated futures of one class, drawn as they are asked for and kept, so that all its questions are played on the same. */
export class Futures {
  readonly problem: Problem;
  readonly player: Player;
  readonly present: readonly number[];
  readonly #source: PathSource;
  readonly #paths: Path[] = [];
  readonly #revenueNow: number[] = [];

  /** @param count how many are likely to be asked for */
  constructor(problem: Problem, uniforms: Uniforms, count = defaultRollouts) {
    this.problem = problem;
    this.player = new Player(problem);
    this.present = problem.lanes.map(({ allocation }) => allocation);
    this.#source = new PathSource(problem, uniforms, count);
  }

  at(index: number): Path {
    while (this.#paths.length <= index) this.#paths.push(this.#source.next());
    const path = this.#paths[index];
    if (!path) throw new RangeError('no such future');
    return path;
  }

  /** What the class takes in a future with the places of now. */
  revenueNow(index: number): number {
    return (this.#revenueNow[index] ??= this.player.play(this.at(index), this.present));
  }
}

/** The problem of an input and its futures. Throws InvalidInput with the field's path. */
export function futuresOf(input: AllocationInput): Futures {
  const count = requireCount('rollouts', input.rollouts ?? defaultRollouts);
  return new Futures(problemOf(input), new SeededUniforms(input.seed), count);
}
