import { AdjustmentEntity, type AdjustmentItem } from '#functions/_data/places/adjustment.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { OutboxEntity, shardOf } from '#functions/_data/places/outbox.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import type { OutboxEntry } from './push-store.ts';
import {
  decisionAfter,
  decisionWrites,
  readAdjustmentOf,
  tallyOf,
  type DecisionsAfter,
} from './settle-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface Reopening {
  /** The failed push as it was read. */
  readonly push: OutboxEntry;
  readonly at: Date;
  /** When the sweeper sends the push, unless somebody else sends it first. */
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

/** A failed push becomes pending again. */
export interface PushReopened {
  readonly kind: 'push-reopened';
  readonly reopening: Reopening;
  /** The push's adjustment before the change. */
  readonly before: AdjustmentItem;
  readonly decision: DecisionsAfter;
}

const reopenedWrites = ({ push, dueAt }: Reopening): Write[] => {
  const { studioId, outboxId, adjustmentId, classId, marketplace, pushVersion } = push;
  return [
    writerOf(OutboxEntity)
      .patch({ studioId, outboxId })
      .set({ state: 'pending', dueShard: shardOf(outboxId), dueAt: dueAt.toISOString() })
      .remove(['expiresAtSeconds', 'leaseUntil', 'failedFor'])
      .where((item, { eq }) => eq(item.state, 'failed'))
      .commit(),
    writerOf(AdjustmentEntity)
      .patch({ studioId, adjustmentId })
      .set({ status: 'pending' })
      .remove(['message', 'endedAt'])
      .where((item, { eq }) => eq(item.status, 'failed'))
      .commit(),
    writerOf(ClassEntity)
      .check({ studioId, classId, month: monthOf(classId) })
      .where((item, { eq }) => eq(item.pushVersions[marketplace], pushVersion))
      .commit(),
  ];
};

export const redriveDerivers: Derivers<PushReopened> = {
  'push-reopened': ({ reopening, before, decision }) => ({
    items: [...reopenedWrites(reopening), ...decisionWrites(reopening.push.studioId, decision)],
    audit: auditOf(reopening),
    tally: {
      cls: reopening.push,
      by: [...tallyOf(before, 'pending'), ...decision.map(({ tally }) => tally)],
    },
  }),
};

/**
 * Makes a failed push pending again, if it is still failed and still the latest of its class and marketplace. Its
 * outbox entry, adjustment and decision all become pending.
 *
 * @returns whether it was stored
 */
export async function reopenPush(table: StudioTable, reopening: Reopening): Promise<boolean> {
  const { push } = reopening;
  const decision = push.decisionId
    ? await decisionAfter(table, push, push.decisionId, 'pending', undefined)
    : [];
  const before = await readAdjustmentOf(table, push);
  if (!isStill(before)) return false;
  return committed(table, redriveDerivers, [{ kind: 'push-reopened', reopening, before, decision }]);
}
