/** Slow, independent solutions of small problems. */
import { normalCdf } from '#shared/core/numbers/normal-cdf.ts';

/**
 * The largest total gain over all ways to share out at most `places` places; gains[lane][k] is the gain of the k-th
 * place.
 */
export function bestSharing(gains: readonly (readonly number[])[], places: number): number {
  const [first, ...rest] = gains;
  if (!first) return 0;
  let best = 0;
  let sum = 0;
  for (let taken = 0; taken <= places; taken += 1) {
    if (taken > 0) sum += first[taken - 1] ?? 0;
    best = Math.max(best, sum + bestSharing(rest, places - taken));
  }
  return best;
}

/** P(N = 0 … max) of a Poisson demand, with the tail added to the last. */
function poisson(mean: number, max: number): number[] {
  const masses = [Math.exp(-mean)];
  for (let k = 1; k < max; k += 1) masses.push((masses[k - 1]! * mean) / k);
  return [...masses, Math.max(0, 1 - masses.reduce((sum, mass) => sum + mass, 0))];
}

/** P(D = 0 … max) of a normal demand rounded to whole, non-negative places, with the tail added to the last. */
export function roundedNormal(mean: number, sd: number, max: number): number[] {
  const below = Array.from({ length: max }, (_, k) => normalCdf((k + 0.5 - mean) / sd));
  return [...below, 1].map((share, k) => share - (below[k - 1] ?? 0));
}

/**
 * Expected revenue of nested protection levels when classes book lowest fare first (classes are sorted best first;
 * protections[j] is kept for 0 … j against j + 1), by plain recursion over demands: masses[j][d] is P(D = d).
 */
export function valueOfLevels(
  fares: readonly number[],
  masses: readonly (readonly number[])[],
  capacity: number,
  protections: readonly number[],
): number {
  const memo = new Map<string, number>();
  const worth = (j: number, left: number): number => {
    if (j < 0) return 0;
    const key = `${j} ${left}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const room = Math.max(0, left - (j === 0 ? 0 : Math.round(protections[j - 1]!)));
    const value = masses[j]!.reduce((sum, mass, demand) => {
      const taken = Math.min(demand, room);
      return sum + mass * (fares[j]! * taken + worth(j - 1, left - taken));
    }, 0);
    memo.set(key, value);
    return value;
  };
  return worth(fares.length - 1, capacity);
}

/** The value for Poisson demands. */
export function valueOfProtections(
  fares: readonly number[],
  means: readonly number[],
  capacity: number,
  protections: readonly number[],
): number {
  const masses = means.map((mean) => poisson(mean, capacity));
  return valueOfLevels(fares, masses, capacity, protections);
}

/** The best value over all integer protection levels 0 … capacity, tried one by one. */
export function bestProtections(
  fares: readonly number[],
  means: readonly number[],
  capacity: number,
): number {
  const tryAll = (chosen: number[]): number => {
    if (chosen.length === fares.length - 1) return valueOfProtections(fares, means, capacity, chosen);
    const from = chosen.at(-1) ?? 0;
    return Math.max(...Array.from({ length: capacity - from + 1 }, (_, i) => tryAll([...chosen, from + i])));
  };
  return tryAll([]);
}

/**
 * Expected revenue of the best acceptance policy, over `slices` intervals of `hours / slices`, each with at most one
 * party or cancellation. Written as plain recursion; revenue is paid when booked and refunded when cancelled. A party
 * requests one more place with chance `companionShare`, and gets as many as are best.
 */
export function bestAcceptance(
  lanes: readonly { fare: number; ratePerHour: number }[],
  hazard: number,
  hours: number,
  capacity: number,
  slices: number,
  companionShare = 0,
): number {
  const span = hours / slices;
  const memo = new Map<number, number>();
  const worth = (slicesLeft: number, sold: number): number => {
    if (slicesLeft === 0) return 0;
    const key = slicesLeft * 1000 + sold;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const after = (n: number): number => worth(slicesLeft - 1, n);
    let value = 0;
    let quiet = 1;
    for (const { fare, ratePerHour } of lanes) {
      const retained = fare * Math.exp(-hazard * (slicesLeft - 0.5) * span);
      const parties = ratePerHour * span * (1 - companionShare);
      let best = after(sold);
      let chance = 1;
      for (let size = 1; size <= capacity; size += 1) {
        // The highest revenue from a party of at least this size, accepting only the places that are worth it.
        if (sold + size <= capacity) best = Math.max(best, size * retained + after(sold + size));
        const isLargest = size === capacity;
        value += parties * (isLargest ? chance : chance * (1 - companionShare)) * best;
        chance *= companionShare;
      }
      quiet -= parties;
    }
    const cancelled = sold * hazard * span;
    value += cancelled * after(Math.max(0, sold - 1)) + (quiet - cancelled) * after(sold);
    memo.set(key, value);
    return value;
  };
  return worth(slices, 0);
}
