import type { Evidence, EvidenceSet } from './evidence.ts';
import type { FitState } from './fit-state.ts';
import { directChannel } from './types.ts';

/**
 * Customers refused by a marketplace and the channels where they may have asked instead, with one cell per affected
 * class, channel and bin. The cells and their hours depend only on the evidence; the number of refused customers
 * depends on the rates.
 */
export interface Refused {
  /** Cells of class i are `starts[i]` to `starts[i + 1]` − 1. */
  readonly starts: readonly number[];
  /** channel · bins + bin */
  readonly cells: readonly number[];
  /** Refused customers who may have asked there, at the weekly level 1. */
  readonly turned: Float64Array;
  readonly closings: readonly Closing[];
}

/** Hours in which one marketplace was closed although the class was not full and another channel was open. */
interface Closing {
  /** Index into `turned`. */
  readonly at: number;
  readonly series: number;
  readonly from: number;
  readonly bin: number;
  /** Multiplied by this channel's part of the customers who divert to other marketplaces. */
  readonly hours: number;
}

/**
 * Whether a class was offered on a channel at all. If it never was, the channel's customers did not know of the class.
 */
const wasOffered = (past: Evidence, channel: number): boolean =>
  (past.openHours[channel]?.some((hours) => hours > 0) ?? false) ||
  (past.bookings[channel]?.some((n) => n > 0) ?? false);

/** Adds the cells of one class. Customers who divert to other marketplaces are divided evenly among them. */
function addClass(past: Evidence, channels: readonly string[], cells: number[], closings: Closing[]): void {
  const offered = channels.flatMap((_, c) => (wasOffered(past, c) ? [c] : []));
  const marketplaces = offered.filter((c) => channels[c] !== directChannel);
  for (const to of offered) {
    const share = channels[to] === directChannel ? 1 : 1 / (marketplaces.length - 1);
    const openHours = past.openHours[to] ?? [];
    openHours.forEach((open, bin) => {
      const at = cells.length;
      let has = false;
      for (const from of marketplaces) {
        const closed = open - (past.openHours[from]?.[bin] ?? 0);
        if (from === to || closed <= 0) continue;
        has = true;
        closings.push({ at, series: past.series, from, bin, hours: share * closed });
      }
      if (has) cells.push(to * openHours.length + bin);
    });
  }
}

/** Cost O(classes · channels² · bins), once for all sweeps. */
export function gatherRefused({ classes, channels }: EvidenceSet): Refused {
  const [starts, cells, closings]: [number[], number[], Closing[]] = [[0], [], []];
  for (const past of classes) {
    addClass(past, channels, cells, closings);
    starts.push(cells.length);
  }
  return { starts, cells, closings, turned: new Float64Array(cells.length) };
}

/** Updates the number of refused customers to the present rates. Cost O(closings). */
export function weighRefused({ theta, curve }: FitState, { closings, turned }: Refused): void {
  turned.fill(0);
  for (const { at, series, from, bin, hours } of closings) {
    turned[at] = (turned[at] ?? 0) + hours * (theta[series]?.[from] ?? 0) * (curve[from]?.[bin] ?? 0);
  }
}
