import { channelNames } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { confirmTask } from '#shared/contracts/marketplaces/confirm-task.ts';
import type { PushMessage } from '#shared/contracts/messages.ts';
import { pushQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { FifoQueue } from '#functions/_platform/ports/queues.ts';
import { activityOf } from '#functions/_domain/places/outbox/activity-view.ts';
import { readAdjustment } from '#functions/_domain/places/outbox/adjustment-store.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { readOutboxEntry, type OutboxEntry } from '#functions/_domain/places/outbox/push-store.ts';
import { wakeWaiting } from './push/room-for.ts';
import { settleOnce } from '#functions/_domain/places/outbox/settle-store.ts';
import { taskEndsAt } from '#functions/_domain/places/pending/task.ts';
import { placesMessage } from '#functions/_domain/classes/places-message.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * A decision's tasks are confirmed one by one. A write that conflicts with another is retried at most this many times.
 */
const attemptsMax = 8;

const noTask = () => new Failure('not-found', 'There is no such task.');

async function readTask(table: StudioTable, studioId: string, adjustmentId: string): Promise<OutboxEntry> {
  const adjustment = await readAdjustment(table, studioId, adjustmentId);
  if (!adjustment?.guided || adjustment.outboxId === undefined) throw noTask();
  const entry = await readOutboxEntry(table, studioId, adjustment.outboxId);
  if (!entry || entry.state !== 'pending')
    throw new Failure('already-decided', 'This task was already answered, or a newer one replaced it.');
  return entry;
}

async function assertInTime(
  table: StudioTable,
  { studioId, classId, createdAt }: OutboxEntry,
  now: Date,
): Promise<void> {
  const { startsAt } = await readClass(table, studioId, classId);
  if (now.toISOString() >= taskEndsAt(createdAt, startsAt))
    throw new Failure('decision-expired', 'The class is too close now. This task has expired.');
}

function messageOf(
  { marketplace, places }: OutboxEntry,
  outcome: 'done' | 'not-done',
  reason: string,
): string {
  const name = channelNames[marketplace];
  if (outcome === 'done') return `Set to ${placesMessage(places)} at ${name} by hand.`;
  if (reason === '') return `It could not be set at ${name} by hand.`;
  return `It could not be set at ${name} by hand: ${reason}`;
}

/**
 * Wakes the pushes that waited for this number. The answer has already been stored, and the sweeper sends any push that
 * is missed here.
 */
async function wake(
  table: StudioTable,
  push: OutboxEntry,
  { pushes, logger }: Base & { pushes: FifoQueue<PushMessage> },
) {
  try {
    await wakeWaiting(table, push, pushes);
  } catch (error) {
    logger.warn('pushes waiting for a task were not woken', { pushId: push.outboxId, error });
  }
}

export const handler = httpOperation(
  confirmTask,
  { pushes: pushQueue },
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { adjustmentId, outcome, reason = '' } = input;
    const confirmation = { actor: studioId, auditId: deps.ids.next(), correlationId };
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      const push = await readTask(table, studioId, adjustmentId);
      const at = deps.clock.now();
      await assertInTime(table, push, at);
      const state = outcome === 'done' ? 'acked' : 'failed';
      const message = messageOf(push, outcome, reason);
      if (!(await settleOnce(table, { push, state, at, message, confirmation }))) continue;
      await wake(table, push, deps);
      const settled = await readAdjustment(table, studioId, adjustmentId);
      if (!settled) throw noTask();
      return activityOf(settled);
    }
    throw new Failure('already-decided', 'A newer change of this class replaced this task.');
  },
);
