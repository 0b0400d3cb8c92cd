import { invalidValue, notInFlight, receiptExpired, receiptInvalid } from './errors.ts';
import type { QueueState } from './queue-state.ts';
import { readReceipt } from './receipts.ts';

function open({ declaration, messages }: QueueState, receipt: string) {
  const named = readReceipt(receipt);
  if (named?.queueName !== declaration.name) throw receiptInvalid(receipt);
  const message = messages.get(named.messageId);
  return { message, isLatest: message?.receives === named.receives };
}

/** An outdated receipt deletes nothing; in a FIFO queue, an expired receipt is an error. */
export function deleteMessage(state: QueueState, receipt: string): void {
  const { message, isLatest } = open(state, receipt);
  if (!message) return;
  const ranOut = !isLatest || message.visibleAtMs <= state.nowMs();
  if (state.declaration.fifo && ranOut) throw receiptExpired(receipt);
  if (isLatest && message.repeat !== 'owed') state.messages.delete(message.id);
  state.deps.onChange();
}

export function changeVisibility(state: QueueState, receipt: string, seconds: number): void {
  const { message, isLatest } = open(state, receipt);
  if (!message) throw invalidValue(`Value ${receipt} for parameter ReceiptHandle is invalid.`);
  if (!isLatest || message.visibleAtMs <= state.nowMs()) throw notInFlight();
  message.visibleAtMs = state.nowMs() + seconds * 1000;
  state.messages.set(message.id, message);
  state.deps.onChange();
}
