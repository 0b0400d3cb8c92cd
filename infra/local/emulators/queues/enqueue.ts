import type { Message, NewMessage } from './message.ts';
import { addMessage, type QueueState } from './queue-state.ts';

function createMessage(state: QueueState, given: NewMessage, senderId: string): Message {
  const delaySeconds = given.delaySeconds ?? state.declaration.delaySeconds ?? 0;
  return addMessage(state, {
    id: state.deps.newId(),
    body: given.body,
    attributes: given.attributes,
    senderId,
    groupId: given.groupId,
    deduplicationId: given.deduplicationId,
    sentAtMs: state.nowMs(),
    firstReceivedAtMs: undefined,
    receives: 0,
    visibleAtMs: state.nowMs() + delaySeconds * 1000,
    repeat: 'no',
    deadLetterSource: undefined,
  });
}

/** Sends a message, or returns the one sent recently with the same deduplication id. */
export function sendMessage(state: QueueState, given: NewMessage, senderId: string): Message {
  const { deduplicationId } = given;
  if (!state.declaration.fifo || deduplicationId === undefined) return createMessage(state, given, senderId);
  const earlier = state.deduplication.find(deduplicationId, state.nowMs());
  if (earlier) return earlier;
  const message = createMessage(state, given, senderId);
  state.deduplication.remember(deduplicationId, message, state.nowMs());
  return message;
}

/** A message that moves to a dead-letter queue keeps its id and its receive count, and can be received at once. */
export function takeDead(state: QueueState, message: Message): void {
  const { fifo } = state.declaration;
  const nowMs = state.nowMs();
  addMessage(state, { ...message, visibleAtMs: nowMs, sentAtMs: fifo ? nowMs : message.sentAtMs });
}
