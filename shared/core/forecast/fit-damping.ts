import type { Shapes } from './bookings-variance.ts';
import type { Levels } from './fit-weeks.ts';
import { byForeseenWeek, halvesOf, totalOf, type Halves, type PastCourse } from './past-courses.ts';
import { weekShape } from './week-multiplier.ts';

/** How much of an early surplus continues, by bin, from 0 (none) to 1 (all of it). */
export interface Damping {
  /** A surplus of all classes of a week over the level that was expected before it. */
  readonly ofWeek: readonly number[];
  /** A surplus of one class over its week. */
  readonly ofClass: readonly number[];
  /** A surplus of one channel over its class. */
  readonly ofChannel: readonly number[];
}

/**
 * Observations of how early surpluses continued, in flat arrays, because an object for each class, channel and bin took
 * most of the time.
 */
class Continued {
  /** Logarithm of the effect that early bookings suggest. */
  readonly surplus: Float64Array;
  /** Later bookings, as they were made and as they were expected. */
  readonly made: Float64Array;
  readonly expected: Float64Array;
  /** Gamma shape of the effect. */
  readonly shape: Float64Array;

  constructor(count: number) {
    this.surplus = new Float64Array(count);
    this.made = new Float64Array(count);
    this.expected = new Float64Array(count);
    this.shape = new Float64Array(count);
  }

  /**
   * @param raised a factor of all expected bookings
   * @param weight the weight of the shape in bookings
   */
  set(at: number, { early, later }: Halves, raised: number, shape: number, weight: number): void {
    this.surplus[at] = Math.log((weight + early.made) / (weight + early.expected * raised));
    this.made[at] = later.made;
    this.expected[at] = later.expected * raised;
    this.shape[at] = shape;
  }
}

interface Prior {
  readonly mean: number;
  readonly deviation: number;
}

/** An early surplus continues unless past classes show otherwise, and much the same at all times before the start. */
const prior: Prior = { mean: 1, deviation: 1 };
const binDeviation = 0.25;
const steps = 12;
/** Newton's method stops when a step changes the exponent by less than this. */
const close = 1e-12;

/** The exponent with which early bookings best explain later ones, by Newton's method; the objective is concave. */
function exponentOf(
  observed: readonly Continued[],
  dispersion: number,
  { mean, deviation }: Prior,
  weight: number,
): number {
  let exponent = mean;
  for (let step = 0; step < steps; step += 1) {
    let slope = (mean - exponent) / deviation ** 2;
    let curvature = 1 / deviation ** 2;
    for (const { surplus, made, expected: usual, shape } of observed)
      for (let i = 0; i < surplus.length; i += 1) {
        const early = surplus[i] ?? 0;
        const expected = (usual[i] ?? 0) * Math.exp(exponent * early);
        const believed = weight / (dispersion + expected / (shape[i] ?? Infinity));
        slope += believed * early * ((made[i] ?? 0) - expected);
        curvature += believed * early ** 2 * expected;
      }
    const next = Math.min(1, Math.max(0, exponent + slope / curvature));
    if (Math.abs(next - exponent) < close) return next;
    exponent = next;
  }
  return exponent;
}

/** The exponent of each bin, shrunk towards that of all bins, which is shrunk towards 1. */
function exponentsOf(byBin: readonly Continued[], dispersion: number): number[] {
  const mean = exponentOf(byBin, dispersion, prior, 1 / Math.max(1, byBin.length));
  const own = { mean, deviation: binDeviation };
  return [1, ...byBin.map((observed) => exponentOf([observed], dispersion, own, 1))];
}

/**
 * How much early surpluses predict later demand, by bin: exponents κ of the effects ((φ + n) / (φ + e))^κ of a week, a
 * class and a channel in a class, with which bookings before a bin best explain those from it onwards. They are
 * estimated by quasi-likelihood with the variance of the gamma effects. κ is small if groups or early birds cause the
 * surplus, and 1 if what starts well goes on well. R. W. M. Wedderburn, Biometrika 61 (1974) 439-447. Cost O(classes ·
 * bins · channels).
 */
export function fitDamping(
  courses: readonly PastCourse[],
  { actual, foreseen }: Levels,
  bins: number,
  { ofClass, ofChannel }: Shapes,
  dispersion: number,
): Damping {
  const splits = Array.from({ length: bins - 1 }, (_, b) => b + 1);
  const byWeek = byForeseenWeek(courses);
  const weeks = splits.map((split) => {
    const observed = new Continued(byWeek.length);
    byWeek.forEach(([week, own], i) => {
      observed.set(i, totalOf(own, split, foreseen[week] ?? 1), 1, weekShape, weekShape);
    });
    return observed;
  });
  const classes = splits.map((split) => {
    const observed = new Continued(courses.length);
    courses.forEach(({ all, week }, i) => {
      observed.set(i, halvesOf(all, split, actual[week] ?? 1), 1, ofClass, ofClass * dispersion);
    });
    return observed;
  });
  const classExponents = exponentsOf(classes, dispersion);
  const channels = splits.map((split, k) => {
    const observed = new Continued(courses.reduce((sum, course) => sum + course.channels.length, 0));
    let at = 0;
    courses.forEach(({ channels: own, week }, i) => {
      const effect = Math.exp((classExponents[k + 1] ?? 1) * (classes[k]?.surplus[i] ?? 0));
      own.forEach((sums, c) => {
        const shape = ofChannel[c] ?? Infinity;
        observed.set(at, halvesOf(sums, split, actual[week] ?? 1), effect, shape, shape * dispersion);
        at += 1;
      });
    });
    return observed;
  });
  return {
    ofWeek: exponentsOf(weeks, dispersion),
    ofClass: classExponents,
    ofChannel: exponentsOf(channels, dispersion),
  };
}
