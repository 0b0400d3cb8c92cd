import type { Random } from '../_shared/random.ts';
import { createDeduplication } from './deduplication.ts';
import type { Change } from './journal.ts';
import { StoredMessages } from './stored-messages.ts';
import type { Message } from './message.ts';
import type { QueueDeclaration, QueueFaults } from './options.ts';

const retentionSecondsDefault = 345_600;

export type QueueDeps = {
  now: () => Date;
  newId: () => string;
  random: Random;
  faults: QueueFaults | undefined;
  /** Called whenever a message may have become available. */
  onChange: () => void;
  moveDead: (message: Message) => void;
  /** Called with every change, before the caller gets a response. */
  onWrite: (change: Change) => void;
};

export type QueueState = ReturnType<typeof createQueueState>;

/** Messages in their order of arrival, which never changes. */
export function createQueueState(declaration: QueueDeclaration, deps: QueueDeps) {
  const queue = declaration.name;
  const { onWrite } = deps;
  return {
    declaration,
    deps,
    retentionSeconds: declaration.retentionSeconds ?? retentionSecondsDefault,
    messages: new StoredMessages(
      (put) => onWrite({ queue, put }),
      (gone) => onWrite({ queue, gone }),
    ),
    deduplication: createDeduplication((sent) => onWrite({ queue, sent })),
    lastSequence: 0,
    nowMs: () => deps.now().getTime(),
  };
}

export function addMessage(state: QueueState, message: Omit<Message, 'sequence'>): Message {
  const added = { ...message, sequence: (state.lastSequence += 1) };
  state.messages.set(added.id, added);
  state.deps.onChange();
  return added;
}

/** Restores a queue's state by repeating the changes that earlier starts wrote. */
export function restore(state: QueueState, change: Change): void {
  if ('put' in change) {
    state.messages.restore(change.put);
    state.lastSequence = Math.max(state.lastSequence, change.put.sequence);
  } else if ('gone' in change) state.messages.forgetRestored(change.gone);
  else state.deduplication.restore(change.sent);
}

/** The content of a queue, as the changes that create it from an empty queue. */
export const changesOf = ({ declaration, messages, deduplication }: QueueState): Change[] => [
  ...[...messages.values()].map((put) => ({ queue: declaration.name, put })),
  ...deduplication.all().map((sent) => ({ queue: declaration.name, sent })),
];

export function dropOld({ messages, retentionSeconds, nowMs }: QueueState): void {
  for (const { id, sentAtMs } of messages.values())
    if (sentAtMs + retentionSeconds * 1000 <= nowMs()) messages.delete(id);
}

export type Counts = { visible: number; inFlight: number; delayed: number };

export function countMessages(state: QueueState): Counts {
  dropOld(state);
  const counts = { visible: 0, inFlight: 0, delayed: 0 };
  for (const { visibleAtMs, receives } of state.messages.values()) {
    if (visibleAtMs <= state.nowMs()) counts.visible += 1;
    else counts[receives > 0 ? 'inFlight' : 'delayed'] += 1;
  }
  return counts;
}

/** When the next hidden message becomes visible; Infinity when no message is hidden. */
export function nextVisibleAtMs({ messages, nowMs }: QueueState): number {
  let nextMs = Infinity;
  for (const { visibleAtMs } of messages.values())
    if (visibleAtMs > nowMs()) nextMs = Math.min(nextMs, visibleAtMs);
  return nextMs;
}

/** Removes and returns the visible messages. */
export function drainVisible({ messages, nowMs }: QueueState): Message[] {
  const visible = [...messages.values()].filter(({ visibleAtMs }) => visibleAtMs <= nowMs());
  for (const { id } of visible) messages.delete(id);
  return visible;
}
