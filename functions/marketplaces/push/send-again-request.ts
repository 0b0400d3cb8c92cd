import type { SendAgainMessage } from '#shared/contracts/messages.ts';
import type { FifoMessage } from '#functions/_platform/ports/queues.ts';
import { groupOf } from '#functions/_domain/places/outbox/pending-push.ts';

/** The message for one page. Each page is requested only once per connection. */
export const sendAgainRequest = (request: Omit<SendAgainMessage, 'kind'>): FifoMessage<SendAgainMessage> => ({
  body: { kind: 'send-again', ...request },
  groupId: groupOf(request.studioId, request.marketplace, 'send-again'),
  deduplicationId: `${request.marketplace}.${request.connectedAt}.${request.below ?? 'first'}.again`,
});
