import type { SendAgainMessage } from '#shared/contracts/messages.ts';
import type { FifoMessage } from '#functions/_platform/ports/queues.ts';
import { groupOf } from '#functions/_domain/places/outbox/owed-push.ts';

/** The message of a page. Of one connection each page is asked for once. */
export const sendAgainRequest = (of: Omit<SendAgainMessage, 'kind'>): FifoMessage<SendAgainMessage> => ({
  body: { kind: 'send-again', ...of },
  groupId: groupOf(of.studioId, of.marketplace, 'send-again'),
  deduplicationId: `${of.marketplace}.${of.connectedAt}.${of.below ?? 'first'}.again`,
});
