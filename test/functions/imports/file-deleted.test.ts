import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { getPreview } from '#shared/contracts/imports/get-preview.ts';
import { previewImport } from '#shared/contracts/imports/preview-import.ts';
import { uploads } from '#functions/_platform/adapters/files.ts';
import { handler as analyseImportHandler } from '#functions/imports/analyse-import.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';
import { handler as getPreviewHandler } from '#functions/imports/get-preview.ts';
import { handler as previewImportHandler } from '#functions/imports/preview-import.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';

/** An import that waits for its owner until the bucket deletes its file, after a week. */
const schedule =
  'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots\nYoga,2027-03-01,07:00,20,Sala 1,Ana,4';
const isGone = 'The file is no longer stored. Upload it again.';

let imports: TestImports;
let as: { studioId: string };
let studios = 0;
let view: Awaited<ReturnType<TestImports['begin']>>;

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(async () => {
  studios += 1;
  as = { studioId: `56565656-5656-4656-8656-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
  view = await imports.begin(as, 'schedule', schedule);
  await uploads().removeAll(`t/${as.studioId}/imports/${view.importId}/`);
});

test('its rows cannot be checked any more, and the owner learns why', async () => {
  const { importId, analysis } = view;
  const preview = { importId, plan: analysis!.plan };
  const previewed = await callOperation(previewImportHandler, previewImport, preview, as);
  expect(previewed).toMatchObject({ status: 200, body: { status: 'failed' } });
  const { previewId } = previewed.body;
  expect(await callOperation(getPreviewHandler, getPreview, { importId, previewId }, as)).toMatchObject({
    body: { status: 'failed', problem: isGone },
  });
  const read = await callOperation(analyseImportHandler, analyseImport, { importId, headerRow: 1 }, as);
  expect([read.status, (read.body as unknown as { detail: string }).detail]).toEqual([409, isGone]);
});

test('it ends as soon as it is confirmed, and holds nothing up', async () => {
  expect(await imports.confirm(as, view)).toMatchObject({ status: 'failed', problem: isGone });
  const cleared = await callOperation(clearDataHandler, clearData, { clearType: 'full' }, as);
  expect(cleared.body).toMatchObject({ status: 'completed' });
});
