import type { Random } from '../../../../shared/core/numbers/random.ts';
import { createDeduplication } from './deduplication.ts';
import type { Message } from './message.ts';
import type { QueueDeclaration, QueueFaults } from './options.ts';

const retentionSecondsDefault = 345_600;

export type QueueDeps = {
  now: () => Date;
  newId: () => string;
  random: Random;
  faults: QueueFaults | undefined;
  /** Called whenever something may have become receivable. */
  onChange: () => void;
  moveDead: (message: Message) => void;
};

export type QueueState = ReturnType<typeof createQueueState>;

/** Messages in the order they came in, which never changes while they stay. */
export function createQueueState(declaration: QueueDeclaration, deps: QueueDeps) {
  return {
    declaration,
    deps,
    retentionSeconds: declaration.retentionSeconds ?? retentionSecondsDefault,
    messages: new Map<string, Message>(),
    deduplication: createDeduplication(),
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

/** When the next hidden message shows; Infinity when none is hidden. */
export function nextVisibleAtMs({ messages, nowMs }: QueueState): number {
  let nextMs = Infinity;
  for (const { visibleAtMs } of messages.values())
    if (visibleAtMs > nowMs()) nextMs = Math.min(nextMs, visibleAtMs);
  return nextMs;
}

/** Takes out what nobody holds. */
export function drainVisible({ messages, nowMs }: QueueState): Message[] {
  const visible = [...messages.values()].filter(({ visibleAtMs }) => visibleAtMs <= nowMs());
  for (const { id } of visible) messages.delete(id);
  return visible;
}
