import type { Channel } from '#shared/contracts/channels.ts';
import type { Finding } from '#shared/contracts/errors.ts';
import type { Teller } from '#shared/contracts/reservations/tellers.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import {
  bookingIdByReference,
  referenceKind,
  withReference,
} from '#functions/_domain/bookings/booking-identity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { bookingReader } from '#functions/_domain/bookings/booking-rows.ts';
import { placesReported } from '#functions/_domain/bookings/places-reported.ts';
import { bookingAfter, type Reservation } from '#functions/_domain/bookings/reservation.ts';
import { storedBooking } from '#functions/_domain/bookings/stored-booking.ts';
import { identifyIn } from '#functions/_domain/classes/class-identity.ts';
import { planBookings } from '#functions/imports/rows/plan-bookings.ts';
import { present } from '#functions/_platform/present.ts';

/** The bookings of one class. Each price encodes the true place, because the identity rule never uses the price. */
export type Stored = ReadonlyMap<string, BookingRow>;

interface Where {
  readonly timezone: string;
  readonly currency: string;
}

const offsetOf = (startsMs: number, timezone: string): number => {
  const startsAt = new Date(startsMs).toISOString();
  const { date, time } = instantToLocal(startsAt, timezone);
  return Date.parse(`${date}T${time}Z`) - startsMs;
};

const idOf = (row: BookingRow): number => row.priceMinor ?? 0;

/** Applies a file's rows like an import. */
export function bookingsAfterFile(
  stored: Stored,
  rows: readonly ReadonlyMap<string, string>[],
  { timezone }: Where,
  startsMs: number,
) {
  const findings: Finding[] = [];
  // A currency without minor units, so that prices remain whole numbers.
  const read = bookingReader({ timezone, currency: 'CLP' });
  const reported = placesReported(
    rows.flatMap((cells, row) => read({ row, cells: new Map(cells) }, findings)?.booking ?? []),
  );
  if (findings.length > 0) throw new Error(JSON.stringify(findings));
  const plan = planBookings(reported.rows, () => offsetOf(startsMs, timezone), stored);
  const after = new Map(stored);
  for (const row of plan.writes) after.set(row.bookingId, row);
  const written = new Map(plan.writes.map((row) => [idOf(row), row.bookingId]));
  const known = new Set([...stored.values()].map(idOf));
  const became = (id: number): number | 'new' | 'lost' => {
    const bookingId = written.get(id);
    if (bookingId === undefined) return known.has(id) ? id : 'lost';
    const before = stored.get(bookingId);
    return before ? idOf(before) : 'new';
  };
  return { after, became };
}

interface Report {
  readonly id: number;
  readonly channel: Channel;
  readonly source: Teller;
  readonly customerName: string | undefined;
  readonly customerEmail: string | undefined;
  readonly at: string;
  readonly cancelledAt: string | undefined;
  readonly reference: string;
}

/** Applies one reported booking, like webhooks, mails and studio systems. */
export function bookingsAfterReport(stored: Stored, report: Report, { timezone }: Where, startsMs: number) {
  const { source, reference, channel, customerName, customerEmail, at, cancelledAt } = report;
  const { date, time } = instantToLocal(new Date(startsMs).toISOString(), timezone);
  const { classId } = identifyIn(timezone)({
    className: 'Yoga',
    localDate: date,
    localTime: time,
    room: 'A',
  });
  const facts = present({
    channel,
    bookingType: '',
    customerName,
    customerEmail,
    bookedAt: at,
    cancelledAt,
    references: { [referenceKind(source, reference)]: reference },
    isReported: true,
  });
  const before = storedBooking(
    { bookingId: undefined, reference, facts, isCancellation: false, isRequested: false },
    [...stored.values()],
    offsetOf(startsMs, timezone),
  );
  const reported: Reservation = present({
    classId,
    confirmed: present({ at, source, customerName, customerEmail }),
    cancelled: cancelledAt === undefined ? undefined : { at: cancelledAt, source },
  });
  const bookingId = before?.bookingId ?? bookingIdByReference(classId, reference);
  const booking = bookingAfter({ classId, bookingId, channel, revenueMinor: 0 }, before, {}, reported);
  if (!booking) throw new Error('a report makes a booking');
  const after = new Map(stored);
  after.set(bookingId, {
    ...withReference(booking, source, reference),
    priceMinor: before ? idOf(before) : report.id,
  });
  const became: number | 'new' = before ? idOf(before) : 'new';
  return { after, became };
}
