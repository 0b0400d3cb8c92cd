import { receiveMessages } from './dequeue.ts';
import { sendMessage, takeDead } from './enqueue.ts';
import type { Change } from './journal.ts';
import type { Message, NewMessage } from './message.ts';
import type { QueueDeclaration } from './options.ts';
import {
  changesOf,
  countMessages,
  createQueueState,
  drainVisible,
  nextVisibleAtMs,
  restore,
  type QueueDeps,
} from './queue-state.ts';
import { changeVisibility, deleteMessage } from './settle.ts';

export type Queue = ReturnType<typeof createQueue>;

export function createQueue(declaration: QueueDeclaration, deps: QueueDeps) {
  const state = createQueueState(declaration, deps);
  let isHeld = false;
  return {
    declaration,
    retentionSeconds: state.retentionSeconds,
    send: (given: NewMessage, senderId: string) => sendMessage(state, given, senderId),
    takeDead: (message: Message) => takeDead(state, message),
    receive: (max: number, visibilitySeconds?: number) =>
      isHeld ? [] : receiveMessages(state, max, visibilitySeconds),
    /** Stops or resumes deliveries. */
    hold: (held: boolean) => void (isHeld = held),
    delete: (receipt: string) => deleteMessage(state, receipt),
    changeVisibility: (receipt: string, seconds: number) => changeVisibility(state, receipt, seconds),
    counts: () => countMessages(state),
    nextVisibleAtMs: () => (isHeld ? Infinity : nextVisibleAtMs(state)),
    drainVisible: () => drainVisible(state),
    purge: () => state.messages.clear(),
    restore: (change: Change) => restore(state, change),
    changes: () => changesOf(state),
  };
}
