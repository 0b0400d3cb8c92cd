import type { Shapes } from './bookings-variance.ts';
import type { Levels } from './fit-weeks.ts';
import {
  byForeseenWeek,
  halvesOf,
  totalOf,
  type HalfCounts,
  type Halves,
  type PastCourse,
} from './past-courses.ts';
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

/** One observation of how an early surplus continued. */
interface Continued {
  /** Logarithm of the effect that early bookings suggest. */
  readonly surplus: number;
  readonly later: HalfCounts;
  /** Gamma shape of the effect. */
  readonly shape: number;
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

/** @param weight the weight of the shape in bookings */
function continued({ early, later }: Halves, shape: number, weight: number): Continued {
  return { surplus: Math.log((weight + early.made) / (weight + early.expected)), later, shape };
}

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
    for (const { surplus, later, shape } of observed) {
      const expected = later.expected * Math.exp(exponent * surplus);
      const believed = weight / (dispersion + expected / shape);
      slope += believed * surplus * (later.made - expected);
      curvature += believed * surplus ** 2 * expected;
    }
    const next = Math.min(1, Math.max(0, exponent + slope / curvature));
    if (Math.abs(next - exponent) < close) return next;
    exponent = next;
  }
  return exponent;
}

/** The exponent of each bin, shrunk towards that of all bins, which is shrunk towards 1. */
function exponentsOf(byBin: readonly (readonly Continued[])[], dispersion: number): number[] {
  const mean = exponentOf(byBin.flat(), dispersion, prior, 1 / Math.max(1, byBin.length));
  const own = { mean, deviation: binDeviation };
  return [1, ...byBin.map((observed) => exponentOf(observed, dispersion, own, 1))];
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
  const weeks = splits.map((split) =>
    byForeseenWeek(courses).map(([week, own]) =>
      continued(totalOf(own, split, foreseen[week] ?? 1), weekShape, weekShape),
    ),
  );
  const classes = splits.map((split) =>
    courses.map(({ all, week }) =>
      continued(halvesOf(all, split, actual[week] ?? 1), ofClass, ofClass * dispersion),
    ),
  );
  const classExponents = exponentsOf(classes, dispersion);
  const channels = splits.map((split, k) =>
    courses.flatMap(({ channels: own, week }, i) => {
      const effect = Math.exp((classExponents[k + 1] ?? 1) * (classes[k]?.[i]?.surplus ?? 0));
      const raised = ({ made, expected }: HalfCounts): HalfCounts => ({
        made,
        expected: expected * effect,
      });
      return own.map((sums, c) => {
        const { early, later } = halvesOf(sums, split, actual[week] ?? 1);
        const shape = ofChannel[c] ?? Infinity;
        return continued({ early: raised(early), later: raised(later) }, shape, shape * dispersion);
      });
    }),
  );
  return {
    ofWeek: exponentsOf(weeks, dispersion),
    ofClass: classExponents,
    ofChannel: exponentsOf(channels, dispersion),
  };
}
