import { allKeysOf, deleteKeys } from '#functions/_data/own-items.ts';
import { studioPrefix } from '#functions/_data/table/keys.ts';
import { idStartOf } from './class-id.ts';
import {
  LearnedDaysEntity,
  LearnedDemandEntity,
  LearnedPaidEntity,
  LearnedSinceEntity,
} from '#functions/_data/classes/learned-demand.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Deletes all learned demand, forecasts and finished days of a studio whose classes were deleted or emptied. */
export async function forgetLearned(table: StudioTable, studioId: string): Promise<void> {
  await table.of(LearnedDemandEntity).delete({ studioId }).go();
  await table.of(LearnedSinceEntity).delete({ studioId }).go();
  await table.of(LearnedDaysEntity).delete({ studioId }).go();
  await table.of(LearnedPaidEntity).delete({ studioId }).go();
  for (const partition of ['FORECAST', 'FINISHED'])
    await deleteKeys(table, await allKeysOf(table, `${studioPrefix(studioId)}${partition}`));
}

/**
 * Records that learned demand is out of date if any of these classes has begun. The next run over all classes then
 * learns it again. A class id begins with the class's start.
 */
export async function recordIfHistory(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
  now: Date,
): Promise<void> {
  const at = idStartOf(now.toISOString());
  if (!classIds.some((classId) => classId < at)) return;
  await table.of(LearnedSinceEntity).update({ studioId }).set({ historyChangedAt: now.toISOString() }).go();
}
