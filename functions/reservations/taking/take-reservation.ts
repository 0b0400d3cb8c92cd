import { marketplace as marketplaceSchema, type Channel } from '#shared/contracts/channels.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { redecide, type RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { bookingIdByReference, withReference } from '#functions/_domain/bookings/booking-identity.ts';
import { standingPlaces } from '#shared/core/bookings/booked-places.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { figuresAfter } from '#functions/_domain/bookings/booked-figures.ts';
import { figuresGivenBack } from '#functions/_domain/bookings/unreported-cancelled.ts';
import { placesStatedFor } from '#functions/_domain/bookings/stated-places.ts';
import { readCurrentClass } from '#functions/_domain/bookings/class-move-store.ts';
import { present } from '#functions/_platform/present.ts';
import { recordAtEnd } from '#functions/_platform/work.ts';
import {
  bookingAfter,
  joined,
  restoredBy,
  sameReservation,
  type Reservation,
} from '#functions/_domain/bookings/reservation.ts';
import {
  readBookedClass,
  readBookingsOfClass,
  readPriceMinor,
  readReservation,
  storeReport,
  type BookedClass,
  type BookingChange,
  type KnownReservation,
  type ReservationKey,
} from '#functions/_domain/bookings/reservation-store.ts';
import {
  bookingOf,
  leaving,
  movedFrom,
  unreportedAfter,
  type ReportedReservationEvent,
} from './reported-booking.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The result of an event. */
export type Taken =
  /**
   * The booking holds a place. `full`: the class had no free place, so it is now over-booked, which the audit trail
   * records.
   */
  | { readonly kind: 'taken' | 'full'; readonly classId: string; readonly bookingId: string }
  /** The booking's place is free again. Without an id, the booking was known only by number. */
  | { readonly kind: 'freed'; readonly classId: string; readonly bookingId?: string }
  /**
   * The places are unchanged. `known`: nothing new was reported, or only details; `cancelled-before`: the booking was
   * cancelled already, and is stored as cancelled; `remembered`: a cancellation arrived before its confirmation.
   */
  | {
      readonly kind: 'unchanged';
      readonly reason: 'known' | 'cancelled-before' | 'remembered';
      readonly classId: string | undefined;
    }
  /** The booking was requested, but there is no free place, or the class is cancelled. Nothing was stored. */
  | { readonly kind: 'refused'; readonly why: 'full' | 'called-off'; readonly classId: string }
  /** No class has this id. Nothing was stored. */
  | { readonly kind: 'no-class' };

const changedMeanwhile = 'The class is being changed at the same time. Please try again.';

const reportedBy = (event: ReportedReservationEvent): Reservation => {
  const at = new Date(event.at).toISOString();
  const { classId, source, customerName, customerEmail, revenueMinor, places: count } = event;
  return event.event === 'booking_cancelled'
    ? present({ classId, cancelled: { at, source } })
    : present({
        classId,
        confirmed: present({ at, source, customerName, customerEmail, revenueMinor }),
        places: count === undefined ? undefined : { count, at },
      });
};

async function priceOf(table: StudioTable, { studioId, channel }: ReservationKey): Promise<number> {
  const sold = marketplaceSchema.safeParse(channel);
  return sold.success ? readPriceMinor(table, studioId, sold.data) : 0;
}

const standing = (booking: BookingRow | undefined): number => (booking ? standingPlaces(booking) : 0);

/** Reports that arrive within this time of each other may request the same decision. */
const latelyMs = 3 * 60_000;

/**
 * Whether a booking of a class has just been made or cancelled, and none had been shortly before. Only then does nobody
 * else request a decision about the class. A report that comes late is never alone: others may have been held up with
 * it.
 *
 * @param rows the class's bookings before this report
 */
function isAloneLately(rows: readonly BookingRow[], after: BookingRow, now: Date): boolean {
  const since = new Date(now.getTime() - latelyMs).toISOString();
  const isRecent = ({ bookedAt, cancelledAt = bookedAt }: BookingRow): boolean =>
    bookedAt >= since || cancelledAt >= since;
  return isRecent(after) && !rows.some(isRecent);
}

const sameBooking = (a: BookingRow | undefined, b: BookingRow): boolean =>
  a !== undefined &&
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (field) => a[field as keyof BookingRow] === b[field as keyof BookingRow],
  );

/** The change that a report makes, and whether nothing else was reported about the class lately. */
interface FoundChange extends BookingChange {
  readonly isAlone: boolean;
}

async function changeOf(
  table: StudioTable,
  event: ReportedReservationEvent,
  cls: BookedClass,
  known: KnownReservation,
  reported: Reservation,
  now: Date,
): Promise<FoundChange | undefined> {
  const { studioId, channel, reference } = event;
  const rows = await readBookingsOfClass(table, studioId, cls.classId);
  const before = bookingOf(event, cls, reported, rows);
  const revenueMinor =
    before || !reported.confirmed ? 0 : await priceOf(table, { studioId, channel, reference });
  const bookingId = event.bookingId ?? before?.bookingId ?? bookingIdByReference(cls.classId, reference);
  const facts = { classId: cls.classId, bookingId, channel, revenueMinor };
  const standing = bookingAfter(facts, before, known.reported, reported);
  const after = standing && withReference(standing, event.source, reference);
  if (!after || sameBooking(before, after)) return undefined;
  const reportedFigures = figuresAfter(cls, rows, after, event.onlyIfFree === true);
  const figures =
    known.usedUnreported && event.onlyIfFree
      ? figuresGivenBack(cls, reportedFigures, channel)
      : reportedFigures;
  return { cls, before, after, figures, isAlone: isAloneLately(rows, after, now) };
}

function outcomeOf(
  event: ReportedReservationEvent,
  classId: string | undefined,
  change: BookingChange | undefined,
): Taken {
  if (!change) {
    const reason = event.event === 'booking_cancelled' ? 'remembered' : 'known';
    return { kind: 'unchanged', reason, classId };
  }
  const { before, after, cls, figures } = change;
  const named = { classId: cls.classId, bookingId: after.bookingId };
  const places = standing(after) - standing(before);
  if (places < 0) return { kind: 'freed', ...named };
  if (places > 0) return { kind: figures.bookings > cls.totalCapacity ? 'full' : 'taken', ...named };
  const reason = before || after.status === 'confirmed' ? 'known' : 'cancelled-before';
  return { kind: 'unchanged', reason, classId };
}

/**
 * Why a channel may not sell another place: the class has no free place, or all of the channel's own places are sold.
 */
function refusalOf(cls: BookedClass, channel: Channel): 'full' | 'called-off' | undefined {
  if (cls.cancelledAt !== undefined) return 'called-off';
  const given = cls.allocations[channel];
  const sold = cls.bookedByChannel[channel] ?? 0;
  return cls.bookings < cls.totalCapacity && (given === undefined || sold < given) ? undefined : 'full';
}

interface Applied {
  readonly taken: Taken;
  /** The class that the booking was moved from. */
  readonly leftClassId?: string | undefined;
  /** Whether nothing else was reported about the class lately. */
  readonly isAlone: boolean;
}

const nothingApplied = (taken: Taken): Applied => ({ taken, isAlone: false });

interface Placing {
  /** The event, with the class that its class is now. */
  readonly event: ReportedReservationEvent;
  /** The reports so far, as they are stored and with the class that theirs is now. */
  readonly stored: KnownReservation;
  readonly known: Reservation;
  readonly cls: BookedClass | null;
}

/**
 * Reads the reports so far and the class of a booking. The studio's own system may have moved the class since the event
 * happened, or since the booking was reported.
 */
async function placingOf(
  table: StudioTable,
  given: ReportedReservationEvent,
  key: ReservationKey,
): Promise<Placing> {
  const stored = await readReservation(table, key);
  const { classId: before = given.classId } = stored.reported;
  const current = async (classId: string | undefined): Promise<BookedClass | null> =>
    classId === undefined ? null : readCurrentClass(table, given.studioId, classId);
  const cls = await current(before);
  const own = given.classId === before ? cls : await current(given.classId);
  const known =
    stored.reported.classId === undefined
      ? stored.reported
      : { ...stored.reported, classId: cls?.classId ?? before };
  return { event: { ...given, classId: own?.classId ?? given.classId }, stored, known, cls };
}

async function applyOnce(
  table: StudioTable,
  given: ReportedReservationEvent,
  deps: RedecideDeps,
): Promise<Applied | undefined> {
  const { studioId, channel, correlationId } = given;
  const reference = given.reference.trim();
  const key = { studioId, channel, reference };
  const placing = await placingOf(table, given, key);
  const { event, stored } = placing;
  const restored = restoredBy(placing.known, reportedBy(event));
  const from = movedFrom(event, restored ?? placing.known);
  const left = from === undefined ? undefined : await leaving(table, event, placing.known, from);
  const known = from === undefined ? { ...stored, reported: placing.known } : { ...stored, reported: {} };
  const report = reportedBy(left ? { ...event, revenueMinor: left.booking.revenueMinor } : event);
  const carried = left && { places: placesStatedFor(left.booking) };
  const merged = joined(known.reported, carried ? joined(carried, report) : report);
  const reported = (from === undefined ? restored : undefined) ?? merged;
  const { classId } = reported;
  const isRead = classId === placing.cls?.classId;
  const cls = isRead || classId === undefined ? placing.cls : await readBookedClass(table, studioId, classId);
  if (!cls && (classId !== undefined || event.event === 'booking_confirmed'))
    return nothingApplied({ kind: 'no-class' });
  const at = deps.clock.now();
  const change = cls ? await changeOf(table, { ...event, reference }, cls, known, reported, at) : undefined;
  if (!change && sameReservation(stored.reported, reported))
    return nothingApplied({ kind: 'unchanged', reason: 'known', classId });
  const outcome = outcomeOf(event, classId, change);
  const takesPlace = outcome.kind === 'taken' || outcome.kind === 'full';
  const why = event.onlyIfFree && takesPlace && cls ? refusalOf(cls, channel) : undefined;
  if (cls && why) return nothingApplied({ kind: 'refused', why, classId: cls.classId });
  const audit = { auditId: deps.ids.next(), correlationId };
  const overbooked = outcome.kind === 'full' ? audit : undefined;
  const freed = cls && !change ? await unreportedAfter(table, event, cls, known) : undefined;
  const unreported = cls && freed ? { cls, figures: freed, at, channel, reference, audit } : undefined;
  const isStored = await storeReport(table, {
    key,
    known,
    reported,
    change,
    left,
    unreported,
    at,
    overbooked,
  });
  const leftClassId = left?.cls.classId;
  const taken: Taken = unreported ? { kind: 'freed', classId: unreported.cls.classId } : outcome;
  return isStored ? { taken, leftClassId, isAlone: change?.isAlone === true } : undefined;
}

/**
 * Applies one event of one booking. Bookings from webhooks, mails and studio systems reach a class only through this
 * function. An event is identified by channel and reference, and applied exactly once, whoever reports it, in any order
 * and any number of copies. The booking, the class's figures, the forecast's data, and the totals of the day and of the
 * studio change in one transaction, conditional on the class's version. The identity rule decides whether a booking
 * from a file or another reporter is the same one. A booking that the studio's own system lists under another class is
 * moved there, and one that it lists again after cancelling it stands again. A cancellation that arrives before its
 * confirmation is remembered. At a marketplace that counts nothing itself it also frees one of the unreported places,
 * until its booking is requested. A booking beyond the class's capacity is stored as `full`. Afterwards the class is
 * decided again. The caller needs the rights to send to the queue of studios, and to read, put, update and delete items
 * of the table.
 *
 * @throws {Failure} `conflict` if others kept changing the class; nothing was stored, and the caller may retry
 */
export async function applyReservation(
  table: StudioTable,
  event: ReportedReservationEvent,
  deps: RedecideDeps,
): Promise<Taken> {
  const { taken, leftClassId, isAlone } = await untilStored(
    () => applyOnce(table, event, deps),
    changedMeanwhile,
  );
  const said = { channel: event.channel, event: event.event, taken: taken.kind };
  // All mails of a mailbox are read in one piece of work; every other source reports one booking at a time.
  if (event.source === 'mail') deps.logger.info('reservation', said);
  else recordAtEnd(said);
  if (taken.kind === 'taken' || taken.kind === 'full' || taken.kind === 'freed')
    await redecide(
      { ...event, classIds: [taken.classId, ...(leftClassId ? [leftClassId] : [])], isAlone },
      deps,
    );
  return taken;
}
