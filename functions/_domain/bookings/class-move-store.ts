import { listingMarketplaces, marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { countedOf, figuresOf, type DemandEvent } from '#functions/_domain/classes/class-figures.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import { classTally } from '#functions/_domain/classes/tally.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { connectedMarketplaces } from '#functions/_domain/connections/connection-store.ts';
import { readListingOf } from '#functions/_domain/connections/listing-store.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { present } from '#functions/_platform/present.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { bookingItemOf } from './booking-item.ts';
import { inClass } from './booking-identity.ts';
import type { BookingRow } from './booking-row.ts';
import {
  figuresTogether,
  isReadyToMove,
  offersAfter,
  type ClassPair,
  type MovedFigures,
  type OnSale,
} from './class-move.ts';
import { readBookedClass, readBookingsOfClass } from './reservation-store.ts';
import { sameBookings, type MovedBooking } from './same-bookings.ts';

/** Each booking takes two items of a transaction, and the classes with their totals take the rest. */
const bookingsAtOnceMax = 40;
const changedMeanwhile = 'The class is being changed at the same time. Please try again.';

interface ClassMoved extends ClassPair {
  readonly kind: 'class-moved';
  readonly figures: MovedFigures;
  readonly offers: ReturnType<typeof offersAfter>;
  /** The bookings that move in the same transaction; the others follow. */
  readonly moving: readonly MovedBooking[];
  readonly now: Date;
}

/** More bookings of a class whose figures have moved already. */
interface BookingsFollowed extends ClassPair {
  readonly kind: 'bookings-followed';
  readonly moving: readonly MovedBooking[];
  /** Every booking and cancellation of the new class, including these. */
  readonly events: readonly DemandEvent[];
}

export type BookingsMoved = ClassMoved | BookingsFollowed;

const keyOf = ({ studioId, classId }: ClassItem) => ({ studioId, classId, month: monthOf(classId) });

/** Bookings that nobody has reported for the new class yet. */
const movedAlong = ({ to }: ClassPair, rows: readonly BookingRow[]): MovedBooking[] =>
  rows.map((left) => ({ left, after: inClass(left, to.classId) }));

const bookingWrites = ({ from, to }: ClassPair, moving: readonly MovedBooking[]): Write[] => {
  const bookings = writerOf(BookingEntity);
  return moving.flatMap(({ left: { bookedAt, bookingId }, after }) => [
    bookings.delete({ ...keyOf(from), bookedAt, bookingId }).commit(),
    bookings.put({ ...bookingItemOf(after), ...keyOf(to) }).commit(),
  ]);
};

const eventsWrite = (cls: ClassItem, events: readonly DemandEvent[]): Write =>
  writerOf(ClassDemandEntity)
    .patch(keyOf(cls))
    .set({ events: [...events] })
    .commit();

/** Nothing of a class that was moved is sold or pending any more. Pushes that still wait are replaced. */
function emptiedWrite({ from, to }: ClassPair): Write {
  const { kenko } = from.latestPushes ?? {};
  const replaced = marketplaces.filter((channel) => from.latestPushes?.[channel] !== undefined);
  return writerOf(ClassEntity)
    .patch(keyOf(from))
    .set({
      bookings: 0,
      bookedByChannel: {},
      allocations: {},
      confirmed: {},
      mayShow: {},
      revenueDirectMinor: 0,
      revenueMarketplaceMinor: 0,
      latestPushes: { ...(kenko !== undefined && { kenko }) },
      pushVersions: withPlaces(
        from.pushVersions,
        replaced.map((channel) => [channel, (from.pushVersions[channel] ?? 0) + 1] as const),
      ),
      movedTo: to.classId,
      version: from.version + 1,
    })
    .remove(['unreported', 'unread', 'cancelledUnreported', 'fileCount'])
    .where((item, { eq }) => eq(item.version, from.version))
    .commit();
}

function filledWrite({ from, to, figures, offers }: ClassMoved): Write {
  const { events: _, fileCount, ...counts } = figures;
  const { confirmed, ...numbers } = offers;
  const heldByHand = [...new Set([...(to.heldByHand ?? []), ...(from.heldByHand ?? [])])];
  return writerOf(ClassEntity)
    .patch(keyOf(to))
    .set({
      ...counts,
      ...(fileCount && { fileCount: present(fileCount) }),
      ...numbers,
      ...(heldByHand.length > 0 && { heldByHand }),
      version: to.version + 1,
    })
    .data((item, { set }) => {
      for (const { channel, shown } of confirmed) set(item.confirmed[channel], shown);
    })
    .where((item, { eq }) => eq(item.version, to.version))
    .commit();
}

/** Logs the places that the new class got, for the forecast to learn from. */
function loggedWrite({ to, figures, offers, now }: ClassMoved): Write {
  const minutesBefore = (Date.parse(to.startsAt) - now.getTime()) / 60_000;
  const allocationLog = marketplaces.flatMap((channel) => {
    const { [channel]: places } = offers.allocations;
    return places === undefined || places === to.allocations[channel]
      ? []
      : [{ minutesBefore, channel, places }];
  });
  return writerOf(ClassDemandEntity)
    .patch(keyOf(to))
    .set({ events: [...figures.events] })
    .append({ allocationLog })
    .commit();
}

const tallyOf = ({ from, to, figures }: ClassMoved) => {
  const [left, own] = [countedOf(from), countedOf(to)];
  const revenueMinor = figures.revenueDirectMinor + figures.revenueMarketplaceMinor;
  return [
    classTally(left, { ...left, bookings: 0, revenueMinor: 0 }),
    classTally(own, { ...own, bookings: figures.bookings, revenueMinor }),
  ];
};

export const classMoveDerivers: Derivers<BookingsMoved> = {
  'class-moved': (moved) => ({
    items: [
      emptiedWrite(moved),
      eventsWrite(moved.from, []),
      filledWrite(moved),
      loggedWrite(moved),
      ...bookingWrites(moved, moved.moving),
    ],
    tally: { cls: moved.to, by: tallyOf(moved) },
  }),
  'bookings-followed': (followed) => ({
    items: [
      writerOf(ClassEntity)
        .patch(keyOf(followed.to))
        .set({ version: followed.to.version + 1 })
        .where((item, { eq }) => eq(item.version, followed.to.version))
        .commit(),
      eventsWrite(followed.to, followed.events),
      ...bookingWrites(followed, followed.moving),
    ],
  }),
};

/** Moves the bookings that an interrupted move left behind. @returns false if something changed meanwhile */
async function followOnce(table: StudioTable, { from, to }: ClassPair): Promise<boolean> {
  const { studioId } = from;
  for (;;) {
    const left = await readBookingsOfClass(table, studioId, from.classId);
    const [rows] = chunksOf(left, bookingsAtOnceMax);
    if (!rows) return true;
    const current = await readBookedClass(table, studioId, to.classId);
    if (!current) return true;
    const own = await readBookingsOfClass(table, studioId, to.classId);
    const { events } = figuresOf([...own, ...rows], to.startsAt);
    const pair = { from, to: current };
    const followed = { kind: 'bookings-followed', ...pair, moving: movedAlong(pair, rows), events } as const;
    if (!(await committed(table, classMoveDerivers, [followed]))) return false;
  }
}

const follow = async (table: StudioTable, pair: ClassPair): Promise<void> => {
  await untilStored(async () => (await followOnce(table, pair)) || undefined, changedMeanwhile);
};

/** How often a class may have been moved before its way is no longer followed. */
const movesMax = 10;

/**
 * Reads a class for a report: if the studio's own system moved it, the class that it is now. The bookings that an
 * interrupted move left behind are moved first, so the report finds its booking.
 */
export async function readCurrentClass(
  table: StudioTable,
  studioId: string,
  classId: string,
): Promise<ClassItem | null> {
  let cls = await readBookedClass(table, studioId, classId);
  for (let moves = 0; cls?.movedTo !== undefined && moves < movesMax; moves += 1) {
    const to = await readBookedClass(table, studioId, cls.movedTo);
    if (!to) return cls;
    await follow(table, { from: cls, to });
    cls = to;
  }
  return cls;
}

async function readOnSale(table: StudioTable, { from, to }: ClassPair, now: Date): Promise<OnSale> {
  const { studioId } = from;
  const linked = async ({ classId }: ClassItem): Promise<Set<Marketplace>> => {
    const found = await Promise.all(
      listingMarketplaces.map((marketplace) => readListingOf(table, { studioId, marketplace }, classId)),
    );
    return new Set<Marketplace>(listingMarketplaces.filter((_, at) => found[at] !== undefined));
  };
  const [connected, linkedFrom, linkedTo] = await Promise.all([
    connectedMarketplaces(table, studioId),
    linked(from),
    linked(to),
  ]);
  return { now, connected: new Set(connected), linkedFrom, linkedTo };
}

/** A class that the studio's own system lists under a new name, time or room. */
export interface MoveOfClass {
  readonly studioId: string;
  readonly fromId: string;
  readonly toId: string;
}

type Outcome = 'moved' | 'waits';

async function moveOnce(
  table: StudioTable,
  { studioId, fromId, toId }: MoveOfClass,
  now: Date,
): Promise<Outcome | undefined> {
  const [from, to] = await Promise.all([
    readBookedClass(table, studioId, fromId),
    readBookedClass(table, studioId, toId),
  ]);
  if (!from) return 'moved';
  if (!to) return 'waits';
  const pair = { from, to };
  if (from.movedTo !== undefined)
    return (await readCurrentClass(table, studioId, fromId)) ? 'moved' : 'waits';
  const onSale = await readOnSale(table, pair, now);
  if (!isReadyToMove(pair, onSale)) return 'waits';
  const [left, own] = await Promise.all([
    readBookingsOfClass(table, studioId, fromId),
    readBookingsOfClass(table, studioId, toId),
  ]);
  const same = sameBookings(pair, left, own).slice(0, bookingsAtOnceMax);
  const known = same.map((one) => one.left);
  const figures = figuresTogether(pair, left, own, known);
  const offers = offersAfter(pair, figures.bookedByChannel, onSale);
  const others = left.filter((row) => !known.includes(row));
  const moving = [...same, ...movedAlong(pair, others)].slice(0, bookingsAtOnceMax);
  const moved = { kind: 'class-moved', ...pair, figures, offers, moving, now } as const;
  return (await committed(table, classMoveDerivers, [moved])) ? 'moved' : undefined;
}

/**
 * Moves all bookings of a class to the class that it is now, with the places that are known only by number and what
 * marketplaces show of them, as soon as its offers are closed. The figures of both classes change in one transaction,
 * with the first bookings; the others follow, and a report about one of them moves them first.
 *
 * @returns false if it has to wait until marketplaces have closed the class
 * @throws {Failure} `conflict` if others kept changing one of the classes
 */
export async function moveClass(
  table: StudioTable,
  move: MoveOfClass,
  { clock }: Pick<Base, 'clock'>,
): Promise<boolean> {
  const outcome = await untilStored(() => moveOnce(table, move, clock.now()), changedMeanwhile);
  if (outcome === 'moved') await readCurrentClass(table, move.studioId, move.fromId);
  return outcome === 'moved';
}
