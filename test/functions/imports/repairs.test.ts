import { randomUUID } from 'node:crypto';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { getPreview } from '#shared/contracts/imports/get-preview.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { previewImport } from '#shared/contracts/imports/preview-import.ts';
import { repairs as repairsSchema, type Repairs } from '#shared/contracts/imports/repairs.ts';
import { handler as confirmImportHandler } from '#functions/imports/confirm-import.ts';
import { handler as getPreviewHandler } from '#functions/imports/get-preview.ts';
import { handler as previewImportHandler } from '#functions/imports/preview-import.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';

let imports: TestImports;
let as: { studioId: string };

beforeAll(async () => {
  imports = await startImports();
});
beforeEach(async () => {
  as = { studioId: randomUUID() };
  await giveAccess(as.studioId);
});
afterAll(() => imports.close());

const header = 'class_name,class_date,class_time,total_capacity,room';
const fileOf = (...rows: string[]) => [header, ...rows].join('\n');
const capacity = 3;

const broken = fileOf(
  'Yoga,2027-03-01,07:00,20,A',
  'Yoga,2027-03-02,07:00,lots,A',
  'Yoga,2027-03-03,07:00,lots,A',
  'Yoga,2027-03-04,25:00,20,A',
  'Yoga,2027-03-01,07:00,30,A',
  'Yoga,2027-03-05,07:00,20,',
);

const withRepairs = ({ analysis }: ImportView, changes: Partial<Repairs>): ReadingPlan => ({
  ...analysis!.plan,
  repairs: repairsSchema.parse(changes),
});

async function preview({ importId }: ImportView, plan: ReadingPlan) {
  const requested = await callOperation(previewImportHandler, previewImport, { importId, plan }, as);
  expect(requested.status).toBe(200);
  const { previewId, status } = requested.body;
  if (status === 'running') await imports.drain();
  const found = await callOperation(getPreviewHandler, getPreview, { importId, previewId }, as);
  return found.body;
}

const confirmed = async ({ importId }: ImportView, plan: ReadingPlan) => {
  await callOperation(confirmImportHandler, confirmImport, { importId, plan }, as);
  await imports.drain();
  return imports.get(as, importId);
};

describe('the mistakes in a file', () => {
  test('are shown before confirmation: each kind with its first row, its cells and its count', async () => {
    const view = await imports.begin(as, 'schedule', broken);
    const found = await preview(view, view.analysis!.plan);
    expect(found).toMatchObject({ status: 'ready', rows: { read: 6, failing: 5, leftOut: 0 } });
    expect(found.problems).toMatchObject([
      {
        path: 'total_capacity',
        message: 'total_capacity must be a whole number of 0 or more',
        mistake: { code: 'whole-number' },
        rows: 2,
        row: 3,
        cells: [{ column: capacity, name: 'total_capacity', text: 'lots', from: 'lots' }],
        isOfValue: true,
      },
      {
        path: 'class_time',
        mistake: { code: 'time' },
        rows: 1,
        row: 5,
        cells: [{ text: '25:00' }],
        isOfValue: true,
      },
      {
        path: 'class_name',
        message: expect.stringContaining('Same class as row 2'),
        mistake: { code: 'same-class', row: 2 },
        row: 6,
        isOfValue: false,
      },
      {
        path: 'room',
        message: 'Missing value for room',
        mistake: { code: 'missing' },
        row: 7,
        cells: [{ from: '' }],
        isOfValue: true,
      },
    ]);
    expect((await imports.get(as, view.importId)).status).toBe('awaiting-confirmation');
  });

  test('are shown with rows as they will be stored, and rows that fail', async () => {
    const view = await imports.begin(as, 'schedule', broken);
    const { sample } = await preview(view, view.analysis!.plan);
    expect(sample[0]).toMatchObject({
      row: 2,
      why: 'first',
      values: expect.arrayContaining([
        { field: 'class_date', text: '2027-03-01' },
        { field: 'class_time', text: '07:00' },
      ]),
    });
    expect(sample.filter(({ why }) => why === 'failing')).toMatchObject([
      { row: 3, failing: ['total_capacity'] },
      { row: 4 },
      { row: 5, failing: ['class_time'] },
      { row: 6, failing: ['class_name'] },
    ]);
  });

  test('are listed one page at a time', async () => {
    const rows = Array.from(
      { length: 50 },
      (_, at) => `Yoga,2027-03-01,${8 + (at % 10)}:${10 + Math.floor(at / 10)},bad${at},A`,
    );
    const view = await imports.begin(as, 'schedule', fileOf(...rows));
    const { importId } = view;
    const first = await preview(view, view.analysis!.plan);
    expect(first.problemsTotal).toBe(50);
    const seen = first.problems.map(({ row }) => row);
    let { cursor } = first;
    while (cursor !== null) {
      const { previewId } = first;
      const { body } = await callOperation(
        getPreviewHandler,
        getPreview,
        { importId, previewId, cursor },
        as,
      );
      seen.push(...body.problems.map(({ row }) => row));
      cursor = body.cursor;
    }
    expect(seen).toEqual(rows.map((_, at) => at + 2));
  });

  test('are found by a worker if the file is large', async () => {
    const long = 'x'.repeat(180);
    const rows = Array.from({ length: 6_000 }, (_, at) => {
      const day = String((at % 28) + 1).padStart(2, '0');
      const time = `${String(6 + (at % 15)).padStart(2, '0')}:${String(Math.floor(at / 15) % 60).padStart(2, '0')}`;
      return `Yoga ${at} ${long},2027-03-${day},${time},${at % 1000 === 999 ? 'lots' : 20},A`;
    });
    const view = await imports.begin(as, 'schedule', fileOf(...rows));
    const found = await preview(view, view.analysis!.plan);
    expect(found).toMatchObject({
      status: 'ready',
      rows: { read: 6_000, failing: 6 },
      problems: [{ rows: 6, row: 1_001 }],
    });
    const plan = withRepairs(view, { values: [{ column: capacity, from: 'lots', text: '18' }] });
    expect(await preview(view, plan)).toMatchObject({ rows: { failing: 0 }, problems: [] });
  });
});

describe('repairs', () => {
  const all: Partial<Repairs> = {
    values: [{ column: capacity, from: 'lots', text: '12' }],
    cells: [
      { row: 5, column: 2, text: '19:00' },
      { row: 7, column: 4, text: 'B' },
    ],
    leftOutRows: [6],
  };

  test('allow importing the file without a new upload, and repeating it changes nothing', async () => {
    const view = await imports.begin(as, 'schedule', broken);
    const plan = withRepairs(view, all);
    expect(await preview(view, plan)).toMatchObject({
      rows: { read: 6, failing: 0, leftOut: 1 },
      problems: [],
    });
    expect(await confirmed(view, plan)).toMatchObject({
      status: 'completed',
      rowsLeftOut: 1,
      result: { imported: 5, unchanged: 0 },
    });
    const again = await imports.begin(as, 'schedule', broken);
    expect(again.analysis!.plan).not.toHaveProperty('repairs');
    expect(await confirmed(again, withRepairs(again, all))).toMatchObject({
      status: 'completed',
      result: { imported: 0, updated: 0, unchanged: 5 },
    });
  });

  test('can leave out all rows with a given value, and all failing rows if their number is confirmed', async () => {
    const view = await imports.begin(as, 'schedule', broken);
    const plan = withRepairs(view, {
      leftOutValues: [{ column: capacity, from: 'lots' }],
      leftOutFailing: 3,
    });
    expect(await preview(view, plan)).toMatchObject({ rows: { failing: 3, leftOut: 2 } });
    expect(await confirmed(view, plan)).toMatchObject({
      status: 'completed',
      rowsLeftOut: 5,
      result: { imported: 1 },
    });
  });

  test('import nothing if a different number of rows fails than was confirmed', async () => {
    const view = await imports.begin(as, 'schedule', broken);
    const done = await confirmed(view, withRepairs(view, { leftOutFailing: 2 }));
    expect(done).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining(
        '2 rows with errors should be left out, but there are errors in 5 rows now',
      ),
    });
  });

  test('import nothing while a row fails', async () => {
    const view = await imports.begin(as, 'schedule', broken);
    const done = await confirmed(view, withRepairs(view, { leftOutRows: [6] }));
    expect(done).toMatchObject({ status: 'failed', findingsTotal: 4 });
  });

  test('fix a row with a different number of cells', async () => {
    const csv = fileOf('Yoga,2027-03-01,07:00,20,A', 'Yoga, slow,2027-03-02,07:00,20,B');
    const view = await imports.begin(as, 'schedule', csv);
    const { problems } = await preview(view, view.analysis!.plan);
    expect(problems).toMatchObject([{ path: 'row', row: 3, isOfValue: false }]);
    expect(problems[0]!.cells.map(({ name }) => name)).toEqual([...header.split(','), null]);
    const cells = ['Yoga slow', '2027-03-02', '07:00', '20', 'B', ''].map((text, column) => ({
      row: 3,
      column,
      text,
    }));
    expect(await confirmed(view, withRepairs(view, { cells }))).toMatchObject({ result: { imported: 2 } });
  });

  test('name the marketplace of a booking in its type, if no column has the source', async () => {
    await imports.run(as, 'schedule', fileOf('Yoga,2027-03-01,07:00,20,A'));
    const csv = [
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at',
      'Yoga,2027-03-01,07:00,A,marketplace,90,2027-02-01 10:00',
    ].join('\n');
    const view = await imports.begin(as, 'bookings', csv);
    const { problems } = await preview(view, view.analysis!.plan);
    expect(problems).toMatchObject([
      {
        path: 'booking_type',
        mistake: { code: 'no-marketplace' },
        cells: [{ column: 4, name: 'booking_type', text: 'marketplace' }],
        // A customer's name may name another marketplace, so rows with this value can be right.
        isOfValue: false,
      },
    ]);
    const cells = [{ row: 2, column: 4, text: 'fitpass' }];
    expect(await confirmed(view, withRepairs(view, { cells }))).toMatchObject({ result: { imported: 1 } });
  });

  test.each<[string, object, string]>([
    ['too many', { leftOutRows: Array.from({ length: 1_001 }, (_, at) => at + 1) }, 'leftOutRows'],
    [
      'too long together',
      {
        values: Array.from({ length: 200 }, (_, at) => ({ column: 0, from: `${at}`, text: 'x'.repeat(150) })),
      },
      'repairs',
    ],
    ['of a column that no file has', { cells: [{ row: 1, column: 401, text: '' }] }, 'column'],
    ['of hidden characters', { cells: [{ row: 1, column: 1, text: 'a\u202Eb' }] }, 'text'],
  ])('are refused where they are %s', async (_, repairs, path) => {
    const view = await imports.begin(as, 'schedule', broken);
    const plan = { ...view.analysis!.plan, repairs } as ReadingPlan;
    const input = { importId: view.importId, plan };
    const { status, body } = await callOperation(previewImportHandler, previewImport, input, as);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { findings: [{ path: expect.stringContaining(path) }] },
    });
  });
});
