import * as messages from '#messages/reservations';
import { channelNames } from '#shared/channels.ts';
import type { Candidate, EventType, ReservationEvent } from '#shared/contracts/reservations/event.ts';
import type { MailMeaning } from '#shared/contracts/reservations/layout.ts';
import { reservationCountMax, type SyncView } from '#shared/contracts/reservations/sync.ts';
import { mediumDay } from '../../ui/dates.ts';
import { sharePercent } from '../../ui/numbers.ts';

export const eventTypeText: Record<EventType, string> = {
  booking_confirmed: messages.booking,
  booking_cancelled: messages.cancellation,
  class_cancelled: messages.classCancelled,
};

export const meaningText: Record<MailMeaning, string> = {
  ...eventTypeText,
  no_reservation: messages.noReservation,
};

/** The title of an e-mail: its customer or its class. */
export const titleOf = ({ eventType, customerName, className, mail }: ReservationEvent): string =>
  (eventType === 'class_cancelled' ? className : (customerName ?? className)) ?? mail.subject;

/** The time of a class, such as 'Wed, Nov 25, 07:00', as far as the e-mail states it; otherwise empty. */
export const whenOf = ({ classDate, classTime }: Pick<ReservationEvent, 'classDate' | 'classTime'>): string =>
  [...(classDate ? [mediumDay(classDate)] : []), ...(classTime ? [classTime] : [])].join(', ');

/** The class of a reservation, such as 'Yoga · Wed, Nov 25, 07:00 · ClassPass'. */
export function aboutOf(event: ReservationEvent): string {
  const { className, marketplace } = event;
  const named = className !== null && className !== titleOf(event) ? [className] : [];
  const when = whenOf(event);
  return [...named, ...(when ? [when] : []), channelNames[marketplace]].join(' · ');
}

/** A count, such as '3', or '100+' if there may be more. */
export const countedText = (count: number): string =>
  count >= reservationCountMax ? `${reservationCountMax}+` : String(count);

/** The backlog: 'Up to date', or '12 mails to read, 1 reservation to take in'. */
export function backlogText({ waitingMails, counts }: Pick<SyncView, 'waitingMails' | 'counts'>): string {
  const waiting = [
    ...(waitingMails === 0 ? [] : [messages.toRead(waitingMails)]),
    ...(counts.pending === 0
      ? []
      : [messages.reservationsToAdd(countedText(counts.pending), counts.pending)]),
  ];
  return waiting.length === 0 ? messages.upToDate : waiting.join(', ');
}

/** A class that may match, such as 'Sala 1 · 12 of 20 booked · fits 92%'. */
export const candidateText = ({ room, bookings, totalCapacity, score }: Candidate): string =>
  [
    ...(room ? [room] : []),
    messages.ofBooked(bookings, totalCapacity),
    messages.fitsPercent(sharePercent(score)),
  ].join(' · ');
