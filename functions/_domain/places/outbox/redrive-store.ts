import type { AdjustmentItem } from '#functions/_data/places/adjustment.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { shardOf } from '#functions/_data/places/outbox.ts';
import { pipeline } from '#functions/_data/service.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { tallyWrites } from '#functions/_domain/classes/tally-store.ts';
import type { OwedPush } from './push-store.ts';
import { decisionAfter, decisionWrites, readAdjustmentOf, tallyOf } from './settle-store.ts';

export interface Reopening {
  /** As it was read: failed. */
  readonly push: OwedPush;
  readonly at: Date;
  /** When the sweeper is to send it, where nobody else does. */
  readonly dueAt: Date;
  readonly audit: { readonly auditId: string; readonly actor: string; readonly correlationId: string };
}

const auditOf = ({ push, at, audit }: Reopening) => ({
  ...audit,
  studioId: push.studioId,
  at: at.toISOString(),
  action: 'activity.redrive',
  subject: push.adjustmentId,
});

const isStill = (before: AdjustmentItem | null): before is AdjustmentItem => before?.status === 'failed';

/**
 * Owes anew what had failed, if it is still failed and still the latest of its class and marketplace: outbox item,
 * adjustment and decision say that it waits again.
 *
 * @returns whether it was stored
 */
export async function reopenPush(reopening: Reopening): Promise<boolean> {
  const { push, dueAt } = reopening;
  const { studioId, outboxId, adjustmentId, classId, marketplace, pushVersion } = push;
  const decision = push.decisionId ? await decisionAfter(push, push.decisionId, 'pending', undefined) : [];
  const before = await readAdjustmentOf(push);
  if (!isStill(before)) return false;
  const tallies = [...tallyOf(before, 'pending'), ...decision.map(({ tally }) => tally)];
  const transaction = pipeline.transaction.write((entities) => [
    entities.outbox
      .patch({ studioId, outboxId })
      .set({ state: 'pending', dueShard: shardOf(outboxId), dueAt: dueAt.toISOString() })
      .remove(['expiresAtSeconds', 'leaseUntil', 'failedFor'])
      .where((item, { eq }) => eq(item.state, 'failed'))
      .commit(),
    entities.adjustment
      .patch({ studioId, adjustmentId })
      .set({ status: 'pending' })
      .remove(['message', 'endedAt'])
      .where((item, { eq }) => eq(item.status, 'failed'))
      .commit(),
    entities.class
      .check({ studioId, classId, month: monthOf(classId) })
      .where((item, { eq }) => eq(item.pushVersions[marketplace], pushVersion))
      .commit(),
    entities.audit.create(auditOf(reopening)).commit(),
    ...decisionWrites(entities.decision, studioId, decision),
    ...tallyWrites(entities, studioId, classId, tallies),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}
