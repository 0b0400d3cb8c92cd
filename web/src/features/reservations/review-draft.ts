import * as messages from '#messages/reservations';
import { placesOfBookingMax } from '#shared/core/bookings/booked-places.ts';
import type {
  CancellableBooking,
  EventType,
  ReservationEvent,
} from '#shared/contracts/reservations/event.ts';

/** A person's answer about an e-mail. */
export interface ReviewDraft {
  eventType: EventType | null;
  customerName: string;
  /** How many places are booked, as entered. */
  places: string;
  classId: string | null;
  /** The booking that is cancelled; null if it is none of the known ones; undefined until a choice is made. */
  bookingId: string | null | undefined;
}

export const reviewDraftOf = ({ eventType, customerName, places }: ReservationEvent): ReviewDraft => ({
  eventType,
  customerName: customerName ?? '',
  places: String(places ?? 1),
  classId: null,
  bookingId: undefined,
});

/** The open bookings of the chosen class; undefined while they are loading. */
export type Bookings = readonly CancellableBooking[] | undefined;

/** The booking that a cancellation refers to: the chosen one, otherwise the client's only booking. */
export function bookingOf({ bookingId }: ReviewDraft, bookings: Bookings = []): string | null | undefined {
  if (bookingId !== undefined) return bookingId;
  const likely = bookings.filter(({ isLikely }) => isLikely);
  return likely.length === 1 ? likely[0]?.bookingId : undefined;
}

/** The entered number of places; undefined if a booking cannot take as many. */
function placesOf({ places }: ReviewDraft): number | undefined {
  const count = /^\d{1,2}$/.test(places.trim()) ? Number(places) : 0;
  return count >= 1 && count <= placesOfBookingMax ? count : undefined;
}

/** What an answer lacks before the reservation can be applied. Undefined if it is complete. */
export function missingIn(draft: ReviewDraft, bookings: Bookings): string | undefined {
  if (draft.eventType === null) return messages.chooseWhatTheMailSays;
  if (draft.classId === null) return messages.chooseTheClassItIsAbout;
  if (draft.eventType === 'booking_confirmed' && placesOf(draft) === undefined)
    return messages.enterHowManyPlaces(placesOfBookingMax);
  if (draft.eventType !== 'booking_cancelled') return undefined;
  if (bookings === undefined) return messages.theBookingsOfTheClassAre;
  return bookings.length > 0 && bookingOf(draft, bookings) === undefined
    ? messages.chooseTheBookingThatIsCancelled
    : undefined;
}

/** The fields to send: those that are missing from the e-mail or differ from it. */
export function answerOf(
  { eventId, version, eventType: reportedType, customerName: named, places: read }: ReservationEvent,
  draft: ReviewDraft,
  bookings: Bookings,
) {
  const { eventType, customerName, classId } = draft;
  const bookingId = eventType === 'booking_cancelled' ? bookingOf(draft, bookings) : undefined;
  if (eventType === null || classId === null) return null;
  const name = customerName.trim();
  const places = eventType === 'booking_confirmed' ? placesOf(draft) : undefined;
  return {
    eventId,
    version,
    classId,
    ...(eventType !== reportedType && { eventType }),
    ...(eventType !== 'class_cancelled' && name !== '' && name !== (named ?? '') && { customerName: name }),
    ...(places !== undefined && places !== (read ?? 1) && { places }),
    ...(bookingId !== undefined && { bookingId }),
  };
}
