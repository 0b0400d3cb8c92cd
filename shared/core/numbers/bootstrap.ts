import { requireCount } from '../invalid-input.ts';
import type { Random } from './random.ts';

/** The `share` quantile of sorted values, by linear interpolation between order statistics (type 7). */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * A 95 % percentile interval of `statistic` over samples with replacement of 0 … count − 1 (B. Efron, Annals of
 * Statistics 7 (1979) 1-26). The array of indices passed to `statistic` is reused after it returns. Cost O(resamples ·
 * count). Throws InvalidInput at `count`.
 */
export function bootstrapInterval(
  count: number,
  statistic: (indices: readonly number[]) => number,
  random: Random,
  resamples = 1000,
): { low: number; high: number } {
  requireCount('count', count);
  const indices = Array<number>(count).fill(0);
  const found = Array.from({ length: resamples }, () => {
    for (let i = 0; i < count; i += 1) indices[i] = Math.floor(random() * count);
    return statistic(indices);
  }).sort((a, b) => a - b);
  return { low: quantile(found, 0.025), high: quantile(found, 0.975) };
}
