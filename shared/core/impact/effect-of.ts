import { channels, type Channel } from '../../channels.ts';
import { measureUplift, type MeasuredClass, type Uplift } from '../allocation/measure-uplift.ts';
import type { IntervalMinor } from '../allocation/replay-types.ts';
import type { FinishedClass } from './finished-class.ts';

/**
 * The gain of automatic changes in some classes, compared with held-out classes: the difference of means per class with
 * its 95 % interval, and the same times the number of changed classes. In whole minor units.
 */
export interface Effect {
  /** `not-proven-yet` until the interval excludes zero. */
  readonly verdict: Uplift['verdict'];
  /** Null while there are too few classes to compare. */
  readonly perClass: IntervalMinor | null;
  readonly earned: IntervalMinor | null;
  /** Classes that automation could change, and held-out classes. */
  readonly changed: number;
  readonly leftAlone: number;
  /** The classes in series that have both kinds. Only these are compared. */
  readonly compared: { readonly changed: number; readonly leftAlone: number };
}

const rounded = ({ meanMinor, lowMinor, highMinor }: IntervalMinor, times: number): IntervalMinor => ({
  meanMinor: Math.round(meanMinor * times),
  lowMinor: Math.round(lowMinor * times),
  highMinor: Math.round(highMinor * times),
});

/** The recorded revenue of a class, over all channels or on one. */
export const revenueOf = ({ channels: sold }: FinishedClass, channel?: Channel): number =>
  channels.reduce(
    (sum, one) => (channel === undefined || one === channel ? sum + (sold[one]?.revenueMinor ?? 0) : sum),
    0,
  );

/** The classes that took part in the comparison, within their series. */
export const measuredIn = (
  classes: readonly FinishedClass[],
  revenue: (cls: FinishedClass) => number = revenueOf,
): MeasuredClass[] =>
  classes
    .filter(({ arm }) => arm !== 'none')
    .map((one) => ({
      stratum: one.seriesId,
      isHeldOut: one.arm === 'held-out',
      revenueMinor: revenue(one),
    }));

/**
 * The effect of automatic changes in some finished classes. Held-out classes are drawn at random, so they represent all
 * changed ones. Classes are compared within their series.
 *
 * @param revenue the part of a class's revenue that is compared, in minor units
 * @param comparisons number of such effects examined together (see measureUplift)
 */
export function impactEffectOf(
  classes: readonly FinishedClass[],
  revenue: (cls: FinishedClass) => number = revenueOf,
  comparisons = 1,
): Effect {
  const measured = measuredIn(classes, revenue);
  const { verdict, perClass, decided, heldOut } = measureUplift(measured, comparisons);
  const changed = measured.filter(({ isHeldOut }) => !isHeldOut).length;
  return {
    verdict,
    perClass: perClass && rounded(perClass, 1),
    earned: perClass && rounded(perClass, changed),
    changed,
    leftAlone: measured.length - changed,
    compared: { changed: decided, leftAlone: heldOut },
  };
}
