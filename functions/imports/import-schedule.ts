import { importSchedule } from '../../shared/contracts/imports/import-schedule.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readStudio } from '../settings/studio-store.ts';
import { assertNoFindings, checkFile } from './check-file.ts';
import { scheduleColumns } from './columns.ts';
import { inAPlace } from './in-a-place.ts';
import { readSchedule } from './schedule-rows.ts';
import { takeInSchedule } from './take-in-schedule.ts';

export const handler = httpOperation(importSchedule, {}, async ({ input, caller: { studioId }, deps }) => {
  const { timezone, inventoryMode: mode } = await readStudio(studioId);
  const { rows, repeated, findings } = readSchedule(
    checkFile(input.csvData, scheduleColumns),
    timezone,
    mode,
  );
  assertNoFindings(findings, 'classes');
  const newId = () => deps.ids.next();
  const counts = await inAPlace(studioId, deps, () =>
    takeInSchedule({ studioId, mode, now: deps.clock.now(), newId }, rows),
  );
  return { ...counts, unchanged: counts.unchanged + repeated, skipped: 0 };
});
