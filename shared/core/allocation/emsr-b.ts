import { InvalidInput, requireFinite, requireNonNegative } from '../invalid-input.ts';
import { normalQuantile } from '../numbers/normal-quantile.ts';

/** One fare class with normal demand. */
export interface FareClass {
  readonly fare: number;
  readonly mean: number;
  readonly variance: number;
}

/**
 * The protection level for `better` against a request that pays `fare`: y = μ + σ Φ⁻¹(1 − fare / r̄), where μ and σ²
 * are the sums over the better classes and r̄ is their demand-weighted fare. It is never below 0, and 0 if no better
 * demand is expected. Expected marginal seat revenue, version b: P. P. Belobaba, "Optimal vs. heuristic methods for
 * nested seat allocation", AGIFORS (1992); with one better class it is Littlewood's rule (1972).
 */
export function emsrBProtection(better: readonly FareClass[], fare: number): number {
  const mean = better.reduce((sum, one) => sum + one.mean, 0);
  if (mean <= 0) return 0;
  const deviation = Math.sqrt(better.reduce((sum, one) => sum + one.variance, 0));
  const meanFare = better.reduce((sum, one) => sum + one.mean * one.fare, 0) / mean;
  const ratio = 1 - fare / meanFare;
  if (ratio <= 0) return 0;
  if (ratio >= 1) return Infinity;
  return Math.max(0, mean + deviation * normalQuantile(ratio));
}

/**
 * EMSR-b protection levels, unrounded, for classes sorted by fare (best first). Entry j is the protection of classes 0
 * … j against class j + 1, so there is one entry fewer than classes. Cost O(n²). Throws InvalidInput with the field's
 * path, also for fares out of order.
 */
export function emsrB(classes: readonly FareClass[]): number[] {
  classes.forEach((one, j) => {
    requireFinite(`classes[${j}].fare`, one.fare);
    requireNonNegative(`classes[${j}].mean`, one.mean);
    requireNonNegative(`classes[${j}].variance`, one.variance);
    if (j > 0 && one.fare > (classes[j - 1]?.fare ?? 0)) {
      throw new InvalidInput(`classes[${j}].fare`, 'must not exceed the previous fare');
    }
  });
  return classes.slice(1).map((one, j) => emsrBProtection(classes.slice(0, j + 1), one.fare));
}
