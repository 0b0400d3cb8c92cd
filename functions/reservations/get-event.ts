import {
  cancellableMax,
  candidatesMax,
  type Candidate as CandidateView,
  type CancellableBooking,
} from '#shared/contracts/reservations/event.ts';
import { getEvent } from '#shared/contracts/reservations/get-event.ts';
import { nameSimilarity } from '#shared/core/matching/name-similarity.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { readClassesOfDay, type ClassCandidate } from './mailbox/event-class.ts';
import { findMailEvent } from './mailbox/find-event.ts';
import { eventViewOf, type StoredMailEvent } from './taking/mail-event.ts';
import { cancellableOf } from './taking/meant-booking.ts';
import { readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The score of a class at a different time is multiplied by this. */
const otherTime = 0.5;

/** How well a class fits the mail, by the name and time that the mail contains or that a person has entered. */
function scoreOf({ className, classTime }: StoredMailEvent, candidate: ClassCandidate): number {
  const name = className === undefined ? 1 : nameSimilarity(className, candidate.className);
  return classTime === undefined || classTime === candidate.localTime ? name : name * otherTime;
}

function candidatesOf(event: StoredMailEvent, ofDay: readonly ClassCandidate[]): CandidateView[] {
  const scored = ofDay.map(
    ({ classId, className, room, startsAt, localDate, localTime, totalCapacity, bookings }) => ({
      classId,
      className,
      room,
      startsAt,
      localDate,
      localTime,
      totalCapacity,
      bookings,
      score: 0,
    }),
  );
  return scored
    .map((one) => ({ ...one, score: scoreOf(event, one) }))
    .sort((a, b) => b.score - a.score || a.startsAt.localeCompare(b.startsAt))
    .slice(0, candidatesMax);
}

/** The bookings of a class that a cancellation may refer to, for a person to choose from. */
async function bookingsOf(
  table: StudioTable,
  event: StoredMailEvent,
  classId: string | undefined,
): Promise<CancellableBooking[] | null> {
  if (classId === undefined) return null;
  const rows = await readBookingsOfClass(table, event.studioId, classId);
  return cancellableOf(event, rows).slice(0, cancellableMax);
}

export const handler = httpOperation(getEvent, {}, async ({ table, input, caller: { studioId }, deps }) => {
  const [event, { timezone }] = await Promise.all([
    findMailEvent(table, studioId, input.eventId),
    readStudio(table, studioId),
  ]);
  const date = input.date ?? event.classDate ?? null;
  const [ofDay, bookings] = await Promise.all([
    date === null ? [] : readClassesOfDay(table, studioId, date, timezone, deps.clock.now()),
    bookingsOf(table, event, input.classId),
  ]);
  return { event: eventViewOf(event), date, candidates: candidatesOf(event, ofDay), bookings, timezone };
});
