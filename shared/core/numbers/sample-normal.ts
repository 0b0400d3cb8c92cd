import type { Random, Uniforms } from './random.ts';

/** A standard normal variate by the Box-Muller transform (1958), one of the pair. Cost: two uniforms. */
export function drawNormal(uniforms: Uniforms): number {
  return Math.sqrt(-2 * Math.log(1 - uniforms.next())) * Math.cos(2 * Math.PI * uniforms.next());
}

/** An exponential variate of mean 1 by inversion. */
export function drawExponential(uniforms: Uniforms): number {
  return -Math.log(1 - uniforms.next());
}

export const sampleNormal = (random: Random): number => drawNormal({ next: random });

export const sampleExponential = (random: Random): number => drawExponential({ next: random });
