import { channelNames } from '#shared/contracts/channels.ts';
import { queueReceivesMax, type AnswerMessage } from '#shared/contracts/messages.ts';
import type { ReservationMessage } from '#shared/contracts/reservations/messages.ts';
import type { Blobs } from '#functions/_platform/ports/blobs.ts';
import type { FifoQueue } from '#functions/_platform/ports/queues.ts';
import {
  recordTry,
  readRequest,
  storeAnswer,
  type BookingRequest,
} from '#functions/_domain/bookings/request-store.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { recordAtEnd } from '#functions/_platform/work.ts';
import { count } from './count.ts';
import type { PermittedSession } from '../session/permit.ts';
import { keepRecording } from '../session/recording.ts';
import { later, visit, type Visit, type VisitDeps } from '../session/visit.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface AnswerDeps extends VisitDeps {
  readonly recordings: Pick<Blobs, 'putJson'>;
  readonly reservations: FifoQueue<ReservationMessage>;
}

/** Each is a whole sentence, because screens translate whole sentences. */
const outcomeMessages = {
  accept: (reference: string) => `Booking ${reference} accepted: there was a free place.`,
  'class-full': (reference: string) => `Booking ${reference} turned down: there was no free place.`,
  'class-cancelled': (reference: string) =>
    `Booking ${reference} turned down: the class does not take place.`,
  'class-not-found': (reference: string) =>
    `Booking ${reference} turned down: its class is not linked to one of yours.`,
};

const answeredMessage = ({ reference, answer, reason }: BookingRequest): string =>
  outcomeMessages[answer === 'accept' ? answer : (reason ?? 'class-full')](reference);

/** Why the marketplace did not get the answer. */
function failedMessage(request: BookingRequest, visited: Visit, now: Date): string {
  const { reference, marketplace, answerBy } = request;
  const name = channelNames[marketplace];
  if (now.toISOString() >= answerBy)
    return `Booking ${reference} was not answered in time, so ${name} rejected it.`;
  const why = visited.kind === 'refused' ? visited.message : `${name} could not be reached.`;
  return `Booking ${reference} could not be answered. ${why}`;
}

async function recordingOf(
  table: StudioTable,
  { studioId, reference, recordingKeys = [] }: BookingRequest,
  { session }: Extract<Visit, { kind: 'done' | 'refused' | 'later' }>,
  deps: AnswerDeps,
): Promise<string[]> {
  if (!session) return [...recordingKeys];
  const name = Buffer.from(reference).toString('hex').slice(0, 64);
  const target = { studioId, adjustmentId: `answer-${name}`, attempts: recordingKeys.length };
  return [...recordingKeys, await keepRecording(table, target, session, deps)];
}

/** Frees the place of a booking that the marketplace does not have. */
async function free(
  { studioId, marketplace, reference, listingId }: BookingRequest,
  correlationId: string,
  deps: AnswerDeps,
): Promise<void> {
  const at = deps.clock.now().toISOString();
  await deps.reservations.send([
    {
      body: {
        kind: 'told',
        studioId,
        marketplace,
        event: 'cancelled',
        reference,
        listingId,
        at,
        correlationId,
      },
      groupId: `${studioId}.${marketplace}.freed`,
      deduplicationId: `${Buffer.from(reference).toString('hex').slice(0, 64)}.freed`,
    },
  ]);
}

/**
 * Sends the decided answer to a requested booking until the marketplace accepts the answer or no longer waits for it.
 * If the marketplace never received the answer, an accepted booking releases its place. If the outcome of an attempt is
 * unknown, the booking is kept, because the marketplace may have it.
 *
 * @returns the permit of the visit in which the marketplace got the answer
 */
async function answerPending(
  table: StudioTable,
  message: AnswerMessage,
  deps: AnswerDeps,
  receives: number,
): Promise<PermittedSession | undefined> {
  const { studioId, marketplace, reference, correlationId } = message;
  const request = await readRequest(table, { studioId, marketplace, reference });
  if (request?.state !== 'owed') return undefined;
  const visited = await visit(table, { studioId, marketplace }, deps, async (connector, session) =>
    connector.answerBooking?.(session, {
      bookingReference: reference,
      answer: request.answer,
      ...(request.reason && { reason: request.reason }),
    }),
  );
  const recordingKeys = await recordingOf(table, request, visited, deps);
  const isUnclear = visited.kind === 'later' && visited.error?.kind === 'unclear';
  const mayTryAgain = receives < queueReceivesMax && deps.clock.now().toISOString() < request.answerBy;
  if (visited.kind === 'later' && mayTryAgain) {
    await recordTry(table, request, recordingKeys, isUnclear);
    throw later(visited);
  }
  const now = deps.clock.now();
  const isAnswered = visited.kind === 'done';
  const mayBeHeld = isUnclear || (request.isUnclear === true && visited.kind !== 'refused');
  if (!isAnswered && request.answer === 'accept' && !mayBeHeld) await free(request, correlationId, deps);
  await storeAnswer(table, {
    request,
    state: isAnswered ? 'answered' : 'failed',
    message: isAnswered ? answeredMessage(request) : failedMessage(request, visited, now),
    at: now,
    cls:
      request.classId === undefined
        ? undefined
        : ((await findClass(table, studioId, request.classId)) ?? undefined),
    recordingKeys,
    adjustmentId: request.lineId ?? deps.ids.next(),
    audit: { auditId: request.auditId ?? deps.ids.next(), correlationId },
  });
  recordAtEnd({ answer: request.answer, isAnswered });
  return visited.kind === 'done' ? visited.permit : undefined;
}

/**
 * Answers a booking and, if it was accepted, reports the number of booked places of its class. A repeated delivery does
 * only the part that is still missing.
 *
 * @param receives how often the message was delivered, including this time
 */
export async function answer(
  table: StudioTable,
  message: AnswerMessage,
  deps: AnswerDeps,
  receives: number,
): Promise<void> {
  const permit = await answerPending(table, message, deps, receives);
  const { studioId, marketplace, classId } = message;
  if (classId !== undefined) await count(table, { studioId, marketplace, classId }, deps, permit);
}
