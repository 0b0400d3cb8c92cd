import type { Channel } from '#shared/contracts/channels.ts';
import type { Finding } from '#shared/contracts/errors.ts';
import { channelOf, type SoldRecord } from '#shared/core/csv/channel-of.ts';
import { placesWithGuests } from '#shared/core/bookings/booked-places.ts';
import { rowStatusOf } from '#shared/core/csv/row-status.ts';
import type { CheckedTable } from '#shared/core/csv/check-table.ts';
import { cached } from '#shared/core/text/cached.ts';
import {
  bookedPlacesCell,
  cellReader,
  extraGuestsCell,
  moment,
  moneyCell,
  name,
  namedClass,
  type CellReader,
  type RowCells,
} from '#functions/_domain/classes/cells.ts';
import { present } from '#functions/_platform/present.ts';
import { startOf } from '#functions/_domain/classes/class-id.ts';
import { wallClock } from '#functions/_domain/classes/wall-clock.ts';
import { classIdsIn, normalised } from '#functions/_domain/classes/class-identity.ts';
import type { SourceClass } from '#functions/_domain/same-classes/same-classes.ts';
import type { BookingRow } from './booking-row.ts';
import { placesReported } from './places-reported.ts';
import { bookingIdInFile } from './booking-identity.ts';

export interface ReadBookings {
  readonly findings: readonly Finding[];
  /** The rows, without repeated places. */
  readonly rows: readonly BookingRow[];
  /** Number of rows that repeat the place of another row. */
  readonly repeated: number;
  /** The classes as the rows name them, by id. */
  readonly named: ReadonlyMap<string, SourceClass>;
}

/** A booking, and how its row names the class. */
interface ReadBooking {
  readonly booking: BookingRow;
  readonly cls: SourceClass;
}

/** A row without a marketplace was sold by the studio itself: walk-ins, packs, memberships. */
function readChannel(cells: CellReader, record: SoldRecord): Channel {
  const channel = channelOf(record);
  if (channel === 'direct' && normalised(record.booking_type ?? '') === 'marketplace')
    cells.refuse('booking_source', { code: 'no-marketplace' });
  return channel;
}

/** A time for which only the day is known, as `readMoment` returns it. */
const dayOnly = /^\d{4}-\d{2}-\d{2}[T ]00:00$/;

const enteredLaterMaxMs = 31 * 86_400_000;

/**
 * Whether a booking was made so long after its class that only a mistake in a date explains it. Front desks enter
 * visits hours or days later.
 */
const isLongAfter = (bookedAt: string, classId: string): boolean =>
  bookedAt.slice(0, 10).replaceAll('-', '') > classId.slice(0, 8) &&
  Date.parse(bookedAt) - Date.parse(startOf(classId)) > enteredLaterMaxMs;

interface Studio {
  readonly timezone: string;
  readonly currency: string;
}

/** Parses one row as a booking, and adds its errors to the given findings. */
export type BookingReader = (record: RowCells, findings: Finding[]) => ReadBooking | undefined;

/**
 * Creates a reader for the rows of one studio's files. A row that is called cancelled without a time only cancels a known
 * booking, so its mistakes do not matter: it is left out.
 */
export function bookingReader(studio: Studio): BookingReader {
  const read = rowReaderOf(studio);
  return (record, findings) => {
    const { cells } = record;
    const isCancelling = !cells.get('cancelled_at') && rowStatusOf(cells.get('status') ?? '') === 'cancelled';
    if (!isCancelling) return read(record, findings);
    const ignored: Finding[] = [];
    const found = read(record, ignored);
    if (!found || ignored.length > 0) return undefined;
    return { ...found, booking: { ...found.booking, status: 'cancelled' } };
  };
}

/** How many places a row says that its booking takes, the client's own included. Undefined if it does not say so. */
function placesIn(cells: CellReader): number | undefined {
  const places = cells.take('booked_places', bookedPlacesCell);
  const guests = cells.take('extra_guests', extraGuestsCell);
  return placesWithGuests(places, guests);
}

function rowReaderOf({ timezone, currency }: Studio): BookingReader {
  const classIdOf = classIdsIn(timezone);
  const classNamed = namedClass(wallClock(timezone));
  const at = moment(timezone);
  const amount = cached(moneyCell(currency));
  const repeated = cached(name);
  return (record, findings) => {
    const cells = cellReader(record, findings);
    const named = classNamed(cells);
    const bookingType = cells.take('booking_type', repeated);
    const revenueMinor = cells.take('studio_revenue', amount);
    const bookedAt = cells.take('booked_at', at);
    const cancelledAt = cells.take('cancelled_at', at);
    const source = cells.take('booking_source', repeated);
    const customerName = cells.take('customer_name', name);
    const customerEmail = cells.take('customer_email', name);
    const priceMinor = cells.take('booking_price', amount);
    const feeMinor = cells.take('marketplace_fee', amount);
    const fileReference = cells.take('booking_reference', name);
    const places = placesIn(cells);
    if (bookedAt && cancelledAt && cancelledAt < bookedAt)
      cells.refuse('cancelled_at', { code: 'cancelled-before-booked' });
    if (!named || !bookingType || revenueMinor === undefined || !bookedAt) return undefined;
    const classId = classIdOf(named);
    if (isLongAfter(bookedAt, classId)) cells.refuse('booked_at', { code: 'booked-after-class' });
    const channel = readChannel(cells, {
      booking_type: bookingType,
      booking_source: source,
      customer_name: customerName,
    });
    const booking = present({
      classId,
      channel,
      bookingType,
      source,
      status: cancelledAt ? ('cancelled' as const) : ('confirmed' as const),
      customerName,
      customerEmail,
      bookedAt,
      bookedAtPrecision: dayOnly.test(record.cells.get('booked_at') ?? '') ? ('day' as const) : undefined,
      cancelledAt,
      revenueMinor,
      priceMinor,
      feeMinor,
      fileReference,
      places,
      filePlaces: places,
      bookingId: bookingIdInFile({
        classId,
        customerEmail,
        customerName,
        bookedAt,
        bookingType,
        fileReference,
      }),
    });
    const { className, room } = named;
    return { booking, cls: { classId, className, room } };
  };
}

/** Turns a checked table into bookings. */
export function readBookings(table: CheckedTable, studio: Studio): ReadBookings {
  const findings: Finding[] = [...table.findings];
  const read = bookingReader(studio);
  const all = table.records.flatMap((record) => read(record, findings) ?? []);
  const named = new Map(all.map(({ cls }) => [cls.classId, cls]));
  return { findings, named, ...placesReported(all.map(({ booking }) => booking)) };
}
