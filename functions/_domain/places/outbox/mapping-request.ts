import type { MapMessage } from '#shared/contracts/messages.ts';
import type { FifoMessage } from '#functions/_platform/ports/queues.ts';
import type { Whose } from '#functions/_domain/connections/listing-store.ts';
import { groupOf } from './pending-push.ts';

/** Asks for what a marketplace lists to be read. Asked by many within a minute, it is read once. */
export const mappingRequest = (
  { studioId, marketplace }: Whose,
  now: Date,
  correlationId: string,
): FifoMessage<MapMessage> => ({
  body: { kind: 'map', studioId, marketplace, correlationId },
  groupId: groupOf(studioId, marketplace, 'map'),
  deduplicationId: `${studioId}.${marketplace}.${now.toISOString().slice(0, 16)}`,
});
