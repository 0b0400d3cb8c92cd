import { exportActivity, exportedActivityRowsMax } from '#shared/contracts/activity/export-activity.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readActivity } from '#functions/_domain/places/outbox/read-activity.ts';
import { findActivity } from './find-activity.ts';
import { readPause } from '#functions/_domain/places/outbox/read-pause.ts';

/** The most changes examined for one exported file. */
const exportExaminedMax = 10_000;

const bounds = { itemsMax: exportedActivityRowsMax, examinedMax: exportExaminedMax };

export const handler = httpOperation(exportActivity, {}, async ({ table, input, caller }) => {
  const { studioId } = caller;
  const { timezone, pausedBy } = await readPause(table, studioId);
  const found = await findActivity(table, studioId, input, timezone, undefined, bounds);
  const oldest = found.below === undefined ? undefined : found.adjustments.at(-1)?.createdAt;
  return {
    changes: await readActivity(table, studioId, found.adjustments, pausedBy),
    lookedBackTo: found.lookedBackTo ?? oldest ?? null,
  };
});
