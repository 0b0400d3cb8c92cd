import type { PushMessage } from '../../shared/contracts/messages.ts';
import type { FifoMessage } from '../_platform/ports/queues.ts';

/** What of an outbox item its message carries. */
type Owed = PushMessage & { readonly outboxId: string };

/**
 * The message of a push that is owed.
 *
 * @param occasion sets one sending apart from another: the queue takes the same push once per occasion
 */
export const messageOf = (owed: Owed, occasion: string): FifoMessage<PushMessage> => ({
  body: {
    studioId: owed.studioId,
    outboxId: owed.outboxId,
    marketplace: owed.marketplace,
    classId: owed.classId,
    correlationId: owed.correlationId,
  },
  groupId: `${owed.studioId}.${owed.marketplace}.${owed.classId}`,
  deduplicationId: `${owed.outboxId}.${occasion}`,
});
