import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { findClasses } from '#functions/_domain/classes/class-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { activityOf, isOpenTask, type AdjustmentRow, type PausedBy } from './activity-view.ts';

/**
 * Stored changes in the form that Logs show. The classes of tasks that wait for a person are read, because a task is
 * worded by the facts as they are now.
 */
export async function readActivity(
  table: StudioTable,
  studioId: string,
  rows: readonly AdjustmentRow[],
  pausedBy: PausedBy | undefined,
): Promise<ActivityView[]> {
  const tasks = rows.filter(isOpenTask);
  const classes = await findClasses(
    table,
    studioId,
    tasks.map(({ classId }) => classId),
  );
  return rows.map((row) => activityOf(row, { pausedBy, cls: classes.get(row.classId) }));
}
