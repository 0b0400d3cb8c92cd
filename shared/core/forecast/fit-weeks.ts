import type { Evidence, EvidenceSet } from './evidence.ts';
import { shareTo } from './fit-diversion.ts';
import type { FitState } from './fit-state.ts';
import type { Refused } from './refused.ts';

/** Expected bookings of one past class at the weekly level 1, and its actual bookings. */
export interface Expected {
  readonly week: number;
  readonly expected: number;
  readonly made: number;
}

function expectedOf(state: FitState, past: Evidence): Expected {
  const theta = state.theta[past.series];
  let expected = 0;
  let made = 0;
  past.openHours.forEach((hours, c) => {
    const curve = state.curve[c];
    let share = 0;
    hours.forEach((open, b) => (share += open * (curve?.[b] ?? 0)));
    expected += share * (theta?.[c] ?? 0);
    past.bookings[c]?.forEach((n) => (made += n));
  });
  return { week: past.week, expected, made };
}

/** Expected bookings of a class from customers who were refused elsewhere. */
function expectedOfRefused(
  { diversion, lengths }: FitState,
  { starts, cells, turned }: Refused,
  channels: readonly string[],
  i: number,
): number {
  let expected = 0;
  for (let k = starts[i] ?? 0; k < (starts[i + 1] ?? 0); k += 1) {
    const channel = channels[Math.floor((cells[k] ?? 0) / lengths.length)];
    expected += (turned[k] ?? 0) * shareTo(diversion, channel);
  }
  return expected;
}

/**
 * One sweep for the weekly levels: the bookings of all classes of a week over their expected sales in a usual week,
 * shrunk towards 1 and normalised to a weighted geometric mean of 1. Cost O(classes · channels · bins).
 */
export function fitWeeks(
  state: FitState,
  evidence: EvidenceSet,
  refused: Refused,
  weekWeight: number,
): Expected[] {
  const perClass = evidence.classes.map((past, i) => {
    const own = expectedOf(state, past);
    return { ...own, expected: own.expected + expectedOfRefused(state, refused, evidence.channels, i) };
  });
  const made = new Float64Array(state.weekLevel.length).fill(weekWeight);
  const expected = new Float64Array(state.weekLevel.length).fill(weekWeight);
  for (const one of perClass) {
    made[one.week] = (made[one.week] ?? 0) + one.made;
    expected[one.week] = (expected[one.week] ?? 0) + one.expected;
  }
  const raw = made.map((n, w) => n / (expected[w] ?? 1));
  const weights = evidence.weekWeights.reduce((sum, weight) => sum + weight, 0);
  const logMean =
    raw.reduce((sum, level, w) => sum + Math.log(level) * (evidence.weekWeights[w] ?? 0), 0) / weights;
  raw.forEach((level, w) => (state.weekLevel[w] = level / Math.exp(logMean)));
  return perClass;
}

/** The expected present level: an exponentially weighted mean of the logarithms, oldest week first, starting at 1. */
export function currentLevel(weekLevel: Float64Array, smoothing: number): number {
  return Math.exp(weekLevel.reduce((level, week) => level + smoothing * (Math.log(week) - level), 0));
}

const shapePrior = 15;
const shapePriorWeight = 3000;

/**
 * Shape φ of the gamma class effect by the method of moments, Var = e + e²/φ over past classes, shrunk towards 15 and
 * limited to 4 … 80.
 */
export function classShapeOf(
  perClass: readonly Expected[],
  weekLevel: Float64Array,
  dispersion: number,
): number {
  let excess = shapePriorWeight / shapePrior;
  let square = shapePriorWeight;
  for (const one of perClass) {
    const expected = one.expected * (weekLevel[one.week] ?? 1);
    excess += (one.made - expected) ** 2 - dispersion * expected;
    square += expected ** 2;
  }
  return Math.min(80, Math.max(4, 1 / Math.max(excess / square, 1e-3)));
}

/**
 * One sweep for the class effects: the posterior mean (φ + n) / (φ + e). A class that sells well closes sooner, so its
 * open hours represent more demand than those of a quiet class. Without this, busy classes are underestimated. D.
 * Clayton, Biometrika 65 (1978) 141-151; the fixed point is that of expectation maximisation for a gamma frailty.
 */
export function fitEffects(state: FitState, perClass: readonly Expected[], dispersion: number): void {
  const shape = classShapeOf(perClass, state.weekLevel, dispersion);
  perClass.forEach(({ week, expected, made }, i) => {
    state.effect[i] =
      (shape + made / dispersion) / (shape + (expected * (state.weekLevel[week] ?? 1)) / dispersion);
  });
}
