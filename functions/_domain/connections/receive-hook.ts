import { createHash } from 'node:crypto';
import { Failure } from '#shared/contracts/failure.ts';
import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import type { PlacedReservation, ReservationMessage } from '#shared/contracts/reservations/messages.ts';
import { webhookBytesMax } from '#shared/contracts/reservations/webhook.ts';
import type { Logger } from '#functions/_platform/ports/base.ts';
import type { FifoMessage } from '#functions/_platform/ports/queues.ts';
import type { Received } from '#functions/_platform/request.ts';
import { findHook, type KnownHook } from './hook-store.ts';
import type { ReportedEvent } from './reported-event.ts';
import type { WebhookSource } from '#functions/_platform/common/metrics.ts';
import { recordAtEnd } from '#functions/_platform/work.ts';
import type { Tables } from '#functions/_platform/ports/table.ts';

/** Refuses a request that is too large, before anything else is checked. */
export function assertSize({ bytes }: Received): void {
  if (bytes.length > webhookBytesMax)
    throw new Failure('too-large', `A webhook has ${webhookBytesMax} bytes at most.`);
}

/**
 * @throws {Failure} `not-found` for an unknown address, for an address of another marketplace, and for a former
 * connection: the caller cannot tell them apart
 */
export async function hookOf(tables: Tables, hookId: string, integrationId: string): Promise<KnownHook> {
  const hook = await findHook(tables, hookId, integrationId);
  if (!hook) throw new Failure('not-found', 'There is nothing here.');
  return hook;
}

/** @throws {Failure} `invalid-input` if the body is not JSON or has an unknown form */
export function eventIn(
  { bytes }: Received,
  source: WebhookSource,
  logger: Logger,
  read: (body: unknown) => ReportedEvent | undefined,
): ReportedEvent | undefined {
  try {
    return read(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    logger.warn('webhook not understood', { bodyBytes: bytes.length, error });
    recordRefused(source, 'form', logger);
    throw new Failure('invalid-input', 'The body is not of the known form.');
  }
}

/**
 * Logged when a webhook to a known address is refused. Several at once mean that a partner has changed something, or
 * that somebody is trying to get in.
 */
export const recordRefused = (source: WebhookSource, why: 'signature' | 'form', logger: Logger): void =>
  logger.measure('webhook refused', { WebhooksRefused: 1 }, { source, why }, 'warn');

export const recordReceived = (source: WebhookSource): void =>
  recordAtEnd<'WebhooksReceived'>({ source }, { WebhooksReceived: 1 });

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface Reported {
  readonly studioId: string;
  readonly marketplace: ListingMarketplace;
  readonly reported: ReportedEvent;
  readonly correlationId: string;
}

/** The queue message for a webhook's content: the events of one booking in order, each once. */
export function reservationOf({
  studioId,
  marketplace,
  reported: { eventId, ...event },
  correlationId,
}: Reported): FifoMessage<ReservationMessage> {
  return {
    body: { kind: 'told', studioId, marketplace, ...event, correlationId },
    groupId: digest(`${studioId}/${marketplace}/${event.reference}`),
    deduplicationId: digest(`${studioId}/${marketplace}/${eventId}`),
  };
}

/** The queue message for a booking as reported by a studio's own system. */
export const placedReservation = (
  placed: Omit<PlacedReservation, 'kind'>,
): FifoMessage<ReservationMessage> => {
  const { studioId, channel, classId, reference, event } = placed;
  return {
    body: { kind: 'placed', ...placed },
    groupId: digest(`${studioId}/${channel}/${reference}`),
    deduplicationId: digest(`${studioId}/${channel}/system/${reference}/${event}/${classId}`),
  };
};
