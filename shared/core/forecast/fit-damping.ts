import type { EvidenceSet } from './evidence.ts';
import { shareTo } from './fit-diversion.ts';
import type { Shapes } from './fit-shapes.ts';
import type { FitState } from './fit-state.ts';
import { currentLevel } from './fit-weeks.ts';
import type { Refused } from './refused.ts';
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

/** One past class. Its bookings by channel, actual and expected in a usual week, are sums of the bins before each bin. */
interface Course {
  readonly week: number;
  readonly made: readonly Float64Array[];
  readonly expected: readonly Float64Array[];
}

interface Counts {
  readonly made: number;
  readonly expected: number;
}

/** Bookings before and after a bin begins. */
interface Halves {
  readonly early: Counts;
  readonly later: Counts;
}

/** One observation of how an early surplus continued. */
interface Continued {
  /** Logarithm of the effect that early bookings suggest. */
  readonly surplus: number;
  readonly later: Counts;
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

const sumsBefore = (values: Float64Array): Float64Array => {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, b) => (sums[b + 1] = (sums[b] ?? 0) + value));
  return sums;
};

/** Cost O(classes · channels · bins). */
function coursesOf(state: FitState, { classes, channels }: EvidenceSet, refused: Refused): Course[] {
  const bins = state.lengths.length;
  return classes.map((past, i) => {
    const theta = state.theta[past.series];
    const expected = past.openHours.map((hours, c) =>
      hours.map((open, b) => open * (theta?.[c] ?? 0) * (state.curve[c]?.[b] ?? 0)),
    );
    for (let k = refused.starts[i] ?? 0; k < (refused.starts[i + 1] ?? 0); k += 1) {
      const cell = refused.cells[k] ?? 0;
      const c = Math.floor(cell / bins);
      const [own, b] = [expected[c], cell % bins];
      if (own) own[b] = (own[b] ?? 0) + (refused.turned[k] ?? 0) * shareTo(state.diversion, channels[c]);
    }
    return {
      week: past.week,
      made: past.bookings.map(sumsBefore),
      expected: expected.map(sumsBefore),
    };
  });
}

/** The bookings of each channel of a class before and after a bin, expected at a weekly level. */
function halvesOf({ made, expected }: Course, split: number, level: number): Halves[] {
  return made.map((sums, c) => {
    const usual = expected[c] ?? new Float64Array(sums.length);
    const early = { made: sums[split] ?? 0, expected: (usual[split] ?? 0) * level };
    const all = { made: sums.at(-1) ?? 0, expected: (usual.at(-1) ?? 0) * level };
    return { early, later: { made: all.made - early.made, expected: all.expected - early.expected } };
  });
}

function total(halves: readonly Halves[]): Halves {
  const sum = (value: (one: Halves) => number): number => halves.reduce((all, one) => all + value(one), 0);
  return {
    early: { made: sum(({ early }) => early.made), expected: sum(({ early }) => early.expected) },
    later: { made: sum(({ later }) => later.made), expected: sum(({ later }) => later.expected) },
  };
}

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
  state: FitState,
  evidence: EvidenceSet,
  refused: Refused,
  { ofClass, ofChannel }: Shapes,
  dispersion: number,
  levelSmoothing: number,
): Damping {
  const courses = coursesOf(state, evidence, refused);
  const splits = state.lengths.slice(1).map((_, b) => b + 1);
  const known = state.weekLevel.map((_, w) => currentLevel(state.weekLevel.subarray(0, w), levelSmoothing));
  const byWeek = [...Map.groupBy(courses, ({ week }) => week)].filter(([week]) => week > 0);
  const weeks = splits.map((split) =>
    byWeek.map(([week, own]) => {
      const halves = own.flatMap((course) => halvesOf(course, split, known[week] ?? 1));
      return continued(total(halves), weekShape, weekShape);
    }),
  );
  const halves = splits.map((split) =>
    courses.map((course) => halvesOf(course, split, state.weekLevel[course.week] ?? 1)),
  );
  const classes = halves.map((own) =>
    own.map((byChannel) => continued(total(byChannel), ofClass, ofClass * dispersion)),
  );
  const classExponents = exponentsOf(classes, dispersion);
  const channels = halves.map((own, k) =>
    own.flatMap((byChannel, i) => {
      const effect = Math.exp((classExponents[k + 1] ?? 1) * (classes[k]?.[i]?.surplus ?? 0));
      const raised = ({ made, expected }: Counts): Counts => ({ made, expected: expected * effect });
      return byChannel.map(({ early, later }, c) => {
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
