import { requireNonNegative } from '../invalid-input.ts';
import { logGamma } from './log-gamma.ts';
import type { Random } from './random.ts';

function byProduct(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

function byTransformedRejection(mean: number, random: Random): number {
  const b = 0.931 + 2.53 * Math.sqrt(mean);
  const a = -0.059 + 0.02483 * b;
  const inverseAlpha = 1.1239 + 1.1328 / (b - 3.4);
  const inside = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    const u = random() - 0.5;
    const v = 1 - random();
    const us = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / us + b) * u + mean + 0.43);
    if (us >= 0.07 && v <= inside) return k;
    if (k < 0 || (us < 0.013 && v > us)) continue;
    if (Math.log((v * inverseAlpha) / (a / (us * us) + b)) <= k * Math.log(mean) - mean - logGamma(k + 1))
      return k;
  }
}

/**
 * A Poisson variate. For a mean below 10 by products of uniforms (Knuth, TAOCP 2, 3.4.1), otherwise by transformed
 * rejection (PTRS: W. Hörmann, Insurance: Mathematics and Economics 12 (1993) 39-45). Cost: O(min(mean, 10)). Throws
 * InvalidInput at `mean`.
 */
export function samplePoisson(mean: number, random: Random): number {
  requireNonNegative('mean', mean);
  return mean < 10 ? byProduct(mean, random) : byTransformedRejection(mean, random);
}
