import { InvalidInput, requireShare } from '../invalid-input.ts';
import { logGamma } from './log-gamma.ts';
import { normalQuantile } from './normal-quantile.ts';

/** Density of Student's t. */
function density(t: number, freedom: number): number {
  const scale = Math.exp(logGamma((freedom + 1) / 2) - logGamma(freedom / 2));
  return (scale / Math.sqrt(freedom * Math.PI)) * (1 + t ** 2 / freedom) ** (-(freedom + 1) / 2);
}

/** P(0 < T < t) by the finite sums of M. Abramowitz and I. Stegun (1964), 26.7.3 and 26.7.4. */
function centralHalf(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const square = Math.cos(angle) ** 2;
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k <= freedom - 2; k += 2) {
    term *= (square * (k - 1)) / k;
    sum += term;
  }
  const scaled = Math.sin(angle) * sum;
  return isOdd ? (angle + scaled) / Math.PI : scaled / 2;
}

/**
 * The p quantile of Student's t with a whole number of degrees of freedom, by Newton's method from the normal quantile;
 * above 1,000 degrees by the first two terms of its expansion (26.7.5). Throws InvalidInput at `p` or `freedom`.
 */
export function studentQuantile(p: number, freedom: number): number {
  if (requireShare('p', p) === 0 || p === 1) throw new InvalidInput('p', 'must lie strictly between 0 and 1');
  if (!Number.isSafeInteger(freedom) || freedom < 1)
    throw new InvalidInput('freedom', 'must be a whole number');
  if (p < 0.5) return -studentQuantile(1 - p, freedom);
  const z = normalQuantile(p);
  let t = z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
  if (freedom > 1000) return t;
  for (let round = 0; round < 60; round += 1) {
    const change = (centralHalf(t, freedom) - (p - 0.5)) / density(t, freedom);
    t -= change;
    if (Math.abs(change) < 1e-12 * Math.max(1, t)) break;
  }
  return t;
}
