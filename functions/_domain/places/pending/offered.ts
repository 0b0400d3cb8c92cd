import { allottedChannel, type AllottedChannel, type Marketplace } from '#shared/contracts/channels.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';

type PerChannel = Readonly<Partial<Record<string, number>>>;

/** The places that a class's marketplaces should offer, and those that they were seen to offer. */
export interface ClassOffered {
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: PerChannel;
  readonly allocations: PerChannel;
  readonly pushVersions: PerChannel;
  /** The places that marketplaces were last seen to offer, and the push that set them. */
  readonly confirmed: Readonly<Partial<Record<string, { readonly pushVersion?: number | undefined }>>>;
  /** The highest number that a marketplace may have been sent since it was last seen. */
  readonly mayShow: PerChannel;
}

/** A class's number that is pending at a marketplace. */
export interface PendingPlaces {
  readonly marketplace: Marketplace;
  readonly places: number;
}

const isUnconfirmed = ({ pushVersions, confirmed }: ClassOffered, channel: string): boolean =>
  (pushVersions[channel] ?? 0) > (confirmed[channel]?.pushVersion ?? 0);

/**
 * The most places that a channel may be offering now: until its latest push is confirmed, the highest number that it
 * may have been sent; that is the old number if it gets fewer.
 */
export function offeredOn(cls: ClassOffered, channel: string): number {
  const wanted = cls.allocations[channel] ?? 0;
  return isUnconfirmed(cls, channel) ? (cls.mayShow[channel] ?? wanted) : wanted;
}

const openOn = ({ bookedByChannel }: ClassOffered, channel: string, places: number): number =>
  Math.max(0, places - (bookedByChannel[channel] ?? 0));

/** Open places that a channel may still be offering above its number. */
export function openAbove(cls: ClassOffered, channel: string): number {
  const wanted = cls.allocations[channel] ?? 0;
  return openOn(cls, channel, Math.max(wanted, offeredOn(cls, channel))) - openOn(cls, channel, wanted);
}

/** The number that a marketplace shows now, recorded until it confirms the new number. */
export const shownBefore = (
  cls: ClassOffered,
  changes: readonly { readonly marketplace: AllottedChannel; readonly from: number }[],
): PendingPlaces[] =>
  changes.flatMap(({ marketplace, from }) =>
    marketplace === 'kenko' || isUnconfirmed(cls, marketplace) ? [] : [{ marketplace, places: from }],
  );

/**
 * Whether a number may be sent: a higher one only if no other marketplace may still be offering the same places.
 * `free-now` is valid only while nothing higher is sent elsewhere; `waits` means that lower numbers elsewhere have to
 * be confirmed first.
 */
export type Room =
  | { readonly kind: 'free'; readonly raises: boolean }
  | { readonly kind: 'free-now'; readonly raises: true }
  | { readonly kind: 'waits'; readonly for: readonly AllottedChannel[] };

/** Whether there is room for a class's number on a marketplace, in an inventory where no place is offered twice. */
export function roomOf(cls: ClassOffered, { marketplace, places }: PendingPlaces, mode: InventoryMode): Room {
  const raises = places > offeredOn(cls, marketplace);
  // A number that is sold out takes no room, however little there is: also where more is sold than exists.
  if (!raises || openOn(cls, marketplace, places) === 0) return { kind: 'free', raises };
  const left = cls.totalCapacity - cls.bookings - openOn(cls, marketplace, places);
  if (mode === 'shared') return left >= 0 ? { kind: 'free', raises } : { kind: 'waits', for: [] };
  const others = allottedChannel.options.filter((channel) => channel !== marketplace);
  const lowered = others.filter((channel) => openAbove(cls, channel) > 0);
  const fits = (placesOf: (channel: string) => number): boolean =>
    others.reduce((sum, channel) => sum + openOn(cls, channel, placesOf(channel)), 0) <= left;
  if (fits((channel) => Math.max(cls.allocations[channel] ?? 0, offeredOn(cls, channel))))
    return { kind: 'free', raises };
  if (fits((channel) => offeredOn(cls, channel))) return { kind: 'free-now', raises: true };
  return { kind: 'waits', for: lowered };
}

/**
 * The places that a class offers or has sold beyond its capacity: for each marketplace the higher of its possible
 * offer and its sales, summed with the bookings of other channels. In a shared inventory, where marketplaces may offer
 * the same free place, only the highest counts.
 */
export function excessOf(cls: ClassOffered, mode: InventoryMode): number {
  const open = allottedChannel.options.map((channel) => openOn(cls, channel, offeredOn(cls, channel)));
  const offered = mode === 'shared' ? Math.max(...open) : open.reduce((sum, one) => sum + one, 0);
  return Math.max(0, cls.bookings + offered - cls.totalCapacity);
}
