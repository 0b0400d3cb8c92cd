import * as z from 'zod';
import type { AllottedChannel } from '#shared/contracts/channels.ts';
import { pushMessage, type PushMessage } from '#shared/contracts/messages.ts';
import type { FifoMessage } from '#functions/_platform/ports/queues.ts';
import { leavesAtOnce } from '../pending/leaves-at-once.ts';

/** The parts of an outbox entry that its queue message carries. */
type PendingPush = Omit<PushMessage, 'kind'>;

/**
 * The message group, within which messages are processed one after the other. `what` is a class's id, or the kind of a
 * message that is not about a class.
 */
export const groupOf = (studioId: string, marketplace: AllottedChannel, what: string): string =>
  `${studioId}.${marketplace}.${what}`;

/**
 * The message of a pending push.
 *
 * @param occasion distinguishes one sending from another: the queue accepts the same push once per occasion
 */
export const pushMessageOf = (pending: PendingPush, occasion: string): FifoMessage<PushMessage> => ({
  body: {
    kind: 'push',
    studioId: pending.studioId,
    outboxId: pending.outboxId,
    marketplace: pending.marketplace,
    classId: pending.classId,
    correlationId: pending.correlationId,
  },
  groupId: groupOf(pending.studioId, pending.marketplace, pending.classId),
  deduplicationId: `${pending.outboxId}.${occasion}`,
});

const pendingItem = pushMessage.omit({ kind: true }).strip();
const times = z.object({ createdAt: z.iso.datetime(), dueAt: z.iso.datetime() });

/** The message for a newly written outbox entry, if it is a pending push and not a task for the owner. */
export const messageOfNew = (
  item: Readonly<Record<string, unknown>>,
): FifoMessage<PushMessage> | undefined =>
  item['__edb_e__'] === 'outbox' && leavesAtOnce(times.parse(item))
    ? pushMessageOf(pendingItem.parse(item), 'first')
    : undefined;
