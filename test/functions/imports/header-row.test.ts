import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { cancelImport } from '#shared/contracts/imports/cancel-import.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { handler as analyseImportHandler } from '#functions/imports/analyse-import.ts';
import { handler as cancelImportHandler } from '#functions/imports/cancel-import.ts';

const as = { studioId: '56565656-5656-4565-8565-565656565656' };
let imports: TestImports;

beforeAll(async () => {
  imports = await startImports();
  await giveAccess(as.studioId);
});
afterAll(() => imports.close());

const cancel = async (importId: string) => callOperation(cancelImportHandler, cancelImport, { importId }, as);

describe('the header of a file', () => {
  test.each([
    ['small', 3, false],
    ['large', 40_000, true],
  ])(
    'is where its owner says it is: a %s file whose titles mean nothing is read anew',
    async (_, days, byWorker) => {
      const rows = Array.from({ length: days }, (__, at) => `Yoga;0${1 + (at % 9)}/03/2027;07:00;Sala 1;20`);
      const view = await imports.begin(as, 'schedule', ['c1;c2;c3;c4;c5', ...rows].join('\n'));
      expect(view.analysis).toMatchObject({ headerRow: 0, rowCount: days + 1 });
      const read = async (headerRow: number) =>
        callOperation(analyseImportHandler, analyseImport, { importId: view.importId, headerRow }, as);
      const reported = await read(1);
      expect(reported).toMatchObject({
        status: 200,
        body: { status: byWorker ? 'analysing' : 'awaiting-confirmation' },
      });
      await imports.drain();
      const again = await imports.get(as, view.importId);
      expect(again).toMatchObject({
        status: 'awaiting-confirmation',
        analysis: { headerRow: 1, rowCount: days, csvColumns: ['c1', 'c2', 'c3', 'c4', 'c5'] },
      });
      // There is no row this far down, so the header is detected automatically as before.
      if (!byWorker) expect((await read(50)).body.analysis).toMatchObject({ headerRow: 0 });
      expect((await cancel(view.importId)).body.status).toBe('cancelled');
      expect((await read(1)).status).toBe(404);
    },
    60_000,
  );
});
