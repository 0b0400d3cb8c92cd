import type { ActivityStatus } from '#shared/contracts/activity/activity.ts';
import { AdjustmentEntity, type AdjustmentItem } from '#functions/_data/places/adjustment.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type StoredAdjustment = AdjustmentItem;

/** A stretch of a studio's changes, by the ids that bound it: `above` belongs to it, `below` does not. */
export interface AdjustmentStretch {
  readonly status?: ActivityStatus | undefined;
  readonly above: string;
  readonly below: string;
}

const statusOf: Record<ActivityStatus, AdjustmentItem['status']> = {
  success: 'applied',
  failure: 'failed',
  pending: 'pending',
  'not-sent': 'cancelled',
};

/** The newest changes of a stretch. Each status has a partition of its own. */
export async function readStretch(
  table: StudioTable,
  studioId: string,
  { status, above, below }: AdjustmentStretch,
  itemsMax: number,
): Promise<AdjustmentItem[]> {
  const query = status
    ? table.of(AdjustmentEntity).query.byStatus({ studioId, status: statusOf[status] })
    : table.of(AdjustmentEntity).query.primary({ studioId });
  // A range of keys holds both its ends.
  const wanted = itemsMax + 1;
  // The rows are counted, because one page of the table ends at a megabyte, wherever the stretch ends.
  const options = { order: 'desc', limit: wanted, count: wanted } as const;
  const { data } = await query.between({ adjustmentId: above }, { adjustmentId: below }).go(options);
  return data.filter(({ adjustmentId }) => adjustmentId !== below).slice(0, itemsMax);
}

export async function readAdjustment(
  table: StudioTable,
  studioId: string,
  adjustmentId: string,
): Promise<AdjustmentItem | undefined> {
  return (await table.of(AdjustmentEntity).get({ studioId, adjustmentId }).go()).data ?? undefined;
}
