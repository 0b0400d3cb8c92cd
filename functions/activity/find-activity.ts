import type { ActivityStatus } from '#shared/contracts/activity/activity.ts';
import type { ActivityFilter } from '#shared/contracts/activity/filter.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { fold } from '#shared/core/csv/text.ts';
import { dayRangeUtc } from '#shared/core/time/zone.ts';
import {
  adjustmentIdAt,
  readStretch,
  type StoredAdjustment,
  type AdjustmentStretch,
} from '#functions/_domain/places/outbox/adjustment-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most items in one answer, and the most changes that may be examined to find them. */
export interface Bounds {
  readonly itemsMax: number;
  readonly examinedMax: number;
}

export interface FoundActivity {
  readonly adjustments: StoredAdjustment[];
  /** The id below which the search continues; undefined if the search is complete. */
  readonly below: string | undefined;
  /** When the last examined change was decided, if the search stopped before the page was full. */
  readonly lookedBackTo: string | undefined;
}

/** The number of changes read at once when searching. */
const stretchItems = 250;

const firstId = '0';
const afterLastId = '~';

const firstDay = '0001-01-02';
const lastDay = '9998-12-31';

/**
 * Converts a filter to a range of ids.
 *
 * @throws {Failure} `invalid-input` if the days are in the wrong order
 */
function rangeOf({ from, to }: ActivityFilter, timezone: string): { above: string; below: string } {
  if (from !== undefined && to !== undefined && from > to) {
    const finding = { path: 'query.to', message: 'must not be before the first day' };
    throw new Failure('invalid-input', `${finding.path}: ${finding.message}`, [finding]);
  }
  const { fromUtc, toUtc } = dayRangeUtc(from ?? firstDay, to ?? lastDay, timezone);
  return {
    above: from === undefined ? firstId : adjustmentIdAt(fromUtc),
    below: to === undefined ? afterLastId : adjustmentIdAt(toUtc),
  };
}

const statusOf: Record<ActivityStatus, StoredAdjustment['status']> = {
  success: 'applied',
  failure: 'failed',
  pending: 'pending',
  'not-sent': 'cancelled',
};

/** The status as a key range; undefined if all changes have to be examined to find those with this status. */
function indexedOf(status: ActivityStatus | undefined): AdjustmentStretch['status'] {
  const stored = status && statusOf[status];
  return stored === 'failed' || stored === 'cancelled' ? stored : undefined;
}

function isWanted({ platform, status, text }: ActivityFilter): (row: StoredAdjustment) => boolean {
  const wanted = fold(text ?? '');
  return ({ marketplace, status: found, className }) =>
    (platform === undefined || marketplace === platform) &&
    (status === undefined || found === statusOf[status]) &&
    (wanted === '' || fold(className).includes(wanted));
}

const earlier = (a: string, b: string | undefined): string => (b !== undefined && b < a ? b : a);

/**
 * Finds the changes that match a filter, newest first. Days, and changes that failed or were not sent, are searched by
 * key range. For other statuses, platform and name, a limited number of changes is examined.
 *
 * @param below the search starts below this id
 * @throws {Failure} `invalid-input` if the days are in the wrong order
 */
export async function findActivity(
  table: StudioTable,
  studioId: string,
  filter: ActivityFilter,
  timezone: string,
  below: string | undefined,
  { itemsMax, examinedMax }: Bounds,
): Promise<FoundActivity> {
  const wanted = isWanted(filter);
  const range = rangeOf(filter, timezone);
  const status = indexedOf(filter.status);
  let place: AdjustmentStretch = { ...range, status, below: earlier(range.below, below) };
  const found: StoredAdjustment[] = [];
  const isSearch =
    (filter.status !== undefined && status === undefined) ||
    filter.platform !== undefined ||
    fold(filter.text ?? '') !== '';
  for (let examined = 0; ;) {
    const size = Math.min(isSearch ? stretchItems : itemsMax + 1, examinedMax - examined);
    const stretch = await readStretch(table, studioId, place, size);
    examined += stretch.length;
    found.push(...stretch.filter(wanted));
    const last = stretch.at(-1);
    if (found.length > itemsMax) {
      const adjustments = found.slice(0, itemsMax);
      return { adjustments, below: adjustments.at(-1)?.adjustmentId, lookedBackTo: undefined };
    }
    if (!last || stretch.length < size)
      return { adjustments: found, below: undefined, lookedBackTo: undefined };
    if (examined >= examinedMax)
      return { adjustments: found, below: last.adjustmentId, lookedBackTo: last.createdAt };
    place = { ...place, below: last.adjustmentId };
  }
}
