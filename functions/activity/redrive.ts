import { redrive } from '#shared/contracts/activity/redrive.ts';
import { channelNames } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { pushQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { pushMessageOf } from '#functions/_domain/places/outbox/pending-push.ts';
import { readOutboxEntry, type OutboxEntry } from '#functions/_domain/places/outbox/push-store.ts';
import { readAdjustmentOf } from '#functions/_domain/places/outbox/settle-store.ts';
import { reopenPush } from '#functions/_domain/places/outbox/redrive-store.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { activityOf } from '#functions/_domain/places/outbox/activity-view.ts';
import { readAdjustment } from '#functions/_domain/places/outbox/adjustment-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { sweepAfterMs } from '#functions/_domain/places/pending/leaves-at-once.ts';

const noChange = () => new Failure('not-found', 'There is no such change.');

/** Reads the outbox entry of a change. Entries are deleted long after their class has ended. */
async function readEntryOf(table: StudioTable, studioId: string, adjustmentId: string): Promise<OutboxEntry> {
  const adjustment = await readAdjustment(table, studioId, adjustmentId);
  if (!adjustment) throw noChange();
  if (adjustment.guided)
    throw new Failure(
      'already-decided',
      'These places are set by hand. To be asked again, type their number again in the class.',
    );
  const entry = adjustment.outboxId && (await readOutboxEntry(table, studioId, adjustment.outboxId));
  if (!entry) throw begun();
  return entry;
}

const begun = () =>
  new Failure('decision-expired', 'The class has begun. Its places cannot be changed any more.');

async function assertWanted(table: StudioTable, entry: OutboxEntry, now: Date): Promise<void> {
  const name = channelNames[entry.marketplace];
  const cls = await findClass(table, entry.studioId, entry.classId);
  if (!cls || cls.startsAt <= now.toISOString()) throw begun();
  if (entry.state === 'superseded' || cls.pushVersions[entry.marketplace] !== entry.pushVersion)
    throw new Failure(
      'already-decided',
      `A newer change of this class replaced it at ${name}. It is not sent again.`,
    );
  if (entry.state === 'acked')
    throw new Failure('already-decided', `${name} has already confirmed these places.`);
}

export const handler = httpOperation(
  redrive,
  { pushes: pushQueue },
  async ({ table, input: { adjustmentId }, caller: { studioId }, deps, correlationId }) => {
    const push = await untilStored(async () => {
      const entry = await readEntryOf(table, studioId, adjustmentId);
      const at = deps.clock.now();
      await assertWanted(table, entry, at);
      if (entry.state !== 'failed') return entry;
      const audit = { auditId: deps.ids.next(), actor: studioId, correlationId };
      const dueAt = new Date(at.getTime() + sweepAfterMs);
      if (!(await reopenPush(table, { push: entry, at, dueAt, audit }))) return undefined;
      await deps.pushes.send([pushMessageOf(entry, at.toISOString())]);
      return entry;
    }, 'This change is being sent by somebody else at the same moment. Please try again.');
    const adjustment = await readAdjustmentOf(table, push);
    if (!adjustment) throw noChange();
    return activityOf(adjustment);
  },
);
