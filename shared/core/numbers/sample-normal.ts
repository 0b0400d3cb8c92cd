import type { Random } from './random.ts';

/** A standard normal variate by the Box-Muller transform (1958), one of the pair. Cost: two uniforms. */
export function sampleNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** An exponential variate of mean 1 by inversion. */
export function sampleExponential(random: Random): number {
  return -Math.log(1 - random());
}
