import type { Evidence, EvidenceSet } from './evidence.ts';
import type { FitOptions } from './fit-options.ts';
import type { FitState, Sums } from './fit-state.ts';
import { directChannel, type Diversion } from './types.ts';

/** Whether a channel was on offer in a class at all; where it never was, its customers did not know of the class. */
const wasOffered = (past: Evidence, channel: number): boolean =>
  (past.openHours[channel]?.some((hours) => hours > 0) ?? false) ||
  (past.bookings[channel]?.some((n) => n > 0) ?? false);

function addRefused(
  refused: Float64Array,
  state: FitState,
  past: Evidence,
  from: number,
  to: number,
  share: number,
): void {
  const bins = state.lengths.length;
  const theta = state.theta[past.series]?.[from] ?? 0;
  for (let b = 0; b < bins; b += 1) {
    const closed = (past.openHours[to]?.[b] ?? 0) - (past.openHours[from]?.[b] ?? 0);
    if (closed <= 0) continue;
    const at = to * bins + b;
    refused[at] = (refused[at] ?? 0) + share * theta * (state.curve[from]?.[b] ?? 0) * closed;
  }
}

/**
 * What each class's channels ([channel · bins + bin]) were asked for by those whom a marketplace refused, at the weekly level 1: requests of its
 * rate in the hours in which it was closed though the class was not full and the other channel took bookings. Those who
 * turn to another marketplace spread evenly. Cost O(classes · channels² · bins).
 */
export function refusedByClass(state: FitState, { classes, channels }: EvidenceSet): Float64Array[] {
  const size = channels.length * state.lengths.length;
  return classes.map((past) => {
    const refused = new Float64Array(size);
    const offered = channels.map((_, c) => wasOffered(past, c));
    const others = channels.filter((channel, c) => channel !== directChannel && offered[c]).length - 1;
    channels.forEach((channel, from) => {
      if (channel === directChannel || !offered[from]) return;
      channels.forEach((receiving, to) => {
        if (to === from || !offered[to]) return;
        addRefused(refused, state, past, from, to, receiving === directChannel ? 1 : 1 / others);
      });
    });
    return refused;
  });
}

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
 * Cost O(classes · channels · bins).
 */
export function fitDiversion(
  state: FitState,
  { classes, channels }: EvidenceSet,
  refused: readonly Float64Array[],
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
    const row = refused[i];
    if (!target || !row) return;
    const factor = (state.weekLevel[past.week] ?? 1) * (state.effect[i] ?? 1) * past.weight;
    channels.forEach((channel, c) => {
      const count: Counts = channel === directChannel ? counts.toDirect : counts.elsewhere;
      const share = shareTo(state.diversion, channel);
      const theta = state.theta[past.series]?.[c] ?? 0;
      for (let b = 0; b < bins; b += 1) {
        const turned = row[c * bins + b] ?? 0;
        if (turned === 0) continue;
        count.asked += turned * factor;
        const ownRate = theta * (state.curve[c]?.[b] ?? 0) * (past.openHours[c]?.[b] ?? 0);
        const came =
          ((past.bookings[c]?.[b] ?? 0) * past.weight * turned * share) / (ownRate + turned * share);
        count.came += came;
        target[c * bins + b] = (target[c * bins + b] ?? 0) - came;
      }
    });
  });
  const shareOf = ({ asked, came }: Counts): number => Math.min(shareMax, asked > 0 ? came / asked : 0);
  return {
    own,
    diversion: { toDirect: shareOf(counts.toDirect), elsewhere: shareOf(counts.elsewhere) },
  };
}

/** More than this of those refused are not believed to turn to one kind of channel. */
const shareMax = 0.45;
