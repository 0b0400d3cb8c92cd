import type { EvidenceSet } from './evidence.ts';
import type { FitOptions } from './fit-options.ts';
import type { FitState, Sums } from './fit-state.ts';
import type { Refused } from './refused.ts';
import { directChannel, type Diversion } from './types.ts';

/** Share of those refused who ask on a channel. */
export const shareTo = (diversion: Diversion, channel: string | undefined): number =>
  channel === directChannel ? diversion.toDirect : diversion.elsewhere;

interface Counts {
  asked: number;
  came: number;
}

/**
 * One step of expectation and maximisation for diversion: each booking is shared out between the channel's own customers
 * and those refused elsewhere, in the ratio of their rates; what falls to the channel itself is what its demand is learned
 * from, and the rest against all who were refused is the share that turns to it, shrunk towards the prior.
 * A. Dempster, N. Laird and D. Rubin, J. Royal Statistical Society B 39 (1977) 1-38; for demand that turns to other
 * products, G. Vulcano, G. van Ryzin and R. Ratliff, Operations Research 60 (2012) 313-334.
 * Cost O(cells of those refused).
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
  const { diversionWeight: weight } = options;
  const counts = {
    toDirect: { asked: weight, came: weight * options.diversionToDirect },
    elsewhere: { asked: weight, came: weight * options.diversionElsewhere },
  };
  classes.forEach((past, i) => {
    const target = own[past.series];
    const [from = 0, to = 0] = [starts[i], starts[i + 1]];
    if (!target || from === to) return;
    const factor = (state.weekLevel[past.week] ?? 1) * (state.effect[i] ?? 1) * past.weight;
    for (let k = from; k < to; k += 1) {
      const cell = cells[k] ?? 0;
      const c = Math.floor(cell / bins);
      const b = cell % bins;
      const refused = turned[k] ?? 0;
      const count: Counts = channels[c] === directChannel ? counts.toDirect : counts.elsewhere;
      count.asked += refused * factor;
      const booked = past.bookings[c]?.[b] ?? 0;
      if (booked === 0) continue;
      const here = refused * shareTo(state.diversion, channels[c]);
      const ownRate =
        (state.theta[past.series]?.[c] ?? 0) * (state.curve[c]?.[b] ?? 0) * (past.openHours[c]?.[b] ?? 0);
      const came = here > 0 ? (booked * past.weight * here) / (ownRate + here) : 0;
      count.came += came;
      target[cell] = (target[cell] ?? 0) - came;
    }
  });
  const shareOf = ({ asked, came }: Counts): number => Math.min(shareMax, asked > 0 ? came / asked : 0);
  return {
    own,
    diversion: { toDirect: shareOf(counts.toDirect), elsewhere: shareOf(counts.elsewhere) },
  };
}

/** More than this of those refused are not believed to turn to one kind of channel. */
const shareMax = 0.45;
