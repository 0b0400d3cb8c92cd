import { channels, type Channel } from '../../shared/contracts/channels.ts';
import type { Finding } from '../../shared/contracts/errors.ts';
import type { CheckedTable, TableRecord } from '../../shared/core/csv/check-table.ts';
import { cellReader, localDate, localTime, moment, money, name, type CellReader } from './cells.ts';
import { present } from './present.ts';
import { identifyIn, normalised, shortHash, type ClassIdentity, type NamedClass } from './class-identity.ts';

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
  readonly revenueMinor: number;
  readonly priceMinor?: number;
  readonly feeMinor?: number;
}

export interface ReadBookings {
  readonly findings: readonly Finding[];
  /** Each booking once. */
  readonly rows: readonly BookingRow[];
  /** Rows that tell a booking another row tells too. */
  readonly repeated: number;
}

const bookingIdHexDigits = 24;

const spellings: ReadonlyMap<string, Channel> = new Map([
  ...channels.map((channel) => [channel, channel] as const),
  ['gympass', 'wellhub'],
  ['wellhubgympass', 'wellhub'],
  ['keno', 'kenko'],
]);

/** The channel that a text names; undefined when it names none. */
const channelNamed = (text: string | undefined): Channel | undefined =>
  spellings.get(normalised(text ?? '').replaceAll(/[^a-z]/g, ''));

/** Whatever names no marketplace was sold by the studio itself: walk-ins, packs, memberships. */
function readChannel(cells: CellReader, bookingType: string, source: string | undefined): Channel {
  const named = channelNamed(bookingType);
  if (named || normalised(bookingType) !== 'marketplace') return named ?? 'direct';
  const marketplace = channelNamed(source);
  if (!marketplace) cells.refuse('booking_source', 'booking_source must name the marketplace');
  return marketplace ?? 'direct';
}

/** A booking is known by its class, customer, booking time and type. */
const bookingIdOf = (classId: string, customer: string, bookedAt: string, bookingType: string): string =>
  shortHash(bookingIdHexDigits, classId, normalised(customer), bookedAt, normalised(bookingType));

function readClass(cells: CellReader): NamedClass | undefined {
  const className = cells.take('class_name', name);
  const date = cells.take('class_date', localDate);
  const time = cells.take('class_time', localTime);
  const room = cells.take('room', name);
  return className && date && time && room
    ? { className, localDate: date, localTime: time, room }
    : undefined;
}

interface Studio {
  readonly timezone: string;
  readonly currency: string;
}

function readRow(
  record: TableRecord,
  { timezone, currency }: Studio,
  identify: (named: NamedClass) => ClassIdentity,
  findings: Finding[],
): BookingRow | undefined {
  const cells = cellReader(record, findings);
  const named = readClass(cells);
  const bookingType = cells.take('booking_type', name);
  const revenueMinor = cells.take('studio_revenue', money(currency));
  const bookedAt = cells.take('booked_at', moment(timezone));
  const cancelledAt = cells.take('cancelled_at', moment(timezone));
  const source = cells.take('booking_source', name);
  const customerName = cells.take('customer_name', name);
  const customerEmail = cells.take('customer_email', name);
  const priceMinor = cells.take('booking_price', money(currency));
  const feeMinor = cells.take('marketplace_fee', money(currency));
  if (bookedAt && cancelledAt && cancelledAt < bookedAt)
    cells.refuse('cancelled_at', 'cancelled_at must not be before booked_at');
  if (!named || !bookingType || revenueMinor === undefined || !bookedAt) return undefined;
  const { classId } = identify(named);
  return present({
    classId,
    bookingId: bookingIdOf(classId, customerEmail ?? customerName ?? '', bookedAt, bookingType),
    channel: readChannel(cells, bookingType, source),
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
  });
}

/** Of two rows about one booking: the one that knows of its cancellation, else either, but always the same one. */
const rank = (row: BookingRow): string => `${row.cancelledAt ?? ''} ${JSON.stringify(row)}`;

/**
 * Reads a checked table as bookings. Rows about the same booking count once, whatever their order.
 */
export function readBookings(table: CheckedTable, studio: Studio): ReadBookings {
  const findings: Finding[] = [...table.findings];
  const identify = identifyIn(studio.timezone);
  const rows = new Map<string, BookingRow>();
  let repeated = 0;
  for (const record of table.records) {
    const row = readRow(record, studio, identify, findings);
    if (!row) continue;
    const before = rows.get(row.bookingId);
    if (before) repeated += 1;
    if (!before || rank(row) > rank(before)) rows.set(row.bookingId, row);
  }
  return { findings, rows: [...rows.values()], repeated };
}
