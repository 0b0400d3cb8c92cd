import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import {
  DecisionDueEntity,
  decisionDueShards,
  type DecisionDueItem,
} from '#functions/_data/places/decision-due.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf } from '#functions/_data/places/packed-decision.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { replaceDecision } from '#functions/_domain/places/decisions/replacement-store.ts';
import type { SystemTable, StudioTable } from '#functions/_platform/ports/table.ts';

/** Classes with a decision that has reached its cut-off, over all studios, with at most this many per shard. */
export async function dueDecisions(
  acrossStudios: SystemTable,
  now: Date,
  perShardMax: number,
): Promise<DecisionDueItem[]> {
  const shards = Array.from({ length: decisionDueShards }, (_, shard) => String(shard));
  const pages = await Promise.all(
    shards.map((dueShard) =>
      acrossStudios
        .of(DecisionDueEntity)
        .query.due({ dueShard })
        .lte({ dueAt: now.toISOString() })
        .go({ limit: perShardMax }),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

/** Removes a class from the due index, unless a new decision has meanwhile added it again. */
async function forget(table: StudioTable, { studioId, classId, dueAt }: DecisionDueItem): Promise<void> {
  try {
    await table
      .of(DecisionDueEntity)
      .delete({ studioId, classId })
      .where((item, { eq }) => eq(item.dueAt, dueAt))
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * Moves the due item to the cut-off of the class's stored decision. The due item belonged to a decision that was never
 * stored.
 */
const postpone = (table: StudioTable, due: DecisionDueItem, dueAt: string): Promise<unknown> =>
  table
    .of(DecisionDueEntity)
    .put({ ...due, dueAt })
    .go();

/**
 * Expires a class's decision that is still waiting at the cut-off.
 *
 * @returns whether a decision expired; it stays due if its class changed meanwhile or it has time left
 */
export async function expireDecision(table: StudioTable, due: DecisionDueItem): Promise<boolean> {
  const { studioId, classId } = due;
  const cls = await findClass(table, studioId, classId);
  const decisionId = cls?.pendingDecisionId;
  const { data: before } =
    decisionId === undefined
      ? { data: null }
      : await table.of(DecisionEntity).get({ studioId, decisionId }).go({ consistent: true });
  const expires = cls && before?.status === 'pending-review';
  if (expires && before.expiresAt > due.dueAt) {
    await postpone(table, due, before.expiresAt);
    return false;
  }
  if (expires) {
    const expiry = {
      studioId,
      cls,
      before: decisionOf(before),
      beforeBecomes: 'expired',
      next: undefined,
    } as const;
    if (!(await replaceDecision(table, expiry))) return false;
  }
  await forget(table, due);
  return expires === true;
}
