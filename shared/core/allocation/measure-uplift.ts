import { requireFinite } from '../invalid-input.ts';
import { studentQuantile } from '../numbers/student-quantile.ts';
import type { IntervalMinor } from './replay-types.ts';

/** What one finished class earned. Classes are compared within their stratum, such as the series. */
export interface MeasuredClass {
  readonly stratum: string;
  readonly isHeldOut: boolean;
  readonly revenueMinor: number;
}

/** Revenue per class with decisions carried out, less revenue per class held out. */
export interface Uplift {
  /** `not-proven-yet` until the interval excludes zero. */
  readonly verdict: 'gain' | 'loss' | 'not-proven-yet';
  /** Null while there is nothing to compare: no stratum with both kinds, or too few classes. */
  readonly perClass: IntervalMinor | null;
  /** Classes that were compared. */
  readonly decided: number;
  readonly heldOut: number;
}

/** Fewer classes than this of either kind prove nothing. */
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
 * The measured gain of deciding, against the classes held out: least squares with one level per stratum and one
 * difference, and its 95 % interval by Student's t. Within a stratum of n decided and m held out the difference of
 * means weighs nm / (n + m). Cost O(classes). Throws InvalidInput with the field's path.
 *
 * @param comparisons how many such intervals are looked at together: by Bonferroni's correction each is made so much
 *   surer that all of them hold at 95 %, and nothing looks proven only because many were looked at
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
