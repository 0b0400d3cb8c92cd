import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { keepWithinFree } from '#shared/core/allocation/keep-within-free.ts';
import {
  editTo,
  freeOf,
  hasBegun,
  isOpen,
  soldOn,
  type ClassEdit,
  type ClassToEdit,
  type Terms,
} from './edit-class.ts';

/** The places that a marketplace had when its class was cancelled, and the number left afterwards. */
export interface ClosedOffer {
  readonly channel: Marketplace;
  readonly from: number;
  readonly to: number;
}

interface ClosingClass {
  readonly closed?: readonly ClosedOffer[] | undefined;
}

/**
 * Records more closed places of a cancelled class. A place that a cancelled booking gave back is closed too; the
 * recorded number stays the one from before the first closing. If somebody set a number in between, that number
 * replaces it.
 */
export function closedAfter({ closed = [] }: ClosingClass, steps: readonly ClosedOffer[]): ClosedOffer[] {
  const now = steps.map(({ channel, from, to }) => {
    const before = closed.find((one) => one.channel === channel);
    return { channel, from: before?.to === from ? before.from : from, to };
  });
  return [...closed.filter(({ channel }) => now.every((one) => one.channel !== channel)), ...now];
}

/**
 * Opens the places that were closed when a class was cancelled, as far as places are free. Numbers that somebody has
 * changed since, and marketplaces that are no longer connected, are skipped. If the class has begun, nothing is opened.
 */
export function reopened(cls: ClassToEdit & ClosingClass, terms: Terms): ClassEdit {
  const { totalCapacity, allocations } = cls;
  const same = { totalCapacity, allocations, capacity: undefined, places: [], pushes: [], named: [] };
  return hasBegun(cls, terms.now) ? same : (opening(cls, terms) ?? same);
}

function opening(cls: ClassToEdit & ClosingClass, terms: Terms): ClassEdit | undefined {
  const places = (channel: string): number => cls.allocations[channel] ?? 0;
  const closed = (cls.closed ?? []).filter(
    ({ channel, to }) => isOpen(terms, channel) && places(channel) === to,
  );
  const reopening = new Set<string>(closed.map(({ channel }) => channel));
  const elsewhere = Object.keys(cls.allocations)
    .filter((channel) => channel !== 'direct' && !reopening.has(channel))
    .reduce((sum, channel) => sum + Math.max(0, places(channel) - soldOn(cls, channel)), 0);
  const free = Math.max(0, freeOf(cls, cls.totalCapacity) - (terms.mode === 'separate' ? elsewhere : 0));
  const offers = closed.map(({ channel, from }) => ({
    channel,
    booked: soldOn(cls, channel),
    allocation: from,
    revenueMinor: terms.connected.find((one) => one.channel === channel)?.revenuePerBookingMinor ?? 0,
  }));
  const sold = offers.reduce((sum, { booked }) => sum + booked, 0);
  const retained = keepWithinFree(free + sold, terms.mode, offers);
  const after = marketplaces.flatMap((channel): [Marketplace, number][] => {
    const to = retained.get(channel);
    return to !== undefined && to > places(channel) ? [[channel, to]] : [];
  });
  return editTo(cls, cls.totalCapacity, after, terms, []);
}
