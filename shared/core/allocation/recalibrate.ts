import { InvalidInput, requireShare } from '../invalid-input.ts';

/** A decision that made a difference: its confidence, and whether it earned more. */
export interface LoggedOutcome {
  readonly confidence: number;
  readonly gained: boolean;
}

/** A studio's own correction of confidence: plain data, safe to store as JSON. */
export interface Recalibration {
  readonly version: 1;
  readonly outcomes: number;
  /** The corrected confidence at the middle of each band, lowest band first; never falls. */
  readonly said: readonly number[];
}

const bands = 10;

/** With this many outcomes, a band's correction gets half the weight. */
const priorOutcomes = 30;

const middleOf = (band: number): number => (band + 0.5) / bands;

interface Pool {
  value: number;
  weight: number;
  count: number;
}

/**
 * Isotonic least-squares fit: pools adjacent values that fall (M. Ayer et al., Ann. Math. Statist. 26 (1955) 641-647).
 */
function neverFalling(values: readonly number[], weights: readonly number[]): number[] {
  const pools: Pool[] = [];
  values.forEach((value, i) => {
    let last: Pool = { value, weight: weights[i] ?? 1, count: 1 };
    for (let before = pools.at(-1); before && before.value > last.value; before = pools.at(-1)) {
      pools.pop();
      const weight = before.weight + last.weight;
      const pooled = (before.value * before.weight + last.value * last.weight) / weight;
      last = { value: pooled, weight, count: before.count + last.count };
    }
    pools.push(last);
  });
  return pools.flatMap(({ value, count }) => Array<number>(count).fill(value));
}

/**
 * Learns from a studio's logged outcomes how to correct its confidence: the gap between observed gains and stated
 * confidence in each of ten bands, shrunk towards zero with the weight of 30 outcomes, then made monotone. Without
 * outcomes there is no correction. Cost O(outcomes). Throws InvalidInput with the field's path.
 */
export function recalibrate(outcomes: readonly LoggedOutcome[]): Recalibration {
  const gaps = Array<number>(bands).fill(0);
  const counts = Array<number>(bands).fill(0);
  outcomes.forEach(({ confidence, gained }, i) => {
    const said = requireShare(`outcomes[${i}].confidence`, confidence);
    const band = Math.min(bands - 1, Math.floor(said * bands));
    gaps[band] = (gaps[band] ?? 0) + Number(gained) - said;
    counts[band] = (counts[band] ?? 0) + 1;
  });
  const weights = counts.map((count) => count + priorOutcomes);
  const raw = gaps.map((gap, band) => middleOf(band) + gap / (weights[band] ?? 1));
  const said = neverFalling(raw, weights).map((value) => Math.min(1, Math.max(0, value)));
  return { version: 1, outcomes: outcomes.length, said };
}

/**
 * The corrected confidence: linear between the middles of bands, and from the outer ones to 0 and 1. It rises with
 * `confidence`. Throws InvalidInput at `confidence` or `recalibration.said`.
 */
export function recalibrated(confidence: number, recalibration: Recalibration): number {
  const { said } = recalibration;
  if (said.length !== bands) throw new InvalidInput('recalibration.said', `must hold ${bands} numbers`);
  const share = requireShare('confidence', confidence);
  const at = Math.floor(share * bands - 0.5);
  const [fromX, toX] = [at < 0 ? 0 : middleOf(at), at >= bands - 1 ? 1 : middleOf(at + 1)];
  const [fromY, toY] = [said[at] ?? 0, said[at + 1] ?? 1];
  return fromY + ((share - fromX) / (toX - fromX)) * (toY - fromY);
}
