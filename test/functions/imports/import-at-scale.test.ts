import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { cancelImport } from '#shared/contracts/imports/cancel-import.ts';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { getRejectedRows } from '#shared/contracts/imports/get-rejected-rows.ts';
import { importBytesMax } from '#shared/contracts/imports/import.ts';
import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, upload, type TestImports } from '../../builders/start-imports.ts';
import { studioDigest } from './studio-digest.ts';
import { handler as analyseImportHandler } from '#functions/imports/analyse-import.ts';
import { handler as cancelImportHandler } from '#functions/imports/cancel-import.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';
import { handler as confirmImportHandler } from '#functions/imports/confirm-import.ts';
import { handler as createImportHandler } from '#functions/imports/create-import.ts';
import { handler as getRejectedRowsHandler } from '#functions/imports/get-rejected-rows.ts';
import { handler as listImportsHandler } from '#functions/imports/list-imports.ts';

let imports: TestImports;
let as: { studioId: string };
let studios = 0;

const columns = 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
const day = (at: number) => `2027-03-${String(1 + (at % 28)).padStart(2, '0')}`;
const schedule = (days: number) =>
  [
    'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots',
    ...Array.from({ length: days }, (_, at) => `Yoga,${day(at)},07:00,200,Sala 1,Ana,4`),
    ...Array.from({ length: days }, (_, at) => `Spin,${day(at)},19:30,200,Sala 2,Luis,3`),
  ].join('\n');
/** Booking rows over a month of days, each by a different guest. */
const bookingRows = (rows: number) =>
  Array.from(
    { length: rows },
    (_, at) =>
      `Yoga,${day(at)},07:00,Sala 1,${at % 3 ? 'direct' : 'fitpass'},${10 + (at % 7)}.50,2027-02-${String(1 + (at % 20)).padStart(2, '0')} 10:00,Guest ${at}`,
  );
const bookings = (rows: readonly string[]) => [columns, ...rows].join('\n');
const large = 7_000;

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(async () => {
  imports.failAfter(undefined);
  studios += 1;
  as = { studioId: `55555555-5555-4555-8555-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
});

const create = async (kind: 'schedule' | 'bookings', sizeBytes: number) =>
  callOperation(createImportHandler, createImport, { kind, fileName: 'file.csv', sizeBytes }, as);
const cancel = async (importId: string) => callOperation(cancelImportHandler, cancelImport, { importId }, as);
const clear = async (clearType: 'bookings_only' | 'full') =>
  callOperation(clearDataHandler, clearData, { clearType }, as);
const detailOf = (answer: { body: unknown }) => (answer.body as { detail: string }).detail;
const written = () =>
  imports.table.calls.filter(({ action }) => /BatchWriteItem|TransactWriteItems/.test(action)).length;

describe('an import', () => {
  test('finishes a small file when it is confirmed, without a worker', async () => {
    const view = await imports.begin(as, 'schedule', schedule(3));
    expect(view).toMatchObject({
      status: 'awaiting-confirmation',
      allowedActions: ['analyse', 'confirm', 'cancel'],
    });
    expect(await imports.confirm(as, view)).toMatchObject({
      status: 'completed',
      result: { imported: 6, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 },
      progress: { rowsTotal: 6, rowsChecked: 6, rowsDone: 6 },
    });
  });

  test('of a large file is taken in chunk by chunk; the same rows again, shuffled, write nothing', async () => {
    await imports.run(as, 'schedule', schedule(28));
    const rows = bookingRows(large);
    const done = await imports.run(as, 'bookings', bookings(rows));
    expect(done).toMatchObject({
      status: 'completed',
      result: { imported: large, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 },
      progress: { rowsTotal: large, rowsDone: large },
    });
    const before = await studioDigest(as.studioId);
    expect(before.bookings).toHaveLength(large);
    const transactions = written();
    const again = await imports.run(as, 'bookings', bookings(rows.toReversed()), 'other.csv');
    expect(again).toMatchObject({
      status: 'completed',
      result: { imported: 0, updated: 0, unchanged: large, skipped: 0, leftCancelled: 0 },
      analysis: {
        origin: 'remembered',
        warnings: expect.arrayContaining(['Columns are read as last time.']),
      },
    });
    expect(await studioDigest(as.studioId)).toEqual(before);
    // The steps of the import itself: begun, confirmed, admitted, three chunks begun, completed.
    expect(written() - transactions).toBe(8);
  });

  test('writes nothing if one row is bad, and returns the row with the reason', async () => {
    await imports.run(as, 'schedule', schedule(3));
    const before = await studioDigest(as.studioId);
    const rows = bookingRows(large);
    rows[5_000] = `Yoga,2027-03-40,07:00,Sala 1,direct,10.00,2027-02-01 10:00,=cmd()`;
    const failed = await imports.run(as, 'bookings', bookings(rows));
    expect(failed).toMatchObject({
      status: 'failed',
      problem: '1 error occurred. No bookings were imported.',
      findingsTotal: 1,
      findings: [{ row: 5_002, path: 'class_date' }],
      allowedActions: ['download-rejected'],
      result: null,
    });
    expect(await studioDigest(as.studioId)).toEqual(before);
    const { importId } = failed;
    const file = await callOperation(getRejectedRowsHandler, getRejectedRows, { importId }, as);
    expect(file.body.fileName).toBe('file rejected rows.csv');
    const answer = await fetch(file.body.url);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="file rejected rows.csv"');
    const [title, line, ...more] = (await answer.text()).trim().split('\r\n');
    expect(title).toBe(`row,reason,${columns}`);
    expect(line).toMatch(/^5002,.*class_date.*,Yoga,2027-03-40,07:00,.*,'=cmd\(\)$/);
    expect(more).toEqual([]);
  });

  test('explains why rows were skipped', async () => {
    await imports.run(as, 'schedule', schedule(3));
    const other = [
      'Yoga,2027-03-01,07:00,Sala 9,direct,10,2027-02-01 10:00,A',
      'Yoga,2027-03-01,08:00,Sala 1,direct,10,2027-02-01 10:00,B',
      'Yoga,2027-03-02,08:00,Sala 1,direct,10,2027-02-01 10:00,C',
    ];
    expect(await imports.run(as, 'bookings', bookings([...bookingRows(3), ...other]))).toMatchObject({
      result: { imported: 3, skipped: 3 },
      skippedReasons: [
        { reason: 'No class starts at this time', rows: 2 },
        { reason: 'The class that starts at this time has another name or room', rows: 1 },
      ],
      skippedRows: [
        { row: 5, className: 'Yoga', reason: 'The class that starts at this time has another name or room' },
        { row: 6, className: 'Yoga', reason: 'No class starts at this time' },
        { row: 7, className: 'Yoga', reason: 'No class starts at this time' },
      ],
    });
  });

  test('names the first skipped rows of the whole file, in its order', async () => {
    await imports.run(as, 'schedule', schedule(3));
    const unknown = Array.from(
      { length: large },
      (_, at) => `Nope ${at},${day(large - at)},09:15,Sala 1,direct,10,2027-02-01 10:00,Guest ${at}`,
    );
    const { result, skippedRows } = await imports.run(as, 'bookings', bookings(unknown));
    expect(result).toMatchObject({ imported: 0, skipped: large });
    expect(skippedRows).toEqual(
      Array.from({ length: 20 }, (_, at) => ({
        row: at + 2,
        className: `Nope ${at}`,
        reason: 'No class starts at this time',
      })),
    );
  });

  test('refuses a schedule that lists a class twice with different values, even far apart', async () => {
    const rows = Array.from({ length: 4_000 }, (_, at) => `C${at},${day(at)},07:00,20,Sala ${at % 50},Ana,2`);
    const title = 'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots';
    const twice = [title, ...rows, rows[0]!.replace(',20,', ',25,'), rows[1]!].join('\n');
    expect(await imports.run(as, 'schedule', twice)).toMatchObject({
      status: 'failed',
      problem: '1 error occurred. No classes were imported.',
      findings: [{ row: 4_002, message: 'Same class as row 2, but with different values' }],
    });
    expect((await studioDigest(as.studioId)).classes).toEqual([]);
  });
});

describe('an import that is cancelled', () => {
  test('leaves nothing if it was not confirmed yet', async () => {
    const view = await imports.begin(as, 'schedule', schedule(3));
    expect((await cancel(view.importId)).body).toMatchObject({ status: 'cancelled', allowedActions: [] });
    expect((await cancel(view.importId)).status).toBe(404);
    const input = { importId: view.importId, plan: view.analysis!.plan };
    const confirmed = await callOperation(confirmImportHandler, confirmImport, input, as);
    expect([confirmed.status, detailOf(confirmed)]).toEqual([404, 'There is no such import.']);
    expect((await studioDigest(as.studioId)).classes).toEqual([]);
  });

  test('between two chunks stops writing, keeps the written rows with correct counts, and releases its permit', async () => {
    await imports.run(as, 'schedule', schedule(28));
    const view = await imports.begin(as, 'bookings', bookings(bookingRows(large)));
    await imports.confirm(as, view);
    await imports.work(1);
    await imports.work(1);
    const cancelled = (await cancel(view.importId)).body;
    expect(cancelled.status).toBe('cancelled');
    const { rowsDone } = cancelled.progress;
    expect(rowsDone).toBeGreaterThan(0);
    expect(rowsDone).toBeLessThan(large);
    expect((await clear('full')).status).toBe(409);
    await imports.drain();
    expect(await imports.get(as, view.importId)).toMatchObject({
      status: 'cancelled',
      result: { imported: rowsDone, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 },
    });
    const { bookings: retained, classes } = await studioDigest(as.studioId);
    expect(retained).toHaveLength(rowsDone);
    expect(classes.reduce((sum, one) => sum + Number(one['bookings']), 0)).toBe(rowsDone);
    expect((await clear('full')).status).toBe(200);
  });
});

describe('imports at once', () => {
  test('do not start while data is being cleared, and a clearing ends those that only wait', async () => {
    const waiting = await imports.begin(as, 'schedule', schedule(3));
    expect((await clear('full')).body).toMatchObject({ status: 'completed' });
    expect(await imports.get(as, waiting.importId).catch(() => undefined)).toMatchObject({ status: 404 });
  });
});

describe('an upload', () => {
  test('accepts only the announced number of bytes at its own key', async () => {
    const { upload: form } = (await create('schedule', 10)).body;
    expect(await upload(form, '01234567890')).toBe(400);
    expect(await upload(form, '012345678')).toBe(400);
    expect(
      await upload({ ...form, fields: { ...form.fields, key: 't/other/imports/x/file.csv' } }, '0123456789'),
    ).toBe(403);
    expect(
      await upload({ ...form, fields: { ...form.fields, 'Content-Type': 'text/html' } }, '0123456789'),
    ).toBe(403);
    expect(form.fields['key']).toMatch(new RegExp(`^t/${as.studioId}/imports/[0-9A-Z]{26}/file.csv$`));
    expect(await upload(form, '0123456789')).toBe(204);
  });

  test('is refused before it begins if it exceeds the limit by one byte', async () => {
    expect((await create('schedule', importBytesMax)).status).toBe(200);
    const refused = await create('schedule', importBytesMax + 1);
    expect([refused.status, detailOf(refused)]).toEqual([
      400,
      'body.sizeBytes: The file must be at most 100 MB',
    ]);
  });

  test('must exist before it is read', async () => {
    const { importId } = (await create('schedule', 10)).body.import;
    const read = await callOperation(analyseImportHandler, analyseImport, { importId }, as);
    expect([read.status, detailOf(read)]).toEqual([409, 'The file has not arrived yet. Upload it first.']);
  });

  test('ends the import with a message for the owner if it is not a CSV file', async () => {
    expect(await imports.begin(as, 'schedule', 'PK\u0003\u0004 and more that is no text')).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('not a CSV file'),
    });
  });
});

test('a plan without a required field is refused, and can be corrected', async () => {
  const view = await imports.begin(as, 'schedule', schedule(3));
  const plan = view.analysis!.plan;
  const input = {
    importId: view.importId,
    plan: { ...plan, columns: plan.columns.map((one, at) => (at === 4 ? [] : one)) },
  };
  const refused = await callOperation(confirmImportHandler, confirmImport, input, as);
  expect([refused.status, detailOf(refused)]).toEqual([422, 'Missing required fields: room']);
  expect(await imports.confirm(as, view)).toMatchObject({ status: 'completed' });
});

test('the history of imports is listed newest first, in pages of 25', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 26; at += 1) {
    const { importId, status } = await imports.begin(as, 'schedule', 'class_name,class_date');
    expect(status).toBe('failed');
    ids.unshift(importId);
  }
  // An import that still waits for its file is not listed, although it counts towards the page.
  await create('schedule', 10);
  const list = listImportsHandler;
  const first = (await callOperation(list, listImports, {}, as)).body;
  expect(first.imports.map(({ importId }) => importId)).toEqual(ids.slice(0, 24));
  const second = (await callOperation(list, listImports, { cursor: first.cursor! }, as)).body;
  expect(second.imports.map(({ importId }) => importId)).toEqual(ids.slice(24));
  expect(second.cursor).toBeNull();
});
