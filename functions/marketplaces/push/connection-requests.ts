import * as z from 'zod';
import { isGuided, listingMarketplace, marketplace } from '#shared/contracts/channels.ts';
import type { MarketplaceMessage } from '#shared/contracts/messages.ts';
import type { FifoMessage } from '#functions/_platform/ports/queues.ts';
import { groupOf } from '#functions/_domain/places/outbox/pending-push.ts';
import { sendAgainRequest } from './send-again-request.ts';

type Image = Readonly<Record<string, unknown>> | undefined;
type Request = FifoMessage<MarketplaceMessage>;

const connection = z.object({
  __edb_e__: z.literal('connection'),
  studioId: z.string(),
  marketplace: listingMarketplace,
  connectedAt: z.string(),
  status: z.string(),
});

const anyConnection = connection.extend({ marketplace });

const system = z.object({
  __edb_e__: z.literal('source'),
  studioId: z.string(),
  kind: z.literal('kenko'),
  status: z.string(),
  reviewedAt: z.string(),
});

/** A connection was created, replaced or ended, so its subscription to bookings has to be updated. */
function subscription(before: Image, after: Image, correlationId: string): Request | undefined {
  const { data: now } = connection.safeParse(after);
  const { data: then } = connection.safeParse(before);
  if (!now || (then?.status === now.status && then.connectedAt === now.connectedAt)) return undefined;
  const { studioId, marketplace, connectedAt, status } = now;
  return {
    body: { kind: 'subscribe', studioId, marketplace, correlationId },
    groupId: groupOf(studioId, marketplace, 'subscribe'),
    deduplicationId: `${marketplace}.${connectedAt}.${status}`,
  };
}

/** When a marketplace is connected again, the pushes that failed with the previous credentials are sent again. */
function sendingAgain(before: Image, after: Image, correlationId: string): Request | undefined {
  const { data: now } = anyConnection.safeParse(after);
  const { data: then } = anyConnection.safeParse(before);
  if (!now || !then || now.status !== 'connected' || isGuided(now.marketplace)) return undefined;
  if (then.status === now.status && then.connectedAt === now.connectedAt) return undefined;
  const { studioId, connectedAt } = now;
  return sendAgainRequest({ studioId, marketplace: now.marketplace, connectedAt, correlationId });
}

/** A studio's own system is read as soon as the team has connected it. */
function firstReading(before: Image, after: Image, correlationId: string): Request | undefined {
  const { data: now } = system.safeParse(after);
  const { data: then } = system.safeParse(before);
  if (now?.status !== 'connected' || then?.status === 'connected') return undefined;
  const { studioId, kind, reviewedAt } = now;
  return {
    body: { kind: 'sync-system', studioId, correlationId },
    groupId: `${studioId}.${kind}.sync`,
    deduplicationId: `${kind}.${reviewedAt}`,
  };
}

/** The requests that follow immediately from a change of a studio's connection. */
export const requestsOf = (before: Image, after: Image, correlationId: string): Request[] =>
  [
    subscription(before, after, correlationId),
    sendingAgain(before, after, correlationId),
    firstReading(before, after, correlationId),
  ].filter((one) => one !== undefined);
