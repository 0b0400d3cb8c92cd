import { Failure } from '#shared/contracts/failure.ts';
import { severalPlaces } from '#shared/core/mail/several-places.ts';
import { unprovenSentence } from '#shared/core/mail/sender-proof.ts';
import type { Mailbox } from '#functions/_domain/connections/mailbox.ts';
import type { RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { classOf, readClassesOfDay, type EventClass } from './event-class.ts';
import { readEvents, readPending, storeEvent } from './event-store.ts';
import { failedBy, forAPerson, pendingAgain, type StoredMailEvent } from '../taking/mail-event.ts';
import { applyEvent, awaitsBooking, isBookingKnown } from '../taking/take-event.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most reservations that one run applies. */
const eventsPerRunMax = 50;
/** A reservation is given up after this many runs in which others kept changing its class. */
const attemptsMax = 5;

const noKind = 'It does not say what happened.';
const untold = 'It does not say which class it is for.';

interface Settling {
  readonly event: StoredMailEvent;
  readonly correlationId: string;
  /** The studio's time zone, if it is known. */
  readonly timezone?: string;
}

async function findClass(
  table: StudioTable,
  { event, timezone: known }: Settling,
  now: Date,
): Promise<EventClass> {
  const { studioId, classDate } = event;
  if (classDate === undefined) return { kind: 'untold' };
  const timezone = known ?? (await readStudio(table, studioId)).timezone;
  return classOf(event, await readClassesOfDay(table, studioId, classDate, timezone, now));
}

/** A cancellation may name only its booking. Its class is then the class of the booking. */
const needsClass = ({ eventType, bookingRef }: StoredMailEvent): boolean =>
  eventType !== 'booking_cancelled' || bookingRef === undefined;

async function settled(table: StudioTable, settling: Settling, deps: RedecideDeps): Promise<StoredMailEvent> {
  const { event, correlationId } = settling;
  if (event.provenBy === undefined) return forAPerson(event, unprovenSentence(event.mailFrom));
  if (event.eventType === undefined) return forAPerson(event, noKind);
  if (event.hasUnclearPlaces && event.eventType !== 'class_cancelled')
    return forAPerson(event, severalPlaces);
  const found = await findClass(table, settling, deps.clock.now());
  if (found.kind !== 'found' && needsClass(event))
    return forAPerson(event, found.kind === 'untold' ? untold : found.reason);
  const classId = found.kind === 'found' ? found.classId : undefined;
  return applyEvent(table, { event, classId, decider: 'mail', correlationId }, deps);
}

/**
 * Finds the class of a reservation and applies the reservation. It is safe to repeat after an interruption, because a
 * reservation is never applied twice.
 *
 * @returns the event to store: pending if others kept changing its class
 */
export async function afterSettling(
  table: StudioTable,
  settling: Settling,
  deps: RedecideDeps,
): Promise<StoredMailEvent> {
  const { event } = settling;
  const syncAttempts = event.syncAttempts + 1;
  try {
    return { ...(await settled(table, settling, deps)), syncAttempts };
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'conflict') throw error;
    const tried = { ...event, syncAttempts };
    return syncAttempts < attemptsMax ? tried : failedBy(tried, error.message);
  }
}

/** Settles and stores a pending event. */
export const settleEvent = async (
  table: StudioTable,
  settling: Settling,
  deps: RedecideDeps,
): Promise<StoredMailEvent | undefined> =>
  storeEvent(table, settling.event, await afterSettling(table, settling, deps));

interface Run {
  readonly studioId: string;
  readonly correlationId: string;
  readonly hasTime: () => boolean;
}

/** The most reservations of a page of which one run checks whether they still have to wait for a person. */
const reviewedPerPageMax = 50;

/**
 * Reads the newest reservations that wait for a person, and one page of the older ones, so that after some runs each of
 * them was read.
 *
 * @param reviewedDownTo where the previous run stopped
 */
async function readReviewed(table: StudioTable, studioId: string, reviewedDownTo: string | undefined) {
  const page = (below: string | undefined) =>
    readEvents(table, studioId, 'manual_review', below, reviewedPerPageMax);
  const { events: newest, lastId } = await page(undefined);
  if (lastId === undefined) return { events: newest, reviewedDownTo: undefined };
  const below = reviewedDownTo !== undefined && reviewedDownTo < lastId ? reviewedDownTo : lastId;
  const older = await page(below);
  return { events: [...newest, ...older.events], reviewedDownTo: older.lastId };
}

/**
 * Settles the cancellations that arrived before their bookings and wait for a person, if the bookings have arrived since.
 * They are applied again, which cancels a booking that still stands.
 *
 * @param before where the previous run stopped among many waiting reservations
 * @returns where the next run continues
 */
export async function settleReviewed(
  table: StudioTable,
  { studioId, correlationId, hasTime }: Run,
  before: Pick<Mailbox, 'reviewedDownTo'>,
  deps: RedecideDeps,
): Promise<Pick<Mailbox, 'reviewedDownTo'>> {
  const { events, reviewedDownTo } = await readReviewed(table, studioId, before.reviewedDownTo);
  for (const event of events.filter(awaitsBooking)) {
    if (!hasTime()) return before;
    const settling = { event, correlationId };
    const found = event.bookingRef === undefined && (await findClass(table, settling, deps.clock.now()));
    const classId = found && found.kind === 'found' ? found.classId : undefined;
    if (!(await isBookingKnown(table, event, classId))) continue;
    // While it is pending, no person can decide it too, so only one booking is cancelled.
    const pending = await storeEvent(table, event, { ...pendingAgain(event), syncAttempts: 0 });
    if (pending) await settleEvent(table, { ...settling, event: pending }, deps);
  }
  return { reviewedDownTo };
}

/** Applies waiting reservations, oldest first. */
export async function settlePending(
  table: StudioTable,
  { studioId, correlationId, hasTime }: Run,
  deps: RedecideDeps,
): Promise<{ readonly count: number; readonly isLeft: boolean }> {
  const waiting = await readPending(table, studioId, eventsPerRunMax);
  let count = 0;
  let passed = 0;
  for (const event of waiting) {
    if (!hasTime()) break;
    const after = await settleEvent(table, { event, correlationId }, deps);
    if (after?.status === 'pending') passed += 1;
    count += 1;
  }
  return { count, isLeft: passed === 0 && (count < waiting.length || waiting.length === eventsPerRunMax) };
}
