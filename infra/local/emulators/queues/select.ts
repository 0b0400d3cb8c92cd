import type { Message } from './message.ts';
import type { QueueFaults } from './options.ts';
import type { Random } from '../_shared/random.ts';

const isVisible = (message: Message, nowMs: number) => message.visibleAtMs <= nowMs;

/**
 * Selects messages by group, the group with the oldest message first. Each group is read in order up to its first
 * message that is delayed or in flight; messages behind it must wait.
 */
export function selectInOrder(messages: Iterable<Message>, max: number, nowMs: number): Message[] {
  const groups = new Map<string | undefined, Message[]>();
  const stopped = new Set<string | undefined>();
  for (const message of messages) {
    const { groupId } = message;
    if (stopped.has(groupId)) continue;
    if (!isVisible(message, nowMs)) stopped.add(groupId);
    else if (!groups.has(groupId)) groups.set(groupId, [message]);
    else groups.get(groupId)?.push(message);
    if (groups.values().next().value?.length === max) break;
  }
  return [...groups.values()].flat().slice(0, max);
}

/** Selects the oldest messages or, with a seed, random ones among the oldest. */
export function selectAny(
  messages: Iterable<Message>,
  max: number,
  nowMs: number,
  { faults, random }: { faults: QueueFaults | undefined; random: Random },
): Message[] {
  const pool: Message[] = [];
  const poolMessages = Math.max(max, faults?.reorderMessages ?? 0);
  for (const message of messages) {
    if (pool.length === poolMessages) break;
    if (isVisible(message, nowMs)) pool.push(message);
  }
  if (!faults || faults.reorderMessages < 2) return pool.slice(0, max);
  const drawn = Array.from({ length: Math.min(max, pool.length) }, () =>
    pool.splice(Math.floor(random() * pool.length), 1),
  );
  return drawn.flat();
}
