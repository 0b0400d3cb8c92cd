import type { ActivityStatus } from '../../shared/contracts/activity/activity.ts';
import { AdjustmentEntity, type AdjustmentItem } from '../_data/adjustment.ts';

export type StoredAdjustment = AdjustmentItem;

/** A stretch of a studio's changes, by the ids that bound it: `above` belongs to it, `below` does not. */
export interface Stretch {
  readonly status?: ActivityStatus | undefined;
  readonly above: string;
  readonly below: string;
}

const statusesOf: Record<ActivityStatus, readonly AdjustmentItem['status'][]> = {
  success: ['applied'],
  failure: ['failed'],
  pending: ['pending', 'cancelled'],
};

const newestFirst = (a: AdjustmentItem, b: AdjustmentItem): number =>
  a.adjustmentId < b.adjustmentId ? 1 : -1;

/** The newest changes of a stretch: each status lies in a partition of its own. */
export async function readStretch(
  studioId: string,
  { status, above, below }: Stretch,
  itemsMax: number,
): Promise<AdjustmentItem[]> {
  const queries = status
    ? statusesOf[status].map((one) => AdjustmentEntity.query.byStatus({ studioId, status: one }))
    : [AdjustmentEntity.query.primary({ studioId })];
  // A range of keys holds both its ends.
  const options = { order: 'desc', limit: itemsMax + 1 } as const;
  const found = await Promise.all(
    queries.map((query) => query.between({ adjustmentId: above }, { adjustmentId: below }).go(options)),
  );
  return found
    .flatMap(({ data }) => data)
    .filter(({ adjustmentId }) => adjustmentId !== below)
    .toSorted(newestFirst)
    .slice(0, itemsMax);
}

export async function readAdjustment(
  studioId: string,
  adjustmentId: string,
): Promise<AdjustmentItem | undefined> {
  return (await AdjustmentEntity.get({ studioId, adjustmentId }).go()).data ?? undefined;
}
