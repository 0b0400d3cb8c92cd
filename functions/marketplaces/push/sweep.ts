import type { PushMessage } from '#shared/contracts/messages.ts';
import type { Clock } from '#functions/_platform/ports/base.ts';
import type { FifoQueue } from '#functions/_platform/ports/queues.ts';
import { pushMessageOf } from '#functions/_domain/places/outbox/pending-push.ts';
import { duePushes, postpone } from './sweep-store.ts';
import type { Tables } from '#functions/_platform/ports/table.ts';

/** A swept push that is still pending is checked again after this time. */
const againAfterMs = 5 * 60_000;

/**
 * Sends overdue pushes, even if their messages were lost.
 *
 * @returns the number of pushes
 */
export async function sweep(
  tables: Tables,
  {
    clock,
    pushes,
  }: {
    readonly clock: Clock;
    readonly pushes: FifoQueue<PushMessage>;
  },
): Promise<number> {
  const now = clock.now();
  const due = await duePushes(tables.acrossStudios, now);
  await pushes.send(due.map((item) => pushMessageOf(item, now.toISOString())));
  await Promise.all(
    due.map((item) =>
      postpone(tables.forStudio(item.studioId), item, new Date(now.getTime() + againAfterMs)),
    ),
  );
  return due.length;
}
