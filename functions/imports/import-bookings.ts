import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { recordIfHistory } from '#functions/_domain/classes/history-store.ts';
import { redecide } from '#functions/_domain/places/decisions/redecide.ts';
import { addSimilarInFile } from '#functions/_domain/same-classes/similar-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { readBookings } from '#functions/_domain/bookings/booking-rows.ts';
import { assertNoFindings, checkFile } from '#functions/_domain/imports/check-file.ts';
import { bookingColumns } from '#functions/_domain/classes/columns.ts';
import { assertReadWith, withPermit } from '#functions/_domain/imports/with-permit.ts';
import { applyBookings } from './rows/apply-bookings.ts';
import { asImported } from './rows/file-booking.ts';

export const handler = httpOperation(importBookings, { studios: optimizeQueue }, async (call) => {
  const { table, input, deps, correlationId } = call;
  const { studioId } = call.caller;
  const studio = await readStudio(table, studioId);
  const checked = checkFile(input.csvData, bookingColumns);
  const { rows, repeated, findings, named } = readBookings(checked, studio);
  assertNoFindings(findings, 'bookings');
  const importedAt = deps.clock.now().toISOString();
  const { imported, updated, unchanged, skipped, leftCancelled, classIds, similar } = await withPermit(
    table,
    studioId,
    deps,
    async () => {
      await assertReadWith(table, studioId, studio);
      const given = rows.map((row) => asImported(row, importedAt));
      return applyBookings(table, studioId, given, { named, now: deps.clock.now() });
    },
  );
  await addSimilarInFile(table, studioId, similar, deps.clock.now());
  if (imported + updated > 0) {
    await recordIfHistory(table, studioId, classIds, deps.clock.now());
    await redecide({ studioId, classIds, correlationId }, deps);
  }
  const measured = { ImportsCompleted: 1, ImportRows: rows.length + repeated };
  deps.logger.measure('import completed', measured, {
    kind: 'bookings',
    imported,
    updated,
    skipped,
    leftCancelled,
  });
  return { imported, updated, unchanged: unchanged + repeated, skipped, leftCancelled };
});
