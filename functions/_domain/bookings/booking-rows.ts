import type { Channel } from '#shared/contracts/channels.ts';
import type { Finding } from '#shared/contracts/errors.ts';
import { channelOf } from '#shared/core/csv/channel-of.ts';
import type { CheckedTable, TableRecord } from '#shared/core/csv/check-table.ts';
import type { Teller } from '#shared/contracts/reservations/tellers.ts';
import {
  cellReader,
  moment,
  money,
  name,
  namedClass,
  type CellReader,
} from '#functions/_domain/classes/cells.ts';
import { present } from '#functions/_platform/present.ts';
import { wallClock } from '#functions/_domain/classes/wall-clock.ts';
import { identifyIn, normalised, shortHash } from '#functions/_domain/classes/class-identity.ts';

/** One booking as a file tells it, and as it is kept. */
export interface BookingRow {
  readonly classId: string;
  readonly bookingId: string;
  readonly channel: Channel;
  readonly bookingType: string;
  readonly source?: string;
  readonly status: 'confirmed' | 'cancelled';
  readonly customerName?: string;
  readonly customerEmail?: string;
  readonly bookedAt: string;
  readonly cancelledAt?: string;
  /** Who told of the cancellation; absent where a file did. */
  readonly cancelledBy?: Teller;
  readonly revenueMinor: number;
  readonly priceMinor?: number;
  readonly feeMinor?: number;
  /** The import that made it. */
  readonly importedBy?: string;
  /** The import that changed it last. */
  readonly changedBy?: string;
  /** Who reported it after an import had made it: it is no longer known from that file alone. */
  readonly reportedBy?: Teller;
}

export interface ReadBookings {
  readonly findings: readonly Finding[];
  /** Each booking once. */
  readonly rows: readonly BookingRow[];
  /** Rows that tell a booking another row tells too. */
  readonly repeated: number;
}

const bookingIdHexDigits = 24;

/** Whatever names no marketplace was sold by the studio itself: walk-ins, packs, memberships. */
function readChannel(cells: CellReader, record: Parameters<typeof channelOf>[0]): Channel {
  const channel = channelOf(record);
  if (channel === 'direct' && normalised(record.booking_type ?? '') === 'marketplace')
    cells.refuse('booking_source', 'booking_source must name the marketplace');
  return channel;
}

/** The id of a booking that has a reference: it is the same whoever tells of it. */
export const bookingIdByReference = (classId: string, reference: string): string =>
  shortHash(bookingIdHexDigits, classId, 'reference', reference);

/** A booking is known by its reference where it has one, else by its class, customer, booking time and type. */
function bookingIdOf(row: Omit<BookingRow, 'bookingId'>, reference: string | undefined): string {
  const { classId, customerEmail, customerName, bookedAt, bookingType } = row;
  return reference === undefined
    ? shortHash(
        bookingIdHexDigits,
        classId,
        normalised(customerEmail ?? customerName ?? ''),
        bookedAt,
        normalised(bookingType),
      )
    : bookingIdByReference(classId, reference);
}

interface Studio {
  readonly timezone: string;
  readonly currency: string;
}

/** Reads one row as a booking; what is wrong with it goes to the findings it was given. */
export type BookingReader = (record: TableRecord, findings: Finding[]) => BookingRow | undefined;

/** Reads rows of one studio's files. */
export function bookingReader({ timezone, currency }: Studio): BookingReader {
  const identify = identifyIn(timezone);
  const wall = wallClock(timezone);
  const at = moment(wall);
  const amount = money(currency);
  return (record, findings) => {
    const cells = cellReader(record, findings);
    const named = namedClass(cells, wall);
    const bookingType = cells.take('booking_type', name);
    const revenueMinor = cells.take('studio_revenue', amount);
    const bookedAt = cells.take('booked_at', at);
    const cancelledAt = cells.take('cancelled_at', at);
    const source = cells.take('booking_source', name);
    const customerName = cells.take('customer_name', name);
    const customerEmail = cells.take('customer_email', name);
    const priceMinor = cells.take('booking_price', amount);
    const feeMinor = cells.take('marketplace_fee', amount);
    const reference = cells.take('booking_reference', name);
    if (bookedAt && cancelledAt && cancelledAt < bookedAt)
      cells.refuse('cancelled_at', 'cancelled_at must not be before booked_at');
    if (!named || !bookingType || revenueMinor === undefined || !bookedAt) return undefined;
    const booking = {
      classId: identify(named).classId,
      channel: readChannel(
        cells,
        present({ booking_type: bookingType, booking_source: source, customer_name: customerName }),
      ),
      bookingType,
      source,
      status: cancelledAt ? ('cancelled' as const) : ('confirmed' as const),
      customerName,
      customerEmail,
      bookedAt,
      cancelledAt,
      revenueMinor,
      priceMinor,
      feeMinor,
    };
    return present({ ...booking, bookingId: bookingIdOf(present(booking), reference) });
  };
}

/** Of two rows about one booking: the one that knows of its cancellation, else either, but always the same one. */
const rank = (row: BookingRow): string => `${row.cancelledAt ?? ''} ${JSON.stringify(row)}`;

/** Rows about the same booking count once, whatever their order. */
export function eachOnce(all: Iterable<BookingRow>): {
  readonly rows: BookingRow[];
  readonly repeated: number;
} {
  const rows = new Map<string, BookingRow>();
  let repeated = 0;
  for (const row of all) {
    const before = rows.get(row.bookingId);
    if (before) repeated += 1;
    if (!before || rank(row) > rank(before)) rows.set(row.bookingId, row);
  }
  return { rows: [...rows.values()], repeated };
}

/** Reads a checked table as bookings. */
export function readBookings(table: CheckedTable, studio: Studio): ReadBookings {
  const findings: Finding[] = [...table.findings];
  const read = bookingReader(studio);
  const all = table.records.flatMap((record) => read(record, findings) ?? []);
  return { findings, ...eachOnce(all) };
}
