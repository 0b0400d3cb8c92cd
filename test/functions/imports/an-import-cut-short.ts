import { cancelImport } from '#shared/contracts/imports/cancel-import.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { callOperation, type As } from '../../builders/call-operation.ts';
import type { TestImports } from '../../builders/start-imports.ts';
import { handler as cancelImportHandler } from '#functions/imports/cancel-import.ts';
import { handler as confirmImportHandler } from '#functions/imports/confirm-import.ts';

const untilRedeliveryMs = 11 * 60_000;
/** No row is written before this many calls to the table. */
const callsFirst = 24;

type Kind = 'schedule' | 'bookings';

export const cancel = async (imports: TestImports, as: As, importId: string) =>
  (await callOperation(cancelImportHandler, cancelImport, { importId }, as)).body;

/** An import of a small file that died halfway and was then cancelled, with rows that remain to be written. */
export async function cancelledAmid(imports: TestImports, as: As, kind: Kind, csv: string): Promise<string> {
  for (let calls = callsFirst; ; calls += 1) {
    const { importId, analysis } = await imports.begin(as, kind, csv);
    const confirm = confirmImportHandler;
    imports.failAfter(calls);
    await callOperation(confirm, confirmImport, { importId, plan: analysis!.plan }, as);
    imports.failAfter(undefined);
    const { resultIs, status } = await cancel(imports, as, importId);
    if (status !== 'cancelled') throw new Error(`it was done within ${calls} calls`);
    if (resultIs === 'growing') return importId;
    // The import had not reached any row, so it releases its permit.
    imports.advance(untilRedeliveryMs);
    await imports.drain();
  }
}

/** The same import, after all rows of the begun chunks have been written. */
export async function cutShort(imports: TestImports, as: As, kind: Kind, csv: string): Promise<string> {
  const importId = await cancelledAmid(imports, as, kind, csv);
  imports.advance(untilRedeliveryMs);
  await imports.drain();
  return importId;
}
