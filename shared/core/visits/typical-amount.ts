import { requireCount, requireNonNegative } from '../invalid-input.ts';

/** How often each amount was paid, the smallest amount first. An amount of 0 means unknown. */
export type Amounts = readonly (readonly [amountMinor: number, visits: number])[];

/** If there are fewer amounts than this, the usual amount replaces the missing ones. */
export const amountsBelievedMin = 5;
/** The share of the amounts trimmed at either end; at least one amount. */
const leftOutShare = 0.05;

const leftOutOf = (count: number): number => Math.max(1, Math.floor(count * leftOutShare));

/** The distinct amounts, sorted. */
export function amountsOf(all: Iterable<readonly [amountMinor: number, visits: number]>): Amounts {
  const visitsOf = new Map<number, number>();
  for (const [amountMinor, visits] of all) {
    requireNonNegative('amountMinor', amountMinor);
    requireCount('visits', visits);
    if (visits > 0) visitsOf.set(amountMinor, (visitsOf.get(amountMinor) ?? 0) + visits);
  }
  return [...visitsOf].sort(([a], [b]) => a - b);
}

export const visitsIn = (amounts: Amounts): number => amounts.reduce((sum, [, visits]) => sum + visits, 0);

export const paidIn = (amounts: Amounts): number =>
  visitsIn(amounts.filter(([amountMinor]) => amountMinor > 0));

/** The mean without the trimmed amounts. */
function middleMean(amounts: Amounts): number {
  const leftOut = leftOutOf(visitsIn(amounts));
  const counted = visitsIn(amounts) - 2 * leftOut;
  let [at, sum] = [-leftOut, 0];
  for (const [amountMinor, visits] of amounts) {
    const [from, to] = [Math.max(0, at), Math.min(counted, at + visits)];
    sum += Math.max(0, to - from) * amountMinor;
    at += visits;
  }
  return sum / counted;
}

/**
 * The typical revenue of one visit: the mean of the amounts without the highest and lowest twentieth, and without at
 * least one at either end. A visit without a known amount counts with the usual amount; if there are fewer than five
 * amounts, the missing ones do too. One more visit can therefore change the result by at most the range of the others
 * divided by the number of counted amounts.
 *
 * @param amounts in minor units
 * @param usualMinor the amount assumed if none is known, in minor units; undefined if there is no such assumption
 * @returns minor units, unrounded; undefined if fewer than five amounts are known and there is no assumption
 * @throws {InvalidInput} at `amountMinor`, `visits` or `usualMinor`
 */
export function typicalAmount(amounts: Amounts, usualMinor: number | undefined): number | undefined {
  const paid = amountsOf(amounts.filter(([amountMinor]) => amountMinor > 0));
  if (usualMinor === undefined) return visitsIn(paid) < amountsBelievedMin ? undefined : middleMean(paid);
  requireNonNegative('usualMinor', usualMinor);
  const unknown = Math.max(visitsIn(amounts), amountsBelievedMin) - visitsIn(paid);
  return middleMean(amountsOf([...paid, [usualMinor, unknown]]));
}
