import type { Random, Uniforms } from './random.ts';

/** Standard normal variates by the Box-Muller transform (1958), both of each pair. Cost: one uniform for each. */
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

/** A single standard normal variate, the first of its pair. */
export const sampleNormal = (random: Random): number => new Normals({ next: random }).next();

export const sampleExponential = (random: Random): number => drawExponential({ next: random });
