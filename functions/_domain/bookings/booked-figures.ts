import type { Channel, Marketplace } from '#shared/contracts/channels.ts';
import {
  figuresOf,
  type ClassFigures,
  type DemandEvent,
  type FileCount,
} from '#functions/_domain/classes/class-figures.ts';
import { placesIn } from '#shared/core/bookings/booked-places.ts';
import { placesTogether, withDirect, withMore, withPlaces } from '#functions/_domain/classes/with-places.ts';
import type { BookingRow } from './booking-row.ts';
import {
  countedOnly,
  fileCountAfterFirstReading,
  fileCountWithout,
  isFirstReading,
  type CountedByFile,
} from './file-count.ts';
import {
  countUnreported,
  unreportedOn,
  withUnreported,
  type ChannelSales,
  type SoldClass,
} from './sold-there.ts';

/** A class, as its bookings were counted before. */
export interface RecountedClass extends Omit<SoldClass, 'allocations'>, CountedByFile {}

type PerChannel = Partial<Record<Channel, number>>;

const countOn = (rows: readonly BookingRow[]): PerChannel =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, some]) => [
      channel,
      some.reduce((sum, row) => sum + placesIn(row), 0),
    ]),
  );

/** How many bookings of each channel become unreported places when they are removed, and how many of them may not exist. */
function givenBackOn(removed: readonly BookingRow[], readAgainAt: ReadonlySet<Channel>) {
  const standing = removed.filter(({ status }) => status === 'confirmed');
  const [usedUp, others] = [
    standing.filter((row) => row.usedUp === 'unreported'),
    standing.filter((row) => row.usedUp === undefined && readAgainAt.has(row.channel)),
  ];
  return { givenBack: countOn([...usedUp, ...others]), others };
}

/** What follows if bookings become unreported places that may not exist. */
function unreadAfter(others: readonly BookingRow[], { unread = {}, fileCount, startsAt }: RecountedClass) {
  if (others.length === 0) return {};
  const { events } = figuresOf(others, startsAt);
  return {
    unread: placesTogether(unread, countOn(others)),
    ...(fileCount && { fileCount: fileCountWithout(fileCount, startsAt, events) }),
  };
}

/** A class's figures, with the count of a file if that changes. */
interface RecountedFigures extends ClassFigures {
  readonly fileCount?: FileCount;
}

/**
 * Computes a class's figures from all its bookings, and adds the booked places that only a marketplace or a schedule
 * file counted.
 *
 * @param removed the bookings that are removed now; the unreported places that they used up are unreported again
 * @param readAgainAt the marketplaces whose removed bookings are unreported places until the next reading. Nobody knows
 * whether the marketplace had sold these places before.
 */
export function recountedFigures(
  bookings: readonly BookingRow[],
  cls: RecountedClass,
  removed: readonly BookingRow[] = [],
  readAgainAt: ReadonlySet<Channel> = new Set(),
): RecountedFigures {
  const { givenBack, others } = givenBackOn(removed, readAgainAt);
  const counted = countUnreported(figuresOf(bookings, cls.startsAt), cls, givenBack);
  const figures: RecountedFigures = { ...counted, ...unreadAfter(others, cls) };
  const { unreported = cls.unreported, fileCount = cls.fileCount } = figures;
  const more = countedOnly({ ...cls, fileCount, unreported }, figures.events);
  if (more === 0) return figures;
  return {
    ...figures,
    bookings: figures.bookings + more,
    bookedByChannel: withDirect(figures.bookedByChannel, more),
  };
}

/** A class with its figures before a report. */
interface ReportedClass extends RecountedClass {
  readonly revenueDirectMinor: number;
  readonly revenueMarketplaceMinor: number;
}

/** The figures of a class whose bookings had one sum and now have another. */
const changedBy = (
  cls: ReportedClass,
  was: ClassFigures,
  is: ClassFigures,
  channel: Channel,
): ClassFigures => ({
  bookings: cls.bookings + is.bookings - was.bookings,
  bookedByChannel: withMore(
    cls.bookedByChannel,
    channel,
    (is.bookedByChannel[channel] ?? 0) - (was.bookedByChannel[channel] ?? 0),
  ),
  revenueDirectMinor: cls.revenueDirectMinor + is.revenueDirectMinor - was.revenueDirectMinor,
  revenueMarketplaceMinor:
    cls.revenueMarketplaceMinor + is.revenueMarketplaceMinor - was.revenueMarketplaceMinor,
  events: is.events,
});

const withoutBooking = (rows: readonly BookingRow[], { bookingId }: BookingRow): BookingRow[] =>
  rows.filter((row) => row.bookingId !== bookingId);

/**
 * Computes the class's figures after one booking changed, by the difference. If the booking was already counted, by the
 * marketplace's own figures or by a schedule file, reporting it does not count it again. The forecast uses only the
 * times of known bookings.
 *
 * @param rows the class's bookings before this report
 * @param isRequested the marketplace asks whether it may sell the place, so it cannot have been counted there before
 */
export function figuresAfter(
  cls: ReportedClass,
  rows: readonly BookingRow[],
  after: BookingRow,
  isRequested: boolean,
): ClassFigures {
  const { channel } = after;
  const was = figuresOf(rows, cls.startsAt);
  const is = figuresOf([...withoutBooking(rows, after), after], cls.startsAt);
  const changed = changedBy(cls, was, is, channel);
  const unreported = unreportedOn(cls, channel);
  const sold = Math.max(0, (is.bookedByChannel[channel] ?? 0) - (was.bookedByChannel[channel] ?? 0));
  const used = isRequested ? 0 : Math.min(unreported, sold);
  const left = withUnreported(cls, channel, unreported - used);
  const fromFile = countedOnly({ ...cls, unreported: left }, is.events) - countedOnly(cls, was.events);
  return {
    ...changed,
    bookings: changed.bookings - used + fromFile,
    bookedByChannel: withDirect(withMore(changed.bookedByChannel, channel, -used), fromFile),
    ...(used > 0 && { unreported: left }),
  };
}

/**
 * Computes the class's figures after one of its bookings moved to another class, by the difference. If a file counted
 * the booking, the count is lowered too.
 */
export function figuresWithout(
  cls: ReportedClass,
  rows: readonly BookingRow[],
  gone: BookingRow,
): ClassFigures & { readonly fileCount?: FileCount } {
  const was = figuresOf(rows, cls.startsAt);
  const is = figuresOf(withoutBooking(rows, gone), cls.startsAt);
  const counted = countedOnly(cls, is.events) - countedOnly(cls, was.events);
  const { fileCount } = cls;
  return {
    ...changedBy(cls, was, is, gone.channel),
    ...(fileCount && counted > 0 && { fileCount: { ...fileCount, booked: fileCount.booked - counted } }),
  };
}

/**
 * The figures of a class whose sales on a channel are known to be others. The booked places that only a file explains
 * are counted anew.
 *
 * @param events every booking and cancellation of the class
 * @param fileCount the count of the file after the change
 */
export function figuresWithSales(
  cls: RecountedClass,
  events: readonly DemandEvent[],
  channel: Channel,
  { booked, unreported: places }: Pick<ChannelSales, 'booked' | 'unreported'>,
  fileCount: FileCount | undefined,
): Omit<SoldFigures, 'fileCount'> {
  const unreported = withUnreported(cls, channel, places);
  const fromFile = countedOnly({ ...cls, fileCount, unreported }, events) - countedOnly(cls, events);
  const { [channel]: before = 0 } = cls.bookedByChannel;
  return {
    bookings: cls.bookings + booked - before + fromFile,
    bookedByChannel: withDirect(withPlaces(cls.bookedByChannel, [[channel, booked]]), fromFile),
    unreported,
  };
}

/** The figures of a class that a reading changes. */
export type SoldFigures = Pick<ClassFigures, 'bookings' | 'bookedByChannel'> &
  Required<Pick<ClassFigures, 'unreported'>> & { readonly fileCount?: FileCount };

/** What a marketplace has sold of a class, as it was read there. */
export interface SalesRead extends Pick<ChannelSales, 'booked' | 'unreported'> {
  readonly marketplace: Marketplace;
  readonly now: Date;
}

/**
 * Computes a class's figures after its sales were read at a marketplace.
 *
 * @param rows the class's bookings; needed only if a file counted them
 */
export function figuresAfterReading(
  cls: RecountedClass,
  rows: readonly BookingRow[],
  read: SalesRead,
): SoldFigures {
  const { marketplace, now } = read;
  const { events } = figuresOf(rows, cls.startsAt);
  const after = { ...cls, unreported: withUnreported(cls, marketplace, read.unreported), unread: undefined };
  const fileCount =
    cls.fileCount && isFirstReading(cls, marketplace, now)
      ? fileCountAfterFirstReading(cls.fileCount, after, events, marketplace)
      : undefined;
  // Places that only the file counted may turn out to be sold at the marketplace. If it has sold fewer than before, the
  // file may already leave out what was cancelled.
  const figures = figuresWithSales(cls, events, marketplace, read, fileCount ?? cls.fileCount);
  return { ...figures, ...(fileCount && { fileCount }) };
}
