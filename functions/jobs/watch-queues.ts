import type { Base } from '#functions/_platform/ports/base.ts';
import type { QueueDepth, WatchedQueues } from '#functions/_platform/ports/queues.ts';
import { recordAtEnd } from '#functions/_platform/work.ts';

export interface WatchDeps extends Base {
  readonly queues: WatchedQueues;
}

/** Messages are waiting but none is being processed. A slow worker would be processing some. */
const isUnread = ({ waiting, inFlight }: QueueDepth): boolean => waiting > 0 && inFlight === 0;

/**
 * Counts dead letters and unread queues over all queues of the stage. A single poll may catch a queue by chance, so
 * each alarm requires several polls in a row.
 */
export async function watchQueues({ queues, logger }: WatchDeps): Promise<Record<string, number>> {
  const [work, deadLetters] = await Promise.all([queues.work(), queues.deadLetters()]);
  const unread = work.filter(isUnread);
  const holding = deadLetters.filter(({ waiting }) => waiting > 0);
  for (const { queue, waiting } of unread) logger.warn('queue unread', { queue, waiting });
  for (const { queue, waiting } of holding) logger.warn('dead letters', { queue, waiting });
  const letters = holding.reduce((sum, { waiting }) => sum + waiting, 0);
  if (unread.length > 0) recordAtEnd({}, { QueuesUnread: unread.length });
  if (letters > 0) recordAtEnd({}, { DeadLetters: letters });
  return { queues: work.length + deadLetters.length };
}
