import type { Diversion } from '../forecast/types.ts';

/** The properties of a lane that determine where its customers divert. */
export interface Seller {
  readonly isDirect: boolean;
  readonly rank: number;
}

/**
 * Gains from requests as a piecewise linear function of the cost of a place: within a piece, `earned − mass · cost` for
 * each lane.
 */
export interface Pieces {
  /** Upper ends of the pieces, in falling order. The first is Infinity, where no request is worth a place. */
  readonly ends: readonly number[];
  /** [lane][piece] */
  readonly earned: readonly (readonly number[])[];
  readonly mass: readonly (readonly number[])[];
}

interface Line {
  readonly earned: number;
  readonly mass: number;
}

/** The share of a marketplace's refused customers that diverts to each lane. */
function sharesOf(sellers: readonly Seller[], diversion: Diversion): number[] {
  const others = sellers.filter(({ isDirect }) => !isDirect).length - 1;
  return sellers.map(({ isDirect }) => (isDirect ? diversion.toDirect : diversion.elsewhere / others));
}

/**
 * What a refused customer of lane `l` still earns when a place costs `cost`: the share that diverts to lanes worth
 * more.
 */
function lineOfRefused(sellers: readonly Seller[], shares: readonly number[], l: number, cost: number): Line {
  let [earned, mass] = [0, 0];
  if (sellers[l]?.isDirect === false)
    for (let k = 0; k < sellers.length; k += 1) {
      const rank = sellers[k]?.rank ?? 0;
      if (k === l || rank <= cost) continue;
      const share = shares[k] ?? 0;
      earned += share * rank;
      mass += share;
    }
  return { earned, mass };
}

/** The value of refusing one request of lane `l` when a place costs `cost`. Cost O(lanes). */
export function refusedGain(
  sellers: readonly Seller[],
  diversion: Diversion,
  l: number,
  cost: number,
): number {
  const { earned, mass } = lineOfRefused(sellers, sharesOf(sellers, diversion), l, cost);
  return earned - mass * cost;
}

/**
 * The highest cost of a place at which a request of each lane is accepted: the lane's revenue, reduced by what its
 * customer earns if refused. Without diversion it is the revenue. A lane below 0 is never worth a place. With one lane
 * to divert to it is (r − δ · r′) / (1 − δ), the fare adjustment of T. Fiig, K. Isler, C. Hopperstad and P. Belobaba,
 * J. Revenue and Pricing Management 9 (2010) 152-170; see K. Talluri and G. van Ryzin, Management Science 50 (2004)
 * 15-33. Cost O(lanes³).
 */
export function acceptedUpTo(sellers: readonly Seller[], diversion: Diversion): number[] {
  return limitsOf(sellers, sharesOf(sellers, diversion));
}

function limitsOf(sellers: readonly Seller[], shares: readonly number[]): number[] {
  const steps = [0, ...sellers.map(({ rank }) => rank)].sort((a, b) => b - a);
  return sellers.map(({ rank }, l) => {
    for (const from of steps) {
      if (from > rank) continue;
      const { earned, mass } = lineOfRefused(sellers, shares, l, from);
      const cost = (rank - earned) / (1 - mass);
      if (cost >= from) return cost;
    }
    return -1;
  });
}

/**
 * Gains from one request of each lane as a piecewise linear function of the cost of a place. A request is accepted
 * where that beats refusing it. Without diversion the pieces end at the lanes' revenues. Cost O(lanes³).
 */
export function gainPieces(sellers: readonly Seller[], diversion: Diversion): Pieces {
  const shares = sharesOf(sellers, diversion);
  const limits = limitsOf(sellers, shares);
  const ends = [...new Set([...sellers.map(({ rank }) => rank), ...limits.filter((limit) => limit > 0)])];
  ends.sort((a, b) => b - a);
  const lines = sellers.map(({ rank }, l) =>
    ends.map((end, k) => {
      const middle = (end + (ends[k + 1] ?? 0)) / 2;
      return middle < (limits[l] ?? 0)
        ? { earned: rank, mass: 1 }
        : lineOfRefused(sellers, shares, l, middle);
    }),
  );
  return {
    ends: [Infinity, ...ends],
    earned: lines.map((line) => [0, ...line.map(({ earned }) => earned)]),
    mass: lines.map((line) => [0, ...line.map(({ mass }) => mass)]),
  };
}
