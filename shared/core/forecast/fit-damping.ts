import type { EvidenceSet } from './evidence.ts';
import { shareTo } from './fit-diversion.ts';
import type { FitState } from './fit-state.ts';
import type { Refused } from './refused.ts';

/** Actual and expected bookings of one past class, by bin. */
interface Course {
  readonly made: Float64Array;
  readonly expected: Float64Array;
}

/** Prior standard deviation of the exponent around 1. */
const spread = 0.35;
const steps = 12;
/** Newton's method stops when a step changes the exponent by less than this. */
const close = 1e-12;

/** Cost O(classes · channels · bins). */
function coursesOf(state: FitState, { classes, channels }: EvidenceSet, refused: Refused): Course[] {
  const bins = state.lengths.length;
  return classes.map((past, i) => {
    const level = state.weekLevel[past.week] ?? 1;
    const [made, expected] = [new Float64Array(bins), new Float64Array(bins)];
    past.openHours.forEach((hours, c) => {
      const theta = (state.theta[past.series]?.[c] ?? 0) * level;
      const curve = state.curve[c];
      const bookings = past.bookings[c];
      for (let b = 0; b < bins; b += 1) {
        made[b] = (made[b] ?? 0) + (bookings?.[b] ?? 0);
        expected[b] = (expected[b] ?? 0) + (hours[b] ?? 0) * theta * (curve?.[b] ?? 0);
      }
    });
    for (let k = refused.starts[i] ?? 0; k < (refused.starts[i + 1] ?? 0); k += 1) {
      const cell = refused.cells[k] ?? 0;
      const share = shareTo(state.diversion, channels[Math.floor(cell / bins)]);
      expected[cell % bins] = (expected[cell % bins] ?? 0) + (refused.turned[k] ?? 0) * share * level;
    }
    return { made, expected };
  });
}

/** The bookings of one class before and after a bin begins. */
interface Halves {
  /** Logarithm of the class effect estimated from early bookings. */
  readonly surplus: number;
  readonly madeLater: number;
  readonly expectedLater: number;
}

/** Sources of variance in a class's bookings: its own effect, and parties. */
interface Shapes {
  readonly classShape: number;
  readonly dispersion: number;
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

function halvesOf({ made, expected }: Course, split: number, { classShape, dispersion }: Shapes): Halves {
  const prior = classShape * dispersion;
  return {
    surplus: Math.log(
      (prior + sumOf(made.subarray(0, split))) / (prior + sumOf(expected.subarray(0, split))),
    ),
    madeLater: sumOf(made.subarray(split)),
    expectedLater: sumOf(expected.subarray(split)),
  };
}

/** The exponent with which early bookings best explain later ones, by Newton's method; the objective is concave. */
function exponentOf(halves: readonly Halves[], { classShape, dispersion }: Shapes): number {
  let exponent = 1;
  for (let step = 0; step < steps; step += 1) {
    let slope = (1 - exponent) / spread ** 2;
    let curvature = 1 / spread ** 2;
    for (const { surplus, madeLater, expectedLater } of halves) {
      const mean = expectedLater * Math.exp(exponent * surplus);
      const believed = 1 / (dispersion + mean / classShape);
      slope += believed * surplus * (madeLater - mean);
      curvature += believed * surplus ** 2 * mean;
    }
    const next = Math.min(1, Math.max(0, exponent + slope / curvature));
    if (Math.abs(next - exponent) < close) return next;
    exponent = next;
  }
  return exponent;
}

/**
 * How much a class's early surplus predicts its later demand, by bin: the exponent κ of ((φ + n) / (φ + e))^κ with
 * which bookings before the bin best explain those from it onwards. It is estimated by quasi-likelihood with the
 * variance of the gamma effect and shrunk towards 1. κ is small if groups or early birds cause the surplus, and 1 if
 * busy classes stay busy. R. W. M. Wedderburn, Biometrika 61 (1974) 439-447. Cost O(classes · bins · (channels +
 * bins)).
 */
export function fitDamping(
  state: FitState,
  evidence: EvidenceSet,
  refused: Refused,
  shapes: Shapes,
): number[] {
  const courses = coursesOf(state, evidence, refused);
  return state.lengths.map((_, split) => {
    if (split === 0) return 1;
    return exponentOf(
      courses.map((course) => halvesOf(course, split, shapes)),
      shapes,
    );
  });
}
