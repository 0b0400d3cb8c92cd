import { receiveMessages } from './dequeue.ts';
import { sendMessage, takeDead } from './enqueue.ts';
import type { Message, NewMessage } from './message.ts';
import type { QueueDeclaration } from './options.ts';
import {
  countMessages,
  createQueueState,
  drainVisible,
  nextVisibleAtMs,
  type QueueDeps,
} from './queue-state.ts';
import { changeVisibility, deleteMessage } from './settle.ts';

export type Queue = ReturnType<typeof createQueue>;

export function createQueue(declaration: QueueDeclaration, deps: QueueDeps) {
  const state = createQueueState(declaration, deps);
  return {
    declaration,
    retentionSeconds: state.retentionSeconds,
    send: (given: NewMessage, senderId: string) => sendMessage(state, given, senderId),
    takeDead: (message: Message) => takeDead(state, message),
    receive: (max: number, visibilitySeconds?: number) => receiveMessages(state, max, visibilitySeconds),
    delete: (receipt: string) => deleteMessage(state, receipt),
    changeVisibility: (receipt: string, seconds: number) => changeVisibility(state, receipt, seconds),
    counts: () => countMessages(state),
    nextVisibleAtMs: () => nextVisibleAtMs(state),
    drainVisible: () => drainVisible(state),
    purge: () => state.messages.clear(),
  };
}
