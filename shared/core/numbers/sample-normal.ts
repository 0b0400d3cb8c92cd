import type { Random, Uniforms } from './random.ts';

/** A standard normal variate by the Box-Muller transform (1958), which uses one of the pair. Cost: two uniforms. */
export function drawNormal(uniforms: Uniforms): number {
  return Math.sqrt(-2 * Math.log(1 - uniforms.next())) * Math.cos(2 * Math.PI * uniforms.next());
}

/** Standard normal variates by the Box-Muller transform, both of each pair: half the logarithms of `drawNormal`. */
export class Normals {
  readonly #uniforms: Uniforms;
  #second = 0;
  #hasSecond = false;

  constructor(uniforms: Uniforms) {
    this.#uniforms = uniforms;
  }

  next(): number {
    if (this.#hasSecond) {
      this.#hasSecond = false;
      return this.#second;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - this.#uniforms.next()));
    const angle = 2 * Math.PI * this.#uniforms.next();
    this.#second = radius * Math.sin(angle);
    this.#hasSecond = true;
    return radius * Math.cos(angle);
  }
}

/** An exponential variate of mean 1 by inversion. */
export function drawExponential(uniforms: Uniforms): number {
  return -Math.log(1 - uniforms.next());
}

export const sampleNormal = (random: Random): number => drawNormal({ next: random });

export const sampleExponential = (random: Random): number => drawExponential({ next: random });
