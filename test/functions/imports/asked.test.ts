import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { handler as confirmImportHandler } from '#functions/imports/confirm-import.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';

const as = { studioId: '57575757-5757-4575-8575-575757575757' };
let imports: TestImports;

beforeAll(async () => {
  imports = await startImports();
  await giveAccess(as.studioId);
});
afterAll(() => imports.close());

const confirmed = (importId: string, plan: ReadingPlan) =>
  callOperation(confirmImportHandler, confirmImport, { importId, plan }, as);

describe('what a file does not say', () => {
  test('is one room for all rows, which is kept for the next such file', async () => {
    const file = (week: string) =>
      ['class_name,class_date,class_time,total_capacity', `Yoga,2027-03-${week},07:00,20`].join('\n');
    const { importId, analysis } = await imports.begin(as, 'schedule', file('01'));
    const { plan } = analysis!;
    expect(plan.columns.flat()).not.toContain('room');
    const without = await confirmed(importId, plan);
    expect(without).toMatchObject({
      status: 422,
      body: { findings: [{ message: 'Missing required fields: room' }] },
    });
    expect((await confirmed(importId, { ...plan, values: { room: 'Sala 1' } })).body).toMatchObject({
      status: 'completed',
      result: { imported: 1 },
    });
    const next = await imports.begin(as, 'schedule', file('08'));
    expect(next.analysis).toMatchObject({ origin: 'remembered', plan: { values: { room: 'Sala 1' } } });
    expect((await confirmed(next.importId, next.analysis!.plan)).body.status).toBe('completed');
  });

  test.each([
    [{ room: 'A', total_capacity: 'many' }, 'total_capacity', 'must be a whole number of 0 or more'],
    [{ room: 'A', total_capacity: '9', class_date: '2027-03-01' }, 'class_date', 'cannot be the same'],
  ])('is refused where %j cannot be so', async (values, field, why) => {
    const csv = 'class_name,class_date,class_time\nYoga,2027-03-15,07:00';
    const { importId, analysis } = await imports.begin(as, 'schedule', csv);
    const { status, body } = await confirmed(importId, { ...analysis!.plan, values });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { findings: [{ path: `body.plan.values.${field}`, message: expect.stringContaining(why) }] },
    });
  });

  test('is whether the day comes first: that is asked before anything is taken from the file', async () => {
    const csv = [
      'class_name,class_date,class_time,total_capacity,room',
      'Yoga,01/04/2027,07:00,20,A',
      'Yoga,02/04/2027,07:00,20,A',
    ].join('\n');
    const { importId, analysis } = await imports.begin(as, 'schedule', csv);
    expect(analysis).toMatchObject({
      openDates: ['01/04/2027', '02/04/2027'],
      plan: { dateFormat: null },
    });
    const open = await confirmed(importId, analysis!.plan);
    expect(open).toMatchObject({ status: 422, body: { findings: [{ path: 'body.plan.dateFormat' }] } });
    const reported = await confirmed(importId, { ...analysis!.plan, dateFormat: 'DD/MM/YYYY' });
    expect(reported.body).toMatchObject({ status: 'completed', result: { imported: 2 } });
  });
});
