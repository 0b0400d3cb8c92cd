import type { Channel, Marketplace } from '#shared/contracts/channels.ts';
import {
  figuresOf,
  type ClassFigures,
  type DemandEvent,
  type FileCount,
} from '#functions/_domain/classes/class-figures.ts';
import { withDirect, withMore, withPlaces } from '#functions/_domain/classes/with-places.ts';
import type { BookingRow } from './booking-row.ts';
import { countedOnly, fileCountAfterFirstReading, isFirstReading, type CountedByFile } from './file-count.ts';
import {
  countUnreported,
  unreportedOn,
  withUnreported,
  type ChannelSales,
  type SoldClass,
} from './sold-there.ts';

/** A class, as its bookings were counted before. */
export interface RecountedClass extends Omit<SoldClass, 'allocations'>, CountedByFile {}

/** How many unreported places bookings used up on each channel. */
function usedUpOn(rows: readonly BookingRow[]): Partial<Record<Channel, number>> {
  const standing = rows.filter(({ usedUp, status }) => usedUp === 'unreported' && status === 'confirmed');
  return Object.fromEntries(
    [...Map.groupBy(standing, ({ channel }) => channel)].map(([channel, some]) => [channel, some.length]),
  );
}

/**
 * Computes a class's figures from all its bookings, and adds the booked places that only a marketplace or a schedule
 * file counted.
 *
 * @param removed the bookings that are removed now; the unreported places that they used up are unreported again
 */
export function recountedFigures(
  bookings: readonly BookingRow[],
  cls: RecountedClass,
  removed: readonly BookingRow[] = [],
): ClassFigures {
  const figures = countUnreported(figuresOf(bookings, cls.startsAt), cls, usedUpOn(removed));
  const unreported = figures.unreported ?? cls.unreported;
  const more = countedOnly({ ...cls, unreported }, figures.events);
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
  const isSold = (is.bookedByChannel[channel] ?? 0) > (was.bookedByChannel[channel] ?? 0);
  const used = Number(!isRequested && unreported > 0 && isSold);
  const left = used > 0 ? withUnreported(cls, channel, unreported - used) : cls.unreported;
  const fromFile = countedOnly({ ...cls, unreported: left }, is.events) - countedOnly(cls, was.events);
  return {
    ...changed,
    bookings: changed.bookings - used + fromFile,
    bookedByChannel: withDirect(withMore(changed.bookedByChannel, channel, -used), fromFile),
    ...(used > 0 && left && { unreported: left }),
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
  const after = { ...cls, unreported: withUnreported(cls, marketplace, read.unreported) };
  const fileCount =
    cls.fileCount && isFirstReading(cls, marketplace, now)
      ? fileCountAfterFirstReading(cls.fileCount, after, events, marketplace)
      : undefined;
  // Places that only the file counted may turn out to be sold at the marketplace. If it has sold fewer than before, the
  // file may already leave out what was cancelled.
  const figures = figuresWithSales(cls, events, marketplace, read, fileCount ?? cls.fileCount);
  return { ...figures, ...(fileCount && { fileCount }) };
}
