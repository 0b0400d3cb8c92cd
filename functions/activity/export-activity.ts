import { exportActivity, exportedActivityRowsMax } from '#shared/contracts/activity/export-activity.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { activityCsv } from './activity-csv.ts';
import { activityOf } from '#functions/_domain/places/outbox/activity-view.ts';
import { findActivity } from './find-activity.ts';
import { readPause } from '#functions/_domain/places/outbox/read-pause.ts';

/** The most changes examined for one exported file. */
const exportExaminedMax = 10_000;

const bounds = { itemsMax: exportedActivityRowsMax, examinedMax: exportExaminedMax };

export const handler = httpOperation(exportActivity, {}, async ({ table, input, caller, deps }) => {
  const { studioId } = caller;
  const { timezone, pausedBy } = await readPause(table, studioId);
  const found = await findActivity(table, studioId, input, timezone, undefined, bounds);
  const { date } = instantToLocal(deps.clock.now().toISOString(), timezone);
  const oldest = found.below === undefined ? undefined : found.adjustments.at(-1)?.createdAt;
  return {
    fileName: `activity-logs-${date}.csv`,
    csvData: activityCsv(
      found.adjustments.map((row) => activityOf(row, pausedBy)),
      timezone,
    ),
    rows: found.adjustments.length,
    lookedBackTo: found.lookedBackTo ?? oldest ?? null,
  };
});
