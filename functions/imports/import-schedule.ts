import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { readingQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { recordIfHistory } from '#functions/_domain/classes/history-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { assertNoFindings, checkFile } from '#functions/_domain/imports/check-file.ts';
import { scheduleColumns } from '#functions/_domain/classes/columns.ts';
import { asScheduled, storeSimilarRows } from '#functions/_domain/same-classes/same-class-store.ts';
import { requestSales, salesRead } from '#functions/_domain/imports/sales-read.ts';
import { assertReadWith, withPermit } from '#functions/_domain/imports/with-permit.ts';
import { readSchedule } from '#functions/_domain/classes/schedule-rows.ts';
import { cancelledCount } from './state/import.ts';
import { asCompared, cancelNamed, type FileClass } from './rows/cancelled-classes.ts';
import { applySchedule } from '#functions/_domain/imports/apply-schedule.ts';

export const handler = httpOperation(
  importSchedule,
  { readings: readingQueue },
  async ({ table, input, caller, deps, correlationId }) => {
    const { studioId } = caller;
    const studio = await readStudio(table, studioId);
    const { timezone, inventoryMode: mode } = studio;
    const { rows, repeated, findings, cancelled } = readSchedule(
      checkFile(input.csvData, scheduleColumns),
      timezone,
      mode,
    );
    assertNoFindings(findings, 'classes');
    const newId = () => deps.ids.next();
    if (rows.some(({ currentBookings }) => currentBookings !== undefined)) {
      const since = deps.clock.now().toISOString();
      await requestSales(table, { studioId, correlationId }, deps);
      await salesRead(table, since);
    }
    const { counts, classIds, ended } = await withPermit(table, studioId, deps, async () => {
      await assertReadWith(table, studioId, studio);
      const inSchedule = await asScheduled<FileClass>(table, studioId, [...rows, ...cancelled]);
      const { rows: file } = inSchedule;
      const scheduled = file.filter(({ cancelledInRow }) => cancelledInRow === undefined);
      const now = deps.clock.now();
      const taking = { studioId, mode, now, newId, correlationId };
      const applied = await applySchedule(table, taking, scheduled);
      await storeSimilarRows(table, studioId, { ...inSchedule, rows: file.map(asCompared) }, now);
      const named = { studioId, importId: newId(), correlationId };
      const { cancelled: ended } = await cancelNamed(table, named, file, deps);
      return { counts: applied, classIds: scheduled.map(({ classId }) => classId), ended };
    });
    if (counts.imported + counts.updated > 0)
      await recordIfHistory(table, studioId, classIds, deps.clock.now());
    const measured = { ImportsCompleted: 1, ImportRows: rows.length + repeated };
    deps.logger.measure('import completed', measured, { kind: 'schedule', ...counts });
    const unchanged = counts.unchanged + repeated;
    return { ...counts, unchanged, skipped: 0, leftCancelled: 0, ...cancelledCount(ended) };
  },
);
