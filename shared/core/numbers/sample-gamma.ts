import { requirePositive } from '../invalid-input.ts';
import type { Random, Uniforms } from './random.ts';
import { sampleNormal, type Normals } from './sample-normal.ts';

/**
 * Gamma variates with the given shape and scale 1 (mean = variance = shape). Marsaglia and Tsang, "A simple method for
 * generating gamma variables", ACM TOMS 26 (2000) 363-372; shapes below 1 use their boost G(a) = G(a + 1) U^(1/a).
 * Their squeeze accepts most variates without a logarithm. Cost: about 1.05 normal variates.
 */
export class Gammas {
  readonly #uniforms: Uniforms;
  readonly #normals: Pick<Normals, 'next'>;
  readonly #d: number;
  readonly #c: number;
  /** The exponent of the boost; 0 for shapes that need none. */
  readonly #boost: number;

  /**
   * Throws InvalidInput at `shape`.
   *
   * @param normals standard normal variates, drawn from `uniforms`
   */
  constructor(shape: number, uniforms: Uniforms, normals: Pick<Normals, 'next'>) {
    requirePositive('shape', shape);
    this.#uniforms = uniforms;
    this.#normals = normals;
    this.#boost = shape < 1 ? 1 / shape : 0;
    this.#d = (shape < 1 ? shape + 1 : shape) - 1 / 3;
    this.#c = 1 / Math.sqrt(9 * this.#d);
  }

  next(): number {
    const variate = this.#unboosted();
    return this.#boost === 0 ? variate : variate * (1 - this.#uniforms.next()) ** this.#boost;
  }

  #unboosted(): number {
    const d = this.#d;
    for (;;) {
      const x = this.#normals.next();
      const t = 1 + this.#c * x;
      const v = t * t * t;
      if (v <= 0) continue;
      const u = 1 - this.#uniforms.next();
      const xx = x * x;
      if (u < 1 - 0.0331 * xx * xx || Math.log(u) < 0.5 * xx + d - d * v + d * Math.log(v)) return d * v;
    }
  }
}

/** One gamma variate. Throws InvalidInput at `shape`. */
export const sampleGamma = (shape: number, random: Random): number =>
  new Gammas(shape, { next: random }, { next: () => sampleNormal(random) }).next();
