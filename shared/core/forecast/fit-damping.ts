import type { EvidenceSet } from './evidence.ts';
import { shareTo } from './fit-diversion.ts';
import type { FitState } from './fit-state.ts';

/** Bookings and expected ones of one past class, before a moment and after it. */
interface Halves {
  readonly made: number;
  readonly expected: number;
  readonly madeLater: number;
  readonly expectedLater: number;
}

/** How far from 1 the exponent is believed to be before anything is known. */
const spread = 0.35;
const steps = 12;

function halvesOf(
  state: FitState,
  { classes, channels }: EvidenceSet,
  refused: readonly Float64Array[],
  split: number,
): Halves[] {
  const bins = state.lengths.length;
  return classes.map((past, i) => {
    const [made, expected] = [
      [0, 0],
      [0, 0],
    ];
    const level = state.weekLevel[past.week] ?? 1;
    channels.forEach((channel, c) => {
      const theta = state.theta[past.series]?.[c] ?? 0;
      for (let b = 0; b < bins; b += 1) {
        const half = b < split ? 0 : 1;
        const own = (past.openHours[c]?.[b] ?? 0) * theta * (state.curve[c]?.[b] ?? 0);
        const turned = (refused[i]?.[c * bins + b] ?? 0) * shareTo(state.diversion, channel);
        made[half] = (made[half] ?? 0) + (past.bookings[c]?.[b] ?? 0);
        expected[half] = (expected[half] ?? 0) + (own + turned) * level;
      }
    });
    return {
      made: made[0] ?? 0,
      expected: expected[0] ?? 0,
      madeLater: made[1] ?? 0,
      expectedLater: expected[1] ?? 0,
    };
  });
}

/** The exponent under which what came early explains best what came later; Newton's method, the sum is concave. */
function exponentOf(halves: readonly Halves[], shape: number): number {
  let exponent = 1;
  for (let step = 0; step < steps; step += 1) {
    let slope = (1 - exponent) / spread ** 2;
    let curvature = 1 / spread ** 2;
    for (const { made, expected, madeLater, expectedLater } of halves) {
      const surplus = Math.log((shape + made) / (shape + expected));
      const mean = expectedLater * Math.exp(exponent * surplus);
      const believed = 1 / (1 + mean / shape);
      slope += believed * surplus * (madeLater - mean);
      curvature += believed * surplus ** 2 * mean;
    }
    exponent = Math.min(1, Math.max(0, exponent + slope / curvature));
  }
  return exponent;
}

/**
 * How much a class's early surplus says about its late demand, by the bin it is seen from: the exponent κ of
 * ((φ + n) / (φ + e))^κ under which bookings before that bin explain those from it on, by quasi-likelihood with the
 * variance of the gamma effect, shrunk towards 1. Where groups or early birds make the surplus, κ is small; where busy
 * classes stay busy it is 1. R. W. M. Wedderburn, Biometrika 61 (1974) 439-447. Cost O(classes · channels · bins²).
 */
export function fitDamping(
  state: FitState,
  evidence: EvidenceSet,
  refused: readonly Float64Array[],
  shape: number,
): number[] {
  return state.lengths.map((_, split) =>
    split === 0 ? 1 : exponentOf(halvesOf(state, evidence, refused, split), shape),
  );
}
