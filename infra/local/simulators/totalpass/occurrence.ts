import { createHash } from 'node:crypto';
import type { ListedClass, Studio } from '../_shared/class.ts';
import { addMinutes, localMidnight, twelveHours } from '../_shared/time.ts';

/** How a class reads at TotalPass: every class is an event of its own with one occurrence. */
export interface Style {
  /** Seen at some places: dates are local midnight marked as UTC, times have 24 hours. */
  readonly localTimesMarkedUtc: boolean;
}

export function uuidOf(one: ListedClass): string {
  const hex = createHash('sha256').update(`${one.studio}/${one.reference}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function event(one: ListedClass, studio: Studio, style: Style) {
  return {
    ...eventFacts(one),
    Places: { name: studio.name, placeApiKey: studio.username },
    EventOccurrences: [
      { id: one.id, eventId: one.id, occurrenceUuid: uuidOf(one), ...occurrenceFacts(one, style) },
    ],
  };
}

export function occurrence(one: ListedClass, studio: Studio, style: Style) {
  return {
    eventId: one.id,
    title: one.name,
    description: one.name,
    ...occurrenceFacts(one, style),
    slotsInUse: one.booked,
    eventOccurrenceUuid: uuidOf(one),
    externalReference: one.reference,
    availableSeats: [],
    Event: { ...eventFacts(one), Place: { name: studio.name, placeApiKey: studio.username, isActive: true } },
  };
}

/** The members who hold a place, as the answer to a change lists them; none of them exists. */
export function activeSlots(one: ListedClass) {
  return Array.from({ length: one.booked }, (_, index) => ({
    _id: `${String(one.id).padStart(12, '0')}${String(index).padStart(12, '0')}`,
    status: 'active',
    user: { name: `Member ${index + 1}`, email: `member${index + 1}@example.com`, code: `TP${index + 1}` },
  }));
}

function eventFacts(one: ListedClass) {
  return {
    id: one.id,
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
    status: 'ACTIVE',
    slots: one.slots,
    deletedAt: null,
  };
}
