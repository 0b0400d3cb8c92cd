import type { MapMessage } from '#shared/contracts/messages.ts';
import type { FifoMessage } from '#functions/_platform/ports/queues.ts';
import type { Whose } from '#functions/_domain/connections/listing-store.ts';
import { groupOf } from './pending-push.ts';

/** Requests a reading of a marketplace's listings. Several requests within a minute lead to one reading. */
export const mappingRequest = (
  { studioId, marketplace }: Whose,
  now: Date,
  correlationId: string,
): FifoMessage<MapMessage> => ({
  body: { kind: 'map', studioId, marketplace, correlationId },
  groupId: groupOf(studioId, marketplace, 'map'),
  deduplicationId: `${studioId}.${marketplace}.${now.toISOString().slice(0, 16)}`,
});
