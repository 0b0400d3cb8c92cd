import { encodeTime } from 'ulid';
import {
  AdjustmentEntity,
  type AdjustmentItem,
  type indexedStatuses,
} from '#functions/_data/places/adjustment.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type StoredAdjustment = AdjustmentItem;

/** A range of a studio's changes, by ids. `above` is included, `below` is excluded. */
export interface AdjustmentStretch {
  /** Only changes with this status, which has an index. Without it, all changes. */
  readonly status?: (typeof indexedStatuses)[number] | undefined;
  readonly above: string;
  readonly below: string;
}

/** The newest changes of a range. Each status in the index has its own partition. */
export async function readStretch(
  table: StudioTable,
  studioId: string,
  { status, above, below }: AdjustmentStretch,
  itemsMax: number,
): Promise<AdjustmentItem[]> {
  const query = status
    ? table.of(AdjustmentEntity).query.byStatus({ studioId, status })
    : table.of(AdjustmentEntity).query.primary({ studioId });
  // A key range includes both of its ends.
  const wanted = itemsMax + 1;
  // The rows are counted, because a page of the table ends at one megabyte, wherever the range ends.
  const options = { order: 'desc', limit: wanted, count: wanted } as const;
  const { data } = await query.between({ adjustmentId: above }, { adjustmentId: below }).go(options);
  return data.filter(({ adjustmentId }) => adjustmentId !== below).slice(0, itemsMax);
}

const timeCharacters = 10;
const randomCharacters = 16;

/** The smallest id of a change that can be created at an instant. */
export const adjustmentIdAt = (instant: string): string =>
  encodeTime(Date.parse(instant), timeCharacters) + '0'.repeat(randomCharacters);

/** The number of changes read at once when counting. */
const countedAtOnce = 1000;

/** The number of changes created in a time that their marketplaces have confirmed, as Logs shows them. */
export async function countApplied(
  table: StudioTable,
  studioId: string,
  { fromUtc, toUtc }: { readonly fromUtc: string; readonly toUtc: string },
): Promise<number> {
  const above = adjustmentIdAt(fromUtc);
  let applied = 0;
  for (let below: string | undefined = adjustmentIdAt(toUtc); below !== undefined;) {
    const stretch = await readStretch(table, studioId, { above, below }, countedAtOnce);
    applied += stretch.filter(({ status }) => status === 'applied').length;
    below = stretch.length < countedAtOnce ? undefined : stretch.at(-1)?.adjustmentId;
  }
  return applied;
}

/** The number of newest changes that are searched for applied ones. */
const newestMax = 250;

/** Those of a studio's newest changes that were applied, newest first. */
export async function readNewestApplied(table: StudioTable, studioId: string): Promise<AdjustmentItem[]> {
  const newest = { order: 'desc', limit: newestMax } as const;
  const { data } = await table.of(AdjustmentEntity).query.primary({ studioId }).go(newest);
  return data.filter(({ status }) => status === 'applied');
}

export async function readAdjustment(
  table: StudioTable,
  studioId: string,
  adjustmentId: string,
): Promise<AdjustmentItem | undefined> {
  return (await table.of(AdjustmentEntity).get({ studioId, adjustmentId }).go()).data ?? undefined;
}
