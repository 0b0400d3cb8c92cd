import type { Random } from '../_shared/random.ts';
import type { Message } from './message.ts';
import type { QueueFaults } from './options.ts';
import { dropOld, type QueueState } from './queue-state.ts';
import { writeReceipt } from './receipts.ts';
import { selectAny, selectInOrder } from './select.ts';

/** A delivered message and the receipt that settles it. */
export type Delivery = { message: Message; receipt: string };

/** Moves messages that were received too often to the dead-letter queue. */
function moveExhausted({ declaration, messages, deps, nowMs }: QueueState): void {
  const { name, deadLetterTo, receivesMax = Infinity } = declaration;
  if (deadLetterTo === undefined) return;
  for (const message of messages.values()) {
    if (message.receives < receivesMax || message.visibleAtMs > nowMs()) continue;
    messages.delete(message.id);
    deps.moveDead({ ...message, deadLetterSource: name });
  }
}

function nextRepeat({ repeat }: Message, { duplicateShare }: QueueFaults, random: Random): Message['repeat'] {
  if (repeat !== 'no') return 'given';
  return random() < duplicateShare ? 'owed' : 'no';
}

function deliver(state: QueueState, message: Message, visibilitySeconds: number): Delivery {
  const { declaration, deps } = state;
  message.receives += 1;
  message.firstReceivedAtMs ??= state.nowMs();
  if (deps.faults && !declaration.fifo) message.repeat = nextRepeat(message, deps.faults, deps.random);
  message.visibleAtMs = state.nowMs() + (message.repeat === 'owed' ? 0 : visibilitySeconds * 1000);
  state.messages.set(message.id, message);
  const { id: messageId, receives } = message;
  return {
    message: { ...message },
    receipt: writeReceipt({ queueName: declaration.name, messageId, receives }),
  };
}

export function receiveMessages(
  state: QueueState,
  max: number,
  visibilitySeconds = state.declaration.visibilityTimeoutSeconds,
): Delivery[] {
  dropOld(state);
  moveExhausted(state);
  const selected = state.declaration.fifo
    ? selectInOrder(state.messages.values(), max, state.nowMs())
    : selectAny(state.messages.values(), max, state.nowMs(), state.deps);
  return selected.map((message) => deliver(state, message, visibilitySeconds));
}
