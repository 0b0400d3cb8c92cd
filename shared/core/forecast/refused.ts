import type { Evidence, EvidenceSet } from './evidence.ts';
import type { FitState } from './fit-state.ts';
import { directChannel } from './types.ts';

/**
 * Those whom a marketplace refused, where they may have asked instead: one cell for each class, channel and bin that has
 * any. Which cells there are and in which hours comes from the evidence alone; how many were refused follows the rates.
 */
export interface Refused {
  /** Cells of class i are `starts[i]` to `starts[i + 1]` − 1. */
  readonly starts: readonly number[];
  /** channel · bins + bin */
  readonly cells: readonly number[];
  /** Refused that may have asked there, at the weekly level 1. */
  readonly turned: Float64Array;
  readonly closings: readonly Closing[];
}

/** Hours in which one marketplace was closed though a class was not full and another channel took bookings. */
interface Closing {
  /** Index into `turned`. */
  readonly at: number;
  readonly series: number;
  readonly from: number;
  readonly bin: number;
  /** Times the share of those who turn to marketplaces that ask on this one. */
  readonly hours: number;
}

/** Whether a channel was on offer in a class at all; where it never was, its customers did not know of the class. */
const wasOffered = (past: Evidence, channel: number): boolean =>
  (past.openHours[channel]?.some((hours) => hours > 0) ?? false) ||
  (past.bookings[channel]?.some((n) => n > 0) ?? false);

/** Adds the cells of one class. Those who turn to another marketplace spread evenly. */
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

/** How many were refused under the rates of now. Cost O(closings). */
export function weighRefused({ theta, curve }: FitState, { closings, turned }: Refused): void {
  turned.fill(0);
  for (const { at, series, from, bin, hours } of closings) {
    turned[at] = (turned[at] ?? 0) + hours * (theta[series]?.[from] ?? 0) * (curve[from]?.[bin] ?? 0);
  }
}
