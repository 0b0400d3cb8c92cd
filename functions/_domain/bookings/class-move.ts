import { listsByInterface, marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import {
  figuresOf,
  type ClassFigures,
  type DemandEvent,
  type FileCount,
} from '#functions/_domain/classes/class-figures.ts';
import { placesTogether, withDirect, withMore, withPlaces } from '#functions/_domain/classes/with-places.ts';
import { openNow } from '#functions/_domain/places/pending/offered.ts';
import { present } from '#functions/_platform/present.ts';
import { inClass } from './booking-identity.ts';
import type { BookingRow } from './booking-row.ts';
import { countedOnly } from './file-count.ts';
import { countsTogether, countWithOwn } from './file-counts-together.ts';
import type { BookedClass } from './reservation-store.ts';
import { unreportedOn } from './sold-there.ts';

/** A class that the studio's own system moved, and the class that it is now. */
export interface ClassPair {
  readonly from: BookedClass;
  readonly to: BookedClass;
}

/** Where the two classes are on sale. */
export interface OnSale {
  readonly now: Date;
  readonly connected: ReadonlySet<Marketplace>;
  /** The marketplaces with links whose listing is linked to the class, for either class. */
  readonly linkedFrom: ReadonlySet<Marketplace>;
  readonly linkedTo: ReadonlySet<Marketplace>;
}

const soldOn = ({ bookedByChannel }: BookedClass, channel: Marketplace): number =>
  bookedByChannel[channel] ?? 0;

/** The places of a class that are booked, or that marketplaces may still sell. */
export const placesTaken = (cls: BookedClass, now: Date): number =>
  cls.bookings +
  (cls.startsAt <= now.toISOString() ? 0 : marketplaces.reduce((sum, one) => sum + openNow(cls, one), 0));

/** Whether a marketplace can still be made to close the class that was moved. */
const canClose = (channel: Marketplace, { connected, linkedFrom }: OnSale): boolean =>
  connected.has(channel) && (!listsByInterface(channel) || linkedFrom.has(channel));

/** Whether a marketplace shows the class under its new name, so that it has numbers of its own there. */
const showsNew = ({ to }: ClassPair, channel: Marketplace, { linkedTo }: OnSale): boolean =>
  listsByInterface(channel)
    ? linkedTo.has(channel)
    : to.confirmed[channel] !== undefined || (to.mayShow[channel] ?? 0) > 0;

/**
 * Whether a marketplace's bookings can move. It must offer no more places of the old class, unless nobody can close
 * them any more. If it shows the new class already, its bookings must have been read there: otherwise it may show both
 * classes, and places that are sold in one would hide places that are open in the other.
 */
function isReadyAt(pair: ClassPair, channel: Marketplace, onSale: OnSale): boolean {
  const { from, to } = pair;
  const isShown = showsNew(pair, channel, onSale);
  if (isShown && soldOn(from, channel) > 0)
    return !onSale.linkedFrom.has(channel) && unreportedOn(to, channel) >= soldOn(from, channel);
  const isPending = from.latestPushes?.[channel] !== undefined;
  return !canClose(channel, onSale) || (openNow(from, channel) === 0 && !isPending);
}

/** Whether a class's bookings can move to the class that it is now. */
export const isReadyToMove = (pair: ClassPair, onSale: OnSale): boolean =>
  pair.from.startsAt <= onSale.now.toISOString() ||
  marketplaces.every((channel) => isReadyAt(pair, channel, onSale));

const higher = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);

/** The number that a marketplace confirmed for the old class, as the confirmed number of the new one. */
function confirmedAfter({ from, to }: ClassPair, channel: Marketplace, pushVersion: number | undefined) {
  const { [channel]: shown } = from.confirmed;
  const isLatest = shown?.pushVersion !== undefined && shown.pushVersion === from.pushVersions[channel];
  if (!shown || !isLatest || to.latestPushes?.[channel] !== undefined) return to.confirmed[channel];
  return { ...shown, ...(pushVersion !== undefined && { pushVersion }) };
}

/** One marketplace's numbers for the new class. A number that there is none of is undefined. */
function offerAfter(pair: ClassPair, channel: Marketplace, sold: number, onSale: OnSale) {
  const { from, to } = pair;
  const { [channel]: own } = to.allocations;
  const isShown = showsNew(pair, channel, onSale);
  const allocation = isShown ? own : higher(own, from.allocations[channel]);
  const isRead = isShown && canClose(channel, onSale);
  const pushVersion = to.pushVersions[channel] ?? (isShown ? undefined : from.pushVersions[channel]);
  return {
    channel,
    allocation: allocation === undefined ? undefined : Math.max(allocation, sold),
    mayShow: isRead ? to.mayShow[channel] : higher(to.mayShow[channel], from.mayShow[channel]),
    pushVersion,
    confirmed: isShown ? to.confirmed[channel] : confirmedAfter(pair, channel, pushVersion),
  };
}

/** The new class's offers, with those of the old class where the marketplace does not show the new one yet. */
export function offersAfter(
  pair: ClassPair,
  sold: Readonly<Partial<Record<string, number>>>,
  onSale: OnSale,
) {
  const { to } = pair;
  const offers = marketplaces.map((channel) => offerAfter(pair, channel, sold[channel] ?? 0, onSale));
  const known = (field: 'allocation' | 'mayShow' | 'pushVersion') =>
    offers.flatMap(({ channel, [field]: number }) =>
      number === undefined ? [] : [[channel, number] as const],
    );
  return {
    allocations: withPlaces(to.allocations, known('allocation')),
    mayShow: withPlaces(to.mayShow, known('mayShow')),
    pushVersions: withPlaces(to.pushVersions, known('pushVersion')),
    confirmed: offers.flatMap(({ channel, confirmed }) =>
      confirmed === undefined || confirmed === to.confirmed[channel]
        ? []
        : [{ channel, shown: present(confirmed) }],
    ),
  };
}

/** The counts of files for both classes. */
function fileCountAfter(
  { from, to }: ClassPair,
  left: readonly DemandEvent[],
  own: readonly DemandEvent[],
  twice: readonly DemandEvent[],
): FileCount | undefined {
  if (!from.fileCount) return to.fileCount;
  if (!to.fileCount) return countWithOwn(from.fileCount, own, twice, to.startsAt);
  const { unreported: unreportedThere = {} } = from;
  const { unreported = {} } = to;
  return countsTogether(
    { fileCount: from.fileCount, unreported: unreportedThere, events: left },
    { fileCount: to.fileCount, unreported, events: own },
    to.startsAt,
  );
}

/** The places that a class counts and that neither a booking, nor a marketplace, nor the stored count of a file explains. */
function unexplained(cls: BookedClass, figures: ClassFigures, onlyFromFile: number): number {
  const unreported = Object.values(cls.unreported ?? {}).reduce<number>((sum, one = 0) => sum + one, 0);
  return Math.max(0, cls.bookings - figures.bookings - unreported - onlyFromFile);
}

const movedRows = ({ to }: ClassPair, rows: readonly BookingRow[]): BookingRow[] =>
  rows.map((row) => inClass(row, to.classId));

/** The figures of the class after all bookings of the class that it was have moved to it. */
export interface MovedFigures extends ClassFigures {
  readonly fileCount?: FileCount;
}

/**
 * Computes the new class's figures with all bookings of the old one. A place that was read at a marketplace may have
 * been read for both classes, and counts once. So does a booking that was reported for both.
 *
 * @param left the bookings of the old class
 * @param own the bookings of the new class
 * @param known those of the old class that the new one has as well
 */
export function figuresTogether(
  pair: ClassPair,
  left: readonly BookingRow[],
  own: readonly BookingRow[],
  known: readonly BookingRow[] = [],
): MovedFigures {
  const { from, to } = pair;
  const [before, there] = [figuresOf(left, from.startsAt), figuresOf(own, to.startsAt)];
  const [onlyInFrom, onlyInTo] = [countedOnly(from, before.events), countedOnly(to, there.events)];
  const leftEvents = figuresOf(movedRows(pair, left), to.startsAt).events;
  const knownEvents = figuresOf(movedRows(pair, known), to.startsAt).events;
  const fileCount = fileCountAfter(pair, leftEvents, there.events, knownEvents);
  const moving = left.filter((row) => !known.includes(row));
  const all = figuresOf([...own, ...movedRows(pair, moving)], to.startsAt);
  const twice = figuresOf(known, from.startsAt);
  const { bookings, bookedByChannel, unreported } = marketplaces.reduce(
    (sum, channel) => {
      const reported = before.bookedByChannel[channel] ?? 0;
      const places = Math.max(unreportedOn(from, channel), unreportedOn(to, channel) - reported);
      if (places === 0) return sum;
      return {
        bookings: sum.bookings + places,
        bookedByChannel: withMore(sum.bookedByChannel, channel, places),
        unreported: withMore(sum.unreported, channel, places),
      };
    },
    { bookings: all.bookings, bookedByChannel: all.bookedByChannel, unreported: withPlaces({}, []) },
  );
  const more =
    countedOnly({ startsAt: to.startsAt, fileCount, unreported }, all.events) +
    unexplained(from, before, onlyInFrom) +
    unexplained(to, there, onlyInTo);
  return {
    bookings: bookings + more,
    bookedByChannel: withDirect(bookedByChannel, more),
    revenueDirectMinor: from.revenueDirectMinor + to.revenueDirectMinor - twice.revenueDirectMinor,
    revenueMarketplaceMinor:
      from.revenueMarketplaceMinor + to.revenueMarketplaceMinor - twice.revenueMarketplaceMinor,
    events: all.events,
    ...((from.unreported ?? to.unreported) && { unreported }),
    ...(from.cancelledUnreported && {
      cancelledUnreported: placesTogether(to.cancelledUnreported ?? {}, from.cancelledUnreported),
    }),
    ...(from.unread && { unread: placesTogether(to.unread ?? {}, from.unread) }),
    ...(fileCount && { fileCount }),
  };
}
