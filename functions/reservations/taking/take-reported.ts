import type { MarketplaceMessage } from '#shared/contracts/messages.ts';
import type { ReportedReservation } from '#shared/contracts/reservations/messages.ts';
import type { RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { groupOf } from '#functions/_domain/places/outbox/pending-push.ts';
import { readListing } from '#functions/_domain/connections/listing-store.ts';
import { isKnown } from '#functions/_domain/studio/directory-store.ts';
import { mappingRequest } from '#functions/_domain/places/outbox/mapping-request.ts';
import type { FifoMessage, FifoQueue } from '#functions/_platform/ports/queues.ts';
import {
  readRequest,
  storeRequest,
  type BookingRequest,
  type DecidedRequest,
  type RequestKey,
} from '#functions/_domain/bookings/request-store.ts';
import { readReservation } from '#functions/_domain/bookings/reservation-store.ts';
import { applyReservation, type Taken } from './take-reservation.ts';
import { RetryLater } from '#functions/_platform/retry-later.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface TakeDeps extends RedecideDeps {
  readonly pushes: FifoQueue<MarketplaceMessage>;
}

/** How long it usually takes to read a marketplace's listings. */
const readingSeconds = 15;

const whoseOf = ({ studioId, marketplace }: ReportedReservation) => ({ studioId, marketplace });
const keyOf = (message: ReportedReservation): RequestKey => ({
  ...whoseOf(message),
  reference: message.reference,
});

/** Wellhub changes its number of bookings only when it is sent a new number. */
function askToCount(
  { studioId, marketplace, correlationId, reference, event }: ReportedReservation,
  classId: string,
): FifoMessage<MarketplaceMessage> {
  return {
    body: { kind: 'count', studioId, marketplace, classId, correlationId },
    groupId: groupOf(studioId, marketplace, `count.${classId}`),
    deduplicationId: `${digestible(reference)}.${event}`,
  };
}

const askToAnswer = (
  { studioId, marketplace, correlationId, reference }: ReportedReservation,
  booked: string | undefined,
): FifoMessage<MarketplaceMessage> => ({
  body: {
    kind: 'answer',
    studioId,
    marketplace,
    reference,
    correlationId,
    ...(booked !== undefined && { classId: booked }),
  },
  groupId: groupOf(studioId, marketplace, `answer.${digestible(reference)}`),
  deduplicationId: `${digestible(reference)}.answer`,
});

/** Queues accept only letters, digits and punctuation in ids. */
const digestible = (reference: string): string => Buffer.from(reference).toString('hex').slice(0, 64);

const eventOf = (message: ReportedReservation, classId: string | undefined, onlyIfFree: boolean) => ({
  studioId: message.studioId,
  classId,
  channel: message.marketplace,
  reference: message.reference,
  event: message.event === 'cancelled' ? ('booking_cancelled' as const) : ('booking_confirmed' as const),
  customerName: message.customerName,
  customerEmail: message.customerEmail,
  at: message.at,
  source: 'webhook' as const,
  correlationId: message.correlationId,
  onlyIfFree,
});

const refusals = { full: 'class-full', 'called-off': 'class-cancelled' } as const;

/** The answer to a booking request, derived from the state of the booking. */
function decisionOf({ listingId, answerBy, at }: ReportedReservation, taken: Taken): DecidedRequest {
  const classId = 'classId' in taken ? taken.classId : undefined;
  const facts = { listingId, answerBy: answerBy ?? at, classId };
  if (taken.kind === 'no-class') return { ...facts, answer: 'reject', reason: 'class-not-found' };
  return taken.kind === 'refused'
    ? { ...facts, answer: 'reject', reason: refusals[taken.why] }
    : { ...facts, answer: 'accept', reason: undefined };
}

/** Whether the booking was cancelled, so that nobody waits for an answer any more. */
async function wasCancelled(
  table: StudioTable,
  { studioId, marketplace: channel, reference }: ReportedReservation,
): Promise<boolean> {
  return (await readReservation(table, { studioId, channel, reference })).reported.cancelled !== undefined;
}

/** Decides a booking request. Undefined if the booking was cancelled meanwhile, so that nothing has to be answered. */
async function decideRequest(
  table: StudioTable,
  message: ReportedReservation,
  classId: string | undefined,
  deps: TakeDeps,
): Promise<BookingRequest | undefined> {
  const taken: Taken =
    classId === undefined
      ? { kind: 'no-class' }
      : await applyReservation(table, eventOf(message, classId, true), deps);
  if (await wasCancelled(table, message)) return undefined;
  const lineIds = { lineId: deps.ids.next(), auditId: deps.ids.next() };
  return storeRequest(table, keyOf(message), decisionOf(message, taken), lineIds, deps.clock.now());
}

async function applyRequest(
  table: StudioTable,
  message: ReportedReservation,
  classId: string | undefined,
  deps: TakeDeps,
): Promise<void> {
  const request =
    (await readRequest(table, keyOf(message))) ?? (await decideRequest(table, message, classId, deps));
  if (!request) return;
  const booked = request.answer === 'accept' ? request.classId : undefined;
  await deps.pushes.send([askToAnswer(message, booked)]);
}

/**
 * Applies a marketplace's reports of one booking, once, however often and in whatever order its events arrive. A
 * requested booking is accepted if a place is free; its answer is then pending. If the class is unknown, the
 * marketplace's listings are read and the message is retried. Reports about a studio that was removed meanwhile are
 * dropped.
 *
 * @param isLastTry the queue will not deliver the message again
 * @throws {RetryLater} if the message has to be delivered again after that reading
 */
export async function applyReported(
  table: StudioTable,
  message: ReportedReservation,
  isLastTry: boolean,
  deps: TakeDeps,
): Promise<void> {
  const listing = await readListing(table, whoseOf(message), message.listingId);
  if (!listing && !(await isKnown(table, message.studioId))) return ofRemovedStudio(message, deps);
  const classId = listing?.classId;
  if (message.event === 'cancelled') return applyCancellation(table, message, classId, deps);
  if (classId === undefined && listing?.state !== 'left-out' && !isLastTry) {
    await deps.pushes.send([mappingRequest(whoseOf(message), deps.clock.now(), message.correlationId)]);
    throw new RetryLater(readingSeconds, 'the listing is not linked to a class');
  }
  if (message.event === 'requested') return applyRequest(table, message, classId, deps);
  if (classId === undefined) return unplaced(message, deps);
  const taken = await applyReservation(table, eventOf(message, classId, false), deps);
  if (taken.kind === 'no-class') unplaced(message, deps);
}

const unplaced = ({ marketplace, listingId }: ReportedReservation, { logger }: TakeDeps): void =>
  logger.warn('booking without a class', { marketplace, listingId });

const ofRemovedStudio = ({ marketplace }: ReportedReservation, { logger }: TakeDeps): void =>
  logger.info('booking of a removed studio', { marketplace });

async function applyCancellation(
  table: StudioTable,
  message: ReportedReservation,
  classId: string | undefined,
  deps: TakeDeps,
): Promise<void> {
  const isCountedHere = message.marketplace === 'wellhub';
  // A request that was refused was never one of the places that Wellhub had sold before.
  const mayBeUnreported = isCountedHere && (await readRequest(table, keyOf(message))) === undefined;
  const event = { ...eventOf(message, classId, false), mayBeUnreported };
  const taken = await applyReservation(table, event, deps);
  if (taken.kind === 'freed' && isCountedHere) await deps.pushes.send([askToCount(message, taken.classId)]);
}
