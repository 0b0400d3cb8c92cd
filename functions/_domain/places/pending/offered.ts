import {
  allottedChannel,
  isGuided,
  type AllottedChannel,
  type Marketplace,
} from '#shared/contracts/channels.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';

type PerChannel = Readonly<Partial<Record<string, number>>>;

/** The places that a class's marketplaces should offer, and the places that they last showed. */
export interface ClassOffered {
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: PerChannel;
  readonly allocations: PerChannel;
  readonly pushVersions: PerChannel;
  /** The places that marketplaces last showed, and the pushes that set them. */
  readonly confirmed: Readonly<Partial<Record<string, { readonly pushVersion?: number | undefined }>>>;
  /** The highest number of places that a marketplace may have received since its listing was last read. */
  readonly mayShow: PerChannel;
}

/** A class's number of places that a marketplace must still get. */
export interface PendingPlaces {
  readonly marketplace: Marketplace;
  readonly places: number;
}

export const isUnconfirmed = ({ pushVersions, confirmed }: ClassOffered, channel: string): boolean =>
  (pushVersions[channel] ?? 0) > (confirmed[channel]?.pushVersion ?? 0);

/** What marketplaces last confirmed to show for a class, and the most that they may show. */
export interface ClassShown {
  readonly confirmed?: object | undefined;
  readonly mayShow?: object | undefined;
}

/**
 * Whether a channel still sells what it showed when it was disconnected. A number that only a file states was never
 * shown by anybody.
 */
export const stillSells = (
  { confirmed = {}, mayShow = {} }: ClassShown,
  channel: string,
  isConnected: boolean,
): boolean => !isConnected && (Object.hasOwn(confirmed, channel) || Object.hasOwn(mayShow, channel));

/** Whether a marketplace was seen to show a number of its own, before it was ever sent one. */
export const showsOwnNumber = (
  { pushVersions, confirmed, mayShow }: ClassOffered,
  channel: string,
): boolean =>
  pushVersions[channel] === undefined && confirmed[channel] === undefined && mayShow[channel] !== undefined;

/** A class, and the pushes of it that are on their way. */
interface ClassSent extends ClassOffered {
  readonly latestPushes?: Readonly<Partial<Record<string, string | undefined>>> | undefined;
}

/**
 * Whether a channel shows another number than it should have, and nothing is on its way to it: it was never sent one, or
 * it did not take the last one.
 */
export const needsSending = (cls: ClassSent, channel: string, places: number): boolean =>
  showsOwnNumber(cls, channel)
    ? cls.mayShow[channel] !== places
    : isUnconfirmed(cls, channel) && cls.latestPushes?.[channel] === undefined;

/** Whether a channel may show another number than the decided one. */
const mayDiffer = (cls: ClassOffered, channel: string): boolean =>
  isUnconfirmed(cls, channel) || showsOwnNumber(cls, channel);

/**
 * The most places that a channel may be offering now. Until its latest push is confirmed, that is the highest number
 * that it may have been sent, or the old number if places are being reduced. Before the first push it is the number that
 * was read there.
 */
export function offeredOn(cls: ClassOffered, channel: string): number {
  const wanted = cls.allocations[channel] ?? 0;
  return mayDiffer(cls, channel) ? (cls.mayShow[channel] ?? wanted) : wanted;
}

/** How many of a channel's places are not sold. */
export const openOn = (
  { bookedByChannel }: Pick<ClassOffered, 'bookedByChannel'>,
  channel: string,
  places: number,
): number => Math.max(0, places - (bookedByChannel[channel] ?? 0));

/** The places that a channel may be selling now. */
export const openNow = (cls: ClassOffered, channel: string): number =>
  openOn(cls, channel, offeredOn(cls, channel));

/** Open places that a channel may still offer above its number. */
export function openAbove(cls: ClassOffered, channel: string): number {
  const wanted = cls.allocations[channel] ?? 0;
  return openOn(cls, channel, Math.max(wanted, offeredOn(cls, channel))) - openOn(cls, channel, wanted);
}

/** The number that a marketplace shows now. It is recorded until the marketplace confirms the new number. */
export const shownBefore = (
  cls: ClassOffered,
  changes: readonly { readonly marketplace: AllottedChannel; readonly from: number }[],
): PendingPlaces[] =>
  changes.flatMap(({ marketplace, from }) =>
    marketplace === 'kenko' || mayDiffer(cls, marketplace) ? [] : [{ marketplace, places: from }],
  );

/**
 * The numbers that marketplaces may show once these changes are pending. A person may carry out a task at any time and
 * confirm it later, so its number counts from the moment it is given out, even if another task replaces it.
 */
export const mayShowWith = (
  cls: ClassOffered,
  changes: readonly {
    readonly marketplace: AllottedChannel;
    readonly from: number;
    readonly to: number;
  }[],
): PendingPlaces[] =>
  changes.flatMap((change) => {
    const { marketplace, to } = change;
    return marketplace !== 'kenko' && isGuided(marketplace)
      ? [{ marketplace, places: Math.max(offeredOn(cls, marketplace), to) }]
      : shownBefore(cls, [change]);
  });

/**
 * Whether a number may be sent. A higher number may be sent only if no other marketplace can still be offering the same
 * places. `free-now` is valid only while nothing higher is sent elsewhere; `waits` means that lower numbers elsewhere
 * must be confirmed first.
 */
export type Room =
  | { readonly kind: 'free'; readonly raises: boolean }
  | { readonly kind: 'free-now'; readonly raises: true }
  | { readonly kind: 'waits'; readonly for: readonly AllottedChannel[] };

/**
 * Whether there is room for a class's number on a marketplace, in an inventory where each place is offered only once.
 */
export function roomOf(cls: ClassOffered, { marketplace, places }: PendingPlaces, mode: InventoryMode): Room {
  const raises = places > offeredOn(cls, marketplace);
  // A number that is already sold out takes no room, even if more was sold than exists.
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
 * The places that a class offers or has sold beyond its capacity. For each marketplace, the higher of its possible
 * offer and its sales counts; the bookings of other channels are added. In a shared inventory, where marketplaces may
 * offer the same free place, only the highest offer counts.
 */
export function excessOf(cls: ClassOffered, mode: InventoryMode): number {
  const open = allottedChannel.options.map((channel) => openNow(cls, channel));
  const offered = mode === 'shared' ? Math.max(...open) : open.reduce((sum, one) => sum + one, 0);
  return Math.max(0, cls.bookings + offered - cls.totalCapacity);
}
