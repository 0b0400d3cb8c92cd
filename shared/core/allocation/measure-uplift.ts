import { requireFinite } from '../invalid-input.ts';
import { studentQuantile } from '../numbers/student-quantile.ts';
import type { IntervalMinor } from './replay-types.ts';

/** The revenue of one finished class. Classes are compared within their stratum, such as the series. */
export interface MeasuredClass {
  readonly stratum: string;
  readonly isHeldOut: boolean;
  readonly revenueMinor: number;
}

/** Revenue per class with decisions applied, less revenue per held-out class. */
export interface Uplift {
  /** `not-proven-yet` until the interval excludes zero. */
  readonly verdict: 'gain' | 'loss' | 'not-proven-yet';
  /** Null if there is no comparison: no stratum contains both kinds, or there are too few classes. */
  readonly perClass: IntervalMinor | null;
  /** Number of compared classes. */
  readonly decided: number;
  readonly heldOut: number;
}

/** With fewer classes than this of either kind, nothing is proven. */
const classesMin = 5;

interface Group {
  readonly count: number;
  readonly mean: number;
  readonly squares: number;
}

function groupOf(classes: readonly MeasuredClass[], isHeldOut: boolean): Group {
  const own = classes.filter((one) => one.isHeldOut === isHeldOut);
  const mean = own.reduce((sum, { revenueMinor }) => sum + revenueMinor, 0) / Math.max(1, own.length);
  const squares = own.reduce((sum, { revenueMinor }) => sum + (revenueMinor - mean) ** 2, 0);
  return { count: own.length, mean, squares };
}

/**
 * The measured gain of decisions over held-out classes: least squares with one level per stratum and one difference,
 * with a 95 % interval by Student's t. A stratum with n decided and m held-out classes has the weight nm / (n + m).
 * Cost O(classes). Throws InvalidInput with the field's path.
 *
 * @param comparisons number of intervals examined together: by Bonferroni's correction each is widened so that all hold
 * jointly at 95 %, and no result looks proven only because many were examined
 */
export function measureUplift(classes: readonly MeasuredClass[], comparisons = 1): Uplift {
  classes.forEach((one, i) => requireFinite(`classes[${i}].revenueMinor`, one.revenueMinor));
  const strata = [...Map.groupBy(classes, ({ stratum }) => stratum).values()]
    .map((own) => ({ decided: groupOf(own, false), heldOut: groupOf(own, true) }))
    .filter(({ decided, heldOut }) => decided.count > 0 && heldOut.count > 0);
  const total = (value: (stratum: (typeof strata)[number]) => number): number =>
    strata.reduce((sum, stratum) => sum + value(stratum), 0);
  const decided = total((stratum) => stratum.decided.count);
  const heldOut = total((stratum) => stratum.heldOut.count);
  const freedom = decided + heldOut - strata.length - 1;
  if (Math.min(decided, heldOut) < classesMin) {
    return { verdict: 'not-proven-yet', perClass: null, decided, heldOut };
  }
  const weightOf = ({ decided: a, heldOut: b }: (typeof strata)[number]): number =>
    (a.count * b.count) / (a.count + b.count);
  const weight = total(weightOf);
  const gap = (one: (typeof strata)[number]): number => one.decided.mean - one.heldOut.mean;
  const meanMinor = total((one) => weightOf(one) * gap(one)) / weight;
  const residual = total(
    (one) => one.decided.squares + one.heldOut.squares + weightOf(one) * (gap(one) - meanMinor) ** 2,
  );
  const reach = studentQuantile(1 - 0.025 / comparisons, freedom) * Math.sqrt(residual / freedom / weight);
  const perClass = { meanMinor, lowMinor: meanMinor - reach, highMinor: meanMinor + reach };
  const verdict = perClass.lowMinor > 0 ? 'gain' : perClass.highMinor < 0 ? 'loss' : 'not-proven-yet';
  return { verdict, perClass, decided, heldOut };
}
