import type { Queue } from './queue.ts';
import type { QueueSet } from './queue-set.ts';

/** Sends each message back to its source queue as a new message. Returns the number of messages. */
export function redrive(set: QueueSet, dead: Queue): number {
  const messages = dead.drainVisible();
  for (const { body, attributes, groupId, id, senderId, deadLetterSource } of messages) {
    const target = deadLetterSource === undefined ? dead : set.byName(deadLetterSource);
    const fifo = target.declaration.fifo;
    target.send({ body, attributes, groupId, ...(fifo && { deduplicationId: `redrive-${id}` }) }, senderId);
  }
  return messages.length;
}
