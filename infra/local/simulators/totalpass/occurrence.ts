import type { Booking, ListedClass, Studio } from '../_shared/class.ts';
import { addMinutes, localMidnight, twelveHours } from '../_shared/time.ts';
import { uuidFrom } from '../_shared/uuid-from.ts';

/** A class in TotalPass's form: an occurrence of an event. A class that is listed alone is its own event. */
export interface Style {
  /** The format that some places use: dates are local midnights marked as UTC, and times are in the 24-hour format. */
  readonly localTimesMarkedUtc: boolean;
}

export const uuidOf = (one: ListedClass): string => uuidFrom(`${one.studio}/${one.reference}`);

export function event(id: number, occurrences: readonly ListedClass[], studio: Studio, style: Style) {
  const [first] = occurrences;
  return {
    ...(first === undefined ? { id } : eventFacts(first, id)),
    Places: { name: studio.name, placeApiKey: studio.username },
    EventOccurrences: occurrences.map((one) => ({
      id: one.id,
      eventId: id,
      occurrenceUuid: uuidOf(one),
      ...occurrenceFacts(one, style),
    })),
  };
}

export function occurrence(one: ListedClass, eventId: number, studio: Studio, style: Style) {
  return {
    eventId,
    title: one.name,
    description: one.name,
    ...occurrenceFacts(one, style),
    slotsInUse: one.booked,
    eventOccurrenceUuid: uuidOf(one),
    externalReference: one.reference,
    availableSeats: [],
    Event: {
      ...eventFacts(one, eventId),
      Place: { name: studio.name, placeApiKey: studio.username, isActive: true },
    },
  };
}

/** The members with a booking, as listed in the response to a change. All of them are invented. */
export function activeSlots(one: ListedClass) {
  return Array.from({ length: one.booked }, (_, index) => ({
    _id: `${String(one.id).padStart(12, '0')}${String(index).padStart(12, '0')}`,
    status: 'active',
    user: { name: `Member ${index + 1}`, email: `member${index + 1}@example.com`, code: `TP${index + 1}` },
  }));
}

const statuses: Record<Booking['status'], string> = {
  requested: 'pending',
  reserved: 'active',
  rejected: 'denied',
  cancelled: 'canceled',
  'late-cancelled': 'canceled',
  'cancelled-by-studio': 'canceled',
};

export const slotStatus = ({ status }: Booking): string => statuses[status];

/** The start in UTC or, in the format that some places use, the local time marked as UTC. */
export function slotDateOf(one: ListedClass, { localTimesMarkedUtc }: Style): string {
  return localTimesMarkedUtc
    ? `${one.localDate}T${one.localTime}:00.000Z`
    : new Date(one.startsAt).toISOString();
}

/** A booking in the format of the list of bookings. */
export function slot(booking: Booking, one: ListedClass, eventId: number, style: Style) {
  const { name, email, token } = booking.member;
  return {
    _id: booking.reference,
    userId: Number(token.slice(-9)),
    status: slotStatus(booking),
    user: { name, email, code: `TP${token.slice(-6)}` },
    eventId,
    weekday: new Date(`${one.localDate}T00:00:00Z`).getUTCDay(),
    startTime: one.localTime,
    endTime: addMinutes(one.localTime, one.durationMinutes),
    slotDate: slotDateOf(one, style),
    timezone: 'es-MX',
    event: { plan_code: 'TP3' },
    place: { id: 1, identifier: one.studio },
    createdAt: booking.bookedAt,
  };
}

function eventFacts(one: ListedClass, id: number) {
  return {
    id,
    title: one.name,
    responsible: one.instructor,
    duration: one.durationMinutes,
    slots: one.slots,
    planId: 1,
    timezone: 'es-MX',
    status: 'ACTIVE',
    recurrenceType: 'DAILY',
    deletedAt: null,
  };
}

function occurrenceFacts(one: ListedClass, { localTimesMarkedUtc }: Style) {
  const midnight = localTimesMarkedUtc
    ? `${one.localDate}T00:00:00.000Z`
    : localMidnight(new Date(one.startsAt), one.timezone).toISOString();
  const spell = localTimesMarkedUtc ? (time: string) => time : twelveHours;
  return {
    startTime: spell(one.localTime),
    endTime: spell(addMinutes(one.localTime, one.durationMinutes)),
    eventDate: midnight,
    responsible: one.instructor,
    duration: one.durationMinutes,
    status: one.status ?? 'ACTIVE',
    slots: one.slots,
    deletedAt: null,
  };
}
