import { requireCount, requireNonNegative, requirePositive } from '../invalid-input.ts';

/**
 * P(X > n) for n = 0 … nMax, where X is Poisson with a gamma(shape, shape) effect on its mean: negative binomial with
 * that mean and variance mean + mean²/shape. Greenwood and Yule, J. Royal Statistical Society 83 (1920) 255-279.
 * Probabilities are computed by their ratio P(k)/P(k-1) = (k - 1 + shape)/k · mean/(shape + mean), scaled to avoid
 * underflow. Cost O(nMax + mean). Throws InvalidInput at `nMax`, `mean` or `shape`.
 */
export function negativeBinomialTails(nMax: number, mean: number, shape: number): number[] {
  requireCount('nMax', nMax);
  requireNonNegative('mean', mean);
  requirePositive('shape', shape);
  const step = mean / (shape + mean);
  let logMass = shape * Math.log(shape / (shape + mean));
  let below = 0;
  return Array.from({ length: nMax + 1 }, (_, k) => {
    if (k > 0) logMass += Math.log(((k - 1 + shape) / k) * step);
    below += Math.exp(logMass);
    return Math.min(1, Math.max(0, 1 - below));
  });
}

/** P(X >= n) of the same distribution. */
export function negativeBinomialAtLeast(n: number, mean: number, shape: number): number {
  return n === 0 ? 1 : (negativeBinomialTails(n - 1, mean, shape).at(-1) ?? 0);
}
