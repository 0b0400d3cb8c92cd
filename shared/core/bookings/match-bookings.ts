import { readBooking, type BookingFacts, type ReadBooking } from './booking-facts.ts';
import { apartMaxMs, bookingLikeness } from './likeness.ts';

/** The indexes of identical bookings in a list. */
interface Alike {
  readonly read: ReadBooking;
  readonly indexes: number[];
}

interface Pair {
  readonly reported: Alike;
  readonly stored: Alike;
  readonly rank: number;
}

/** Maximum number of further stored bookings compared with a reported one, likeliest first. */
const candidatesMax = 50;

function alikeIn(bookings: readonly BookingFacts[]): Alike[] {
  const groups = new Map<string, Alike>();
  bookings.forEach((facts, at) => {
    const key = JSON.stringify(facts);
    const group = groups.get(key);
    if (group) group.indexes.push(at);
    else groups.set(key, { read: readBooking(facts), indexes: [at] });
  });
  return [...groups.values()];
}

/** The index of the first booking at or after `atMs`. */
function firstFrom(inTime: readonly Alike[], atMs: number): number {
  let [from, to] = [0, inTime.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((inTime[middle]?.read.atMs ?? 0) < atMs) from = middle + 1;
    else to = middle;
  }
  return from;
}

const byRank = (a: Pair, b: Pair): number => a.rank - b.rank;

/** All pairs that may be one booking: close in time, or with the same reference. */
function pairsOf(reported: readonly Alike[], stored: readonly Alike[]): Pair[] {
  const inTime = stored.toSorted((a, b) => a.read.atMs - b.read.atMs);
  const named = new Map<string, Alike[]>();
  for (const one of stored)
    for (const reference of one.read.referenceList) {
      const known = named.get(reference);
      if (known) known.push(one);
      else named.set(reference, [one]);
    }
  const reachMs = apartMaxMs([...reported, ...stored].map(({ read }) => read));
  return reported.flatMap((one) => {
    const { atMs } = one.read;
    const near = inTime.slice(firstFrom(inTime, atMs - reachMs), firstFrom(inTime, atMs + reachMs + 1));
    const candidates = new Set([
      ...one.read.referenceList.flatMap((reference) => named.get(reference) ?? []),
      ...near,
    ]);
    return [...candidates]
      .flatMap((other): Pair[] => {
        const rank = bookingLikeness(one.read, other.read);
        return rank === undefined ? [] : [{ reported: one, stored: other, rank }];
      })
      .sort(byRank)
      .slice(0, one.indexes.length + candidatesMax);
  });
}

/**
 * Matches a source's bookings of one class with the stored ones. Each reported booking matches at most one stored
 * booking and vice versa, the most certain pairs first. Places are therefore counted correctly, and two identical
 * places of one client remain two.
 *
 * @param reported the bookings from one source, each place once
 * @param stored the bookings of the same class
 * @returns for each reported booking the index of the stored one; undefined for a new one
 */
export function matchBookings(
  reported: readonly BookingFacts[],
  stored: readonly BookingFacts[],
): (number | undefined)[] {
  const found: (number | undefined)[] = reported.map(() => undefined);
  if (reported.length === 0 || stored.length === 0) return found;
  const [groups, others] = [alikeIn(reported), alikeIn(stored)];
  const pairs = pairsOf(groups, others).sort(byRank);
  for (const pair of pairs) {
    const places = Math.min(pair.reported.indexes.length, pair.stored.indexes.length);
    const to = pair.stored.indexes.splice(0, places);
    pair.reported.indexes.splice(0, places).forEach((at, place) => (found[at] = to[place]));
  }
  return found;
}
