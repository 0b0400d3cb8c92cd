import type { EventType } from '#shared/contracts/reservations/event.ts';
import type { RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { hasReference, madeByMail } from '#functions/_domain/bookings/booking-identity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { normalised, shortHash } from '#functions/_domain/classes/class-identity.ts';
import { cancelClass } from './cancel-class.ts';
import { cancelledPlaces } from './cancelled-places.ts';
import { completed, forAPerson, type StoredMailEvent } from './mail-event.ts';
import { bookingFor, hasOtherNumber, repeatsNumber } from './known-booking.ts';
import { isClient, meantBooking, type MeantBooking } from './meant-booking.ts';
import { readBookingsOfClass, readReservation } from '#functions/_domain/bookings/reservation-store.ts';
import { applyReservation, type Taken } from './take-reservation.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const referenceHexDigits = 24;

const reasons = {
  nobody: 'It names neither the client nor a booking reference.',
  noClass: 'The class that it was for is no longer in your schedule.',
  unknownBooking: 'No booking is known that it could cancel.',
  again: 'This client cancelled this class before: it may be a new booking.',
  several: 'This client has more than one booking of this class that it may cancel.',
  cancelledBefore: 'This client cancelled a booking of this class before, and has another one.',
  known: 'This client already has a booking of this class.',
  otherNumber: 'It names another number of places than this client’s booking takes.',
  full: 'The class had no free place: it is over-booked.',
  stands: 'After this e-mail, you said that the class takes place.',
  denied: 'Before this e-mail, you said that the class takes place: it may be a second copy.',
} as const;

/** Who decides. A reservation that a person has confirmed is not put to a person again. */
type Decider = 'mail' | 'person';

interface Taking {
  readonly event: StoredMailEvent;
  readonly classId: string | undefined;
  readonly decider: Decider;
  /** The booking that a person chose as the cancelled one; null if it is none of the known bookings. */
  readonly bookingId?: string | null | undefined;
  readonly correlationId: string;
}

/**
 * A reference for a booking to which the marketplace gave none. A client can have only one booking of a class, so a
 * repeated mail, or a cancellation, gets the same reference.
 */
const madeReference = (classId: string, customerName: string): string =>
  `${madeByMail}${shortHash(referenceHexDigits, classId, normalised(customerName))}`;

function referenceOf({ event, classId, decider }: Taking): string | undefined {
  const { bookingRef, customerName, eventId } = event;
  if (bookingRef !== undefined) return bookingRef;
  if (classId !== undefined && customerName !== undefined) return madeReference(classId, customerName);
  return decider === 'person' ? `${madeByMail}${eventId}` : undefined;
}

const take = (
  table: StudioTable,
  { event, classId, correlationId }: Taking,
  eventType: Exclude<EventType, 'class_cancelled'>,
  reference: string,
  deps: RedecideDeps,
  bookingId?: string,
): Promise<Taken> =>
  applyReservation(
    table,
    {
      studioId: event.studioId,
      classId,
      bookingId,
      channel: event.marketplace,
      reference,
      event: eventType,
      customerName: event.customerName,
      places: eventType === 'booking_confirmed' ? event.places : undefined,
      at: event.mailReceivedAt,
      source: 'mail',
      correlationId,
    },
    deps,
  );

/** Whether the booking that a cancellation refers to exists, including one that has already been cancelled. */
async function isKnown(
  table: StudioTable,
  { event }: Taking,
  reference: string,
  classId: string | undefined,
): Promise<boolean> {
  const { studioId, marketplace: channel } = event;
  const { reported } = await readReservation(table, { studioId, channel, reference });
  if (reported.confirmed !== undefined) return true;
  const targetId = classId ?? reported.classId;
  if (targetId === undefined) return false;
  return (await readBookingsOfClass(table, studioId, targetId)).some((one) => hasReference(one, reference));
}

/** Whether a mail's cancellation waits for a person only because its booking was not known. */
export const awaitsBooking = ({ eventType, provenBy, reasons: given, choice }: StoredMailEvent): boolean =>
  eventType === 'booking_cancelled' &&
  provenBy !== undefined &&
  choice === undefined &&
  given.length === 1 &&
  given[0] === reasons.unknownBooking;

/** Whether the booking of such a cancellation is known by now, under the reference of the cancellation. */
export async function isBookingKnown(
  table: StudioTable,
  event: StoredMailEvent,
  classId: string | undefined,
): Promise<boolean> {
  const taking = { event, classId, decider: 'mail', correlationId: event.eventId } as const;
  const reference = referenceOf(taking);
  return reference !== undefined && isKnown(table, taking, reference, classId);
}

/**
 * Whether the booking is a second one: by the times of the mails, the client cancelled the first before this
 * confirmation.
 */
async function isBookedAgain(table: StudioTable, { event }: Taking, reference: string): Promise<boolean> {
  const { studioId, marketplace: channel } = event;
  const { reported } = await readReservation(table, { studioId, channel, reference });
  return reported.cancelled !== undefined && reported.cancelled.at < event.mailReceivedAt;
}

/**
 * The client's bookings of the class that were also reported in another way: by a file, or by a webhook under its own
 * number.
 */
async function othersOf(
  table: StudioTable,
  { event, classId }: Taking,
  reference: string,
): Promise<BookingRow[]> {
  const { studioId, marketplace, customerName } = event;
  if (classId === undefined || customerName === undefined) return [];
  return (await readBookingsOfClass(table, studioId, classId)).filter(
    (one) =>
      !hasReference(one, reference) &&
      one.status === 'confirmed' &&
      one.channel === marketplace &&
      isClient(one, customerName),
  );
}

const classIdOf = (taken: Taken): string | undefined => ('classId' in taken ? taken.classId : undefined);

async function book(
  table: StudioTable,
  taking: Taking,
  reference: string,
  at: string,
  deps: RedecideDeps,
): Promise<StoredMailEvent> {
  const { event, decider } = taking;
  const isMade = event.bookingRef === undefined;
  if (isMade && (await isBookedAgain(table, taking, reference))) {
    if (decider === 'mail') return forAPerson(event, reasons.again);
    return book(table, taking, `${madeByMail}${event.eventId}`, at, deps);
  }
  if (isMade && decider === 'mail' && (await hasOtherNumber(table, taking, reference)))
    return forAPerson(event, reasons.known);
  if (decider === 'mail' && (await repeatsNumber(table, taking, reference)))
    return forAPerson(event, reasons.otherNumber);
  const mayBeAnother = decider === 'mail' && (isMade || event.places !== undefined);
  const others = mayBeAnother ? await othersOf(table, taking, reference) : [];
  const [other] = others;
  // One of several bookings may be all places of this e-mail, or only one of them.
  if (event.places !== undefined && others.length > 1) return forAPerson(event, reasons.known);
  if (isMade && other && event.places === undefined)
    return completed(event, taking.classId, at, reasons.known);
  const bookingId = isMade ? other?.bookingId : undefined;
  const taken = await take(table, taking, 'booking_confirmed', reference, deps, bookingId);
  if (taken.kind === 'no-class') return forAPerson(event, reasons.noClass);
  return completed(event, classIdOf(taken), at, ...(taken.kind === 'full' ? [reasons.full] : []));
}

/**
 * Finds the booking that a cancellation without a number refers to, if the reference made from the client's name
 * matches none.
 */
async function meant(table: StudioTable, taking: Taking, reference: string): Promise<MeantBooking> {
  const { event, classId, bookingId } = taking;
  if (typeof bookingId === 'string') return { kind: 'one', bookingId };
  if (classId === undefined || event.bookingRef !== undefined || bookingId === null) return { kind: 'none' };
  if (await isKnown(table, taking, reference, classId)) return { kind: 'none' };
  return meantBooking(event, await readBookingsOfClass(table, event.studioId, classId));
}

/** A reference for a person's choice, which differs from those of the client's earlier mails. */
const referenceOfChoice = ({ event, bookingId }: Taking, reference: string): string =>
  event.bookingRef === undefined && typeof bookingId === 'string'
    ? `${madeByMail}${event.eventId}`
    : reference;

/** Cancels some places of a booking: it takes the others since the mail was received. */
const takeRemaining = (
  table: StudioTable,
  { event, ...taking }: Taking,
  remaining: number,
  reference: string,
  deps: RedecideDeps,
  bookingId: string | undefined,
): Promise<Taken> => {
  const part = { ...taking, event: { ...event, places: remaining } };
  return take(table, part, 'booking_confirmed', reference, deps, bookingId);
};

async function cancel(
  table: StudioTable,
  taking: Taking,
  named: string,
  at: string,
  deps: RedecideDeps,
): Promise<StoredMailEvent> {
  const { event, decider } = taking;
  const reference = referenceOfChoice(taking, named);
  const found = await meant(table, taking, reference);
  if (found.kind === 'several') return forAPerson(event, reasons.several);
  if (found.kind === 'again') return forAPerson(event, reasons.cancelledBefore);
  if (found.kind === 'ended') return completed(event, taking.classId, at);
  const bookingId = found.kind === 'one' ? found.bookingId : undefined;
  const booking =
    event.places === undefined ? undefined : await bookingFor(table, taking, reference, bookingId);
  const places = cancelledPlaces(event, booking, decider === 'person');
  if (places.kind === 'unclear') return forAPerson(event, reasons[places.why]);
  const taken =
    places.kind === 'all'
      ? await take(table, taking, 'booking_cancelled', reference, deps, bookingId)
      : await takeRemaining(table, taking, places.remaining, reference, deps, booking?.bookingId);
  if (taken.kind === 'no-class') return forAPerson(event, reasons.noClass);
  const classId = classIdOf(taken);
  if (taken.kind === 'freed' || decider === 'person' || (await isKnown(table, taking, reference, classId)))
    return completed(event, classId, at);
  return forAPerson(event, reasons.unknownBooking);
}

async function callOff(
  table: StudioTable,
  { event, classId, decider, correlationId }: Taking,
  at: string,
  deps: RedecideDeps,
): Promise<StoredMailEvent> {
  if (classId === undefined) return forAPerson(event, reasons.noClass);
  const { studioId, marketplace, mailReceivedAt } = event;
  const isDecided = decider === 'person';
  const given = { studioId, classId, marketplace, at: mailReceivedAt, isDecided, correlationId };
  const state = await cancelClass(table, given, deps);
  if (state === 'no-class') return forAPerson(event, reasons.noClass);
  if (state === 'denied') return forAPerson(event, reasons.denied);
  return completed(event, classId, at, ...(state === 'stands' ? [reasons.stands] : []));
}

/**
 * Applies a mail's reservation to a class, once, however often this is called. A booking is identified by its reference
 * at the marketplace. If the mail reports a cancelled class, the class is marked as cancelled.
 *
 * @returns the updated event: completed, or handed to a person with the reason
 * @throws {Failure} `conflict` if others kept changing the class; it is safe to repeat
 */
export async function applyEvent(
  table: StudioTable,
  taking: Taking,
  deps: RedecideDeps,
): Promise<StoredMailEvent> {
  const { event } = taking;
  const at = deps.clock.now().toISOString();
  if (event.eventType === 'class_cancelled') return callOff(table, taking, at, deps);
  const reference = referenceOf(taking);
  if (reference === undefined) return forAPerson(event, reasons.nobody);
  if (event.eventType === 'booking_cancelled') return cancel(table, taking, reference, at, deps);
  return book(table, taking, reference, at, deps);
}
