import type { Evidence, EvidenceSet } from './evidence.ts';
import { shareTo } from './fit-diversion.ts';
import { bookingsVariance, type Shapes } from './bookings-variance.ts';
import type { FitState } from './fit-state.ts';
import type { Refused } from './refused.ts';

/** Expected bookings of one past class at the weekly level 1, and its actual bookings. */
export interface Expected {
  readonly week: number;
  readonly expected: number;
  readonly made: number;
  /** The same by channel. */
  readonly channels: { readonly expected: Float64Array; readonly made: Float64Array };
}

/** Adds the expected bookings of a class from customers who were refused elsewhere. */
function addRefused(
  expected: Float64Array,
  { diversion, lengths }: FitState,
  { starts, cells, turned }: Refused,
  channels: readonly string[],
  i: number,
): void {
  for (let k = starts[i] ?? 0; k < (starts[i + 1] ?? 0); k += 1) {
    const c = Math.floor((cells[k] ?? 0) / lengths.length);
    expected[c] = (expected[c] ?? 0) + (turned[k] ?? 0) * shareTo(diversion, channels[c]);
  }
}

function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let n = 0; n < values.length; n += 1) total += values[n] ?? 0;
  return total;
}

function expectedOf(
  state: FitState,
  evidence: EvidenceSet,
  refused: Refused,
  past: Evidence,
  i: number,
): Expected {
  const theta = state.theta[past.series];
  const expected = new Float64Array(past.openHours.length);
  const made = new Float64Array(past.bookings.length);
  for (let c = 0; c < expected.length; c += 1) {
    const [hours, curve, bookings] = [past.openHours[c], state.curve[c], past.bookings[c]];
    if (!hours || !curve || !bookings) continue;
    let share = 0;
    for (let b = 0; b < hours.length; b += 1) share += (hours[b] ?? 0) * (curve[b] ?? 0);
    expected[c] = share * (theta?.[c] ?? 0);
    made[c] = sum(bookings);
  }
  addRefused(expected, state, refused, evidence.channels, i);
  return { week: past.week, expected: sum(expected), made: sum(made), channels: { expected, made } };
}

/**
 * One sweep for the weekly levels: the bookings of all classes of a week over their expected sales in a usual week,
 * shrunk towards 1 and normalised to a weighted geometric mean of 1. The more a week's bookings
 * vary by themselves, the less they count. Cost O(classes · channels · bins).
 */
export function fitWeeks(
  state: FitState,
  evidence: EvidenceSet,
  refused: Refused,
  weekWeight: number,
  shapes: Shapes,
  dispersion: number,
): Expected[] {
  const perClass = evidence.classes.map((past, i) => expectedOf(state, evidence, refused, past, i));
  const byWeek = Array.from(state.weekLevel, () => ({ made: 0, expected: 0, variance: 0 }));
  for (const { week, made, expected, channels } of perClass) {
    const own = byWeek[week];
    if (!own) continue;
    own.made += made;
    own.expected += expected;
    own.variance += bookingsVariance(channels.expected, shapes, dispersion);
  }
  const raw = byWeek.map(({ made, expected, variance }) => {
    const told = variance > 0 ? expected / variance : 1;
    return (weekWeight + told * made) / (weekWeight + told * expected);
  });
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

/** The level of each week, and the level that the weeks before it foresaw. */
export interface Levels {
  readonly actual: Float64Array;
  readonly foreseen: Float64Array;
}

export const levelsOf = (weekLevel: Float64Array, smoothing: number): Levels => ({
  actual: weekLevel,
  foreseen: weekLevel.map((_, w) => currentLevel(weekLevel.subarray(0, w), smoothing)),
});

/**
 * One sweep for the class effects: the posterior mean (φ + n) / (φ + e). A class that sells well closes sooner, so its
 * open hours represent more demand than those of a quiet class. Without this, busy classes are underestimated. D.
 * Clayton, Biometrika 65 (1978) 141-151; the fixed point is that of expectation maximisation for a gamma frailty.
 */
export function fitEffects(
  state: FitState,
  perClass: readonly Expected[],
  dispersion: number,
  shape: number,
): void {
  perClass.forEach(({ week, expected, made }, i) => {
    state.effect[i] =
      (shape + made / dispersion) / (shape + (expected * (state.weekLevel[week] ?? 1)) / dispersion);
  });
}
