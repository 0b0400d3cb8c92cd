import type { EvidenceSet } from './evidence.ts';
import type { FitOptions } from './fit-options.ts';
import type { FitState, Sums } from './fit-state.ts';
import type { Refused } from './refused.ts';
import { directChannel, type Diversion } from './types.ts';

/** Share of refused customers who ask on a channel. */
export const shareTo = (diversion: Diversion, channel: string | undefined): number =>
  channel === directChannel ? diversion.toDirect : diversion.elsewhere;

interface Counts {
  asked: number;
  came: number;
}

/**
 * One step of expectation maximisation for diversion. Each booking is divided between the channel's own customers and
 * those refused elsewhere, in the ratio of their rates. The own part trains the channel's demand. The rest, divided by
 * all refused customers, is the diversion share, shrunk towards the prior. A. Dempster, N. Laird and D. Rubin, J. Royal
 * Statistical Society B 39 (1977) 1-38; for demand that diverts to other products, G. Vulcano, G. van Ryzin and R.
 * Ratliff, Operations Research 60 (2012) 313-334. Cost O(cells of refused customers).
 */
export function fitDiversion(
  state: FitState,
  { classes, channels }: EvidenceSet,
  { starts, cells, turned }: Refused,
  sums: Sums,
  options: FitOptions,
): { own: Float64Array[]; diversion: Diversion } {
  const bins = state.lengths.length;
  const own = sums.bookings.map((row) => Float64Array.from(row));
  const named = sumTurned(classes);
  const isNamed = named.known > 0;
  const prior = isNamed ? options.diversionOfNamed : options.diversion;
  const counts = {
    toDirect: { asked: 0, came: 0 },
    elsewhere: { asked: 0, came: 0 },
  };
  classes.forEach((past, i) => {
    const target = own[past.series] ?? new Float64Array(0);
    const [from = 0, to = 0] = [starts[i], starts[i + 1]];
    const factor = (state.weekLevel[past.week] ?? 1) * (state.effect[i] ?? 1) * past.weight;
    for (let k = from; k < to; k += 1) {
      const cell = cells[k] ?? 0;
      const c = Math.floor(cell / bins);
      const b = cell % bins;
      const refused = turned[k] ?? 0;
      const count: Counts = channels[c] === directChannel ? counts.toDirect : counts.elsewhere;
      if (!isNamed || past.turned) count.asked += refused * factor;
      const booked = past.bookings[c]?.[b] ?? 0;
      const here = refused * shareTo(state.diversion, channels[c]);
      const ownRate =
        (state.theta[past.series]?.[c] ?? 0) * (state.curve[c]?.[b] ?? 0) * (past.openHours[c]?.[b] ?? 0);
      // A channel with bookings has an own rate above 0.
      const came = (booked * past.weight * here) / (ownRate + here);
      count.came += came;
      target[cell] = (target[cell] ?? 0) - came;
    }
  });
  const shareOf = (kind: 'toDirect' | 'elsewhere'): number => {
    const { asked, came } = isNamed ? countsOfNamed(named, kind, counts[kind].asked) : counts[kind];
    const all = asked + prior.customers;
    return Math.min(shareMax, all > 0 ? (came + prior.customers * prior[kind]) / all : 0);
  };
  return {
    own,
    diversion: {
      toDirect: shareOf('toDirect'),
      elsewhere: shareOf('elsewhere'),
    },
  };
}

interface Named {
  asked: number;
  known: number;
  readonly toDirect: Sum;
  readonly elsewhere: Sum;
}

interface Sum {
  bookings: number;
  named: number;
  closed: number;
  open: number;
}

/** Weighted totals of the bookings of customers known from marketplaces. */
function sumTurned(classes: EvidenceSet['classes']): Named {
  const none = (): Sum => ({ bookings: 0, named: 0, closed: 0, open: 0 });
  const sums = { asked: 0, known: 0, toDirect: none(), elsewhere: none() };
  for (const { turned, weight } of classes) {
    if (!turned) continue;
    sums.asked += weight * turned.asked;
    sums.known += weight * turned.known;
    for (const kind of ['toDirect', 'elsewhere'] as const)
      for (const count of ['bookings', 'named', 'closed', 'open'] as const)
        sums[kind][count] += weight * turned[kind][count];
  }
  return sums;
}

/**
 * The known share is assumed to be the same among refused customers as among bookings on marketplaces. Some known
 * customers book on other channels even while their marketplace is open; the excess while it is closed is diversion.
 * Customers are recognised only where a channel names them.
 */
function countsOfNamed(
  { asked, known, ...by }: Named,
  kind: 'toDirect' | 'elsewhere',
  refused: number,
): Counts {
  const refusedKnown = (refused * known) / asked;
  const { bookings, named, closed, open } = by[kind];
  const anyway = (open / known) * refusedKnown;
  const recognised = bookings > 0 ? named / bookings : 0;
  return { asked: refusedKnown * recognised, came: Math.max(0, closed - anyway) };
}

/** Upper bound for the share that diverts to one kind of channel. */
const shareMax = 0.45;
