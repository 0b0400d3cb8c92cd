import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { sumOutlooks, type OutlookSum } from '#shared/core/outlook/sum-outlooks.ts';
import { countedOf, keyOf, slotOf, type Slot } from './slot.ts';

/** One page of classes prepared for the screen: its slots by day and time, its sums, and its rooms. */
export interface Digest {
  slots: ReadonlyMap<string, Slot>;
  sum: OutlookSum;
  rooms: ReadonlySet<string>;
}

function slotsOf(classes: readonly ClassView[]): Map<string, Slot> {
  const groups = new Map<string, ClassView[]>();
  for (const one of classes) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return new Map(
    [...groups].flatMap(([key, group]) => {
      const slot = slotOf(group);
      return slot ? [[key, slot] as const] : [];
    }),
  );
}

function makeDigest(page: readonly ClassView[], room: string | null): Digest {
  const classes = room === null ? page : page.filter((one) => one.room === room);
  return {
    slots: slotsOf(classes),
    sum: sumOutlooks(classes.map(countedOf)),
    rooms: new Set(page.map((one) => one.room)),
  };
}

const known = new WeakMap<readonly ClassView[], Map<string | null, Digest>>();

/** The digest of a page, for all rooms or for one. It is computed once per page, however often the screen is drawn. */
export function digestOf(page: readonly ClassView[], room: string | null = null): Digest {
  const ofPage = known.get(page) ?? new Map<string | null, Digest>();
  known.set(page, ofPage);
  const digest = ofPage.get(room) ?? makeDigest(page, room);
  ofPage.set(room, digest);
  return digest;
}
