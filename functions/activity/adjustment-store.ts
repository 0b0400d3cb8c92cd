import { AdjustmentEntity, type AdjustmentItem } from '../_data/adjustment.ts';

export interface AdjustmentPage {
  readonly adjustments: AdjustmentItem[];
  /** The id below which the next page begins. */
  readonly lastId: string | undefined;
}

/** One page of a studio's changes, newest first. */
export async function readAdjustments(
  studioId: string,
  below: string | undefined,
  itemsMax: number,
): Promise<AdjustmentPage> {
  const all = AdjustmentEntity.query.primary({ studioId });
  const query = below === undefined ? all : all.lt({ adjustmentId: below });
  const { data } = await query.go({ order: 'desc', limit: itemsMax + 1 });
  const adjustments = data.slice(0, itemsMax);
  return { adjustments, lastId: data.length > itemsMax ? adjustments.at(-1)?.adjustmentId : undefined };
}

export async function readAdjustment(
  studioId: string,
  adjustmentId: string,
): Promise<AdjustmentItem | undefined> {
  return (await AdjustmentEntity.get({ studioId, adjustmentId }).go()).data ?? undefined;
}
