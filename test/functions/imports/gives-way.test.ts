import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { previewImport } from '#shared/contracts/imports/preview-import.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { tableOf } from '../../builders/table-of.ts';
import { readPermits } from '#functions/_domain/imports/import-permit-store.ts';
import { heldUntil } from '#functions/_domain/imports/permits.ts';
import { withPermit } from '#functions/_domain/imports/with-permit.ts';
import { handler as analyseImportHandler } from '#functions/imports/analyse-import.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';
import { handler as confirmImportHandler } from '#functions/imports/confirm-import.ts';
import { handler as createImportHandler } from '#functions/imports/create-import.ts';
import { handler as importScheduleHandler } from '#functions/imports/import-schedule.ts';
import { handler as listImportsHandler } from '#functions/imports/list-imports.ts';
import { handler as previewImportHandler } from '#functions/imports/preview-import.ts';
import { changeImport, readImport, storeNewImport } from '#functions/imports/state/import-store.ts';
import { studioDigest } from './studio-digest.ts';

const gaveWay =
  'Another file was uploaded before this one was confirmed, and only 3 can be open at a time. Nothing was imported; upload this file again.';
const underWay = '3 imports are under way. Wait until one is done, or cancel one.';
const title = 'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots';
const file = (name: string) => `${title}\n${name},2027-03-01,07:00,20,Sala 1,Ana,4`;
/** A file that is too large to be read within one request. */
const largeFile = [
  `${title},notes`,
  ...Array.from(
    { length: 60 },
    (_, at) => `Class ${at},2027-03-01,07:00,20,Sala 1,Ana,4,${'x'.repeat(20_000)}`,
  ),
].join('\n');

let imports: TestImports;
let as: { studioId: string };
let studios = 0;

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(async () => {
  studios += 1;
  as = { studioId: `56565656-4545-4656-8656-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
});

const create = () =>
  callOperation(
    createImportHandler,
    createImport,
    { kind: 'schedule', fileName: 'f.csv', sizeBytes: 10 },
    as,
  );
const begin = (name: string) => imports.begin(as, 'schedule', file(name), `${name}.csv`);
const waiting = async () => [await begin('First'), await begin('Second'), await begin('Third')] as const;
const confirm = ({ importId, analysis }: ImportView) =>
  callOperation(confirmImportHandler, confirmImport, { importId, plan: analysis!.plan }, as);
const statusOf = async ({ importId }: ImportView) => (await imports.get(as, importId)).status;
const detailOf = (answer: { body: unknown }) => (answer.body as { detail: string }).detail;
const classNames = async () =>
  (await studioDigest(as.studioId)).classes.map((one) => String(one['className'])).toSorted();

describe('a fourth upload', () => {
  it('takes the turn of the file that has waited the longest, and that one says so', async () => {
    const [first, second, third] = await waiting();
    const fourth = await begin('Fourth');
    expect(fourth.status).toBe('awaiting-confirmation');
    expect(await imports.get(as, first.importId)).toMatchObject({
      status: 'cancelled',
      problem: gaveWay,
      allowedActions: [],
    });
    expect([await statusOf(second), await statusOf(third)]).toEqual([
      'awaiting-confirmation',
      'awaiting-confirmation',
    ]);
    for (const one of [second, third, fourth]) expect((await confirm(one)).status).toBe(200);
    expect(await classNames()).toEqual(['Fourth', 'Second', 'Third']);
    const { imports: listed } = (await callOperation(listImportsHandler, listImports, {}, as)).body;
    expect(listed.map(({ fileName, problem }) => [fileName, problem])).toEqual([
      ['Fourth.csv', null],
      ['Third.csv', null],
      ['Second.csv', null],
      ['First.csv', gaveWay],
    ]);
  });

  it('leaves a file alone that somebody is looking at', async () => {
    const [first, second] = await waiting();
    const input = { importId: first.importId, plan: first.analysis!.plan };
    expect((await callOperation(previewImportHandler, previewImport, input, as)).status).toBe(200);
    await begin('Fourth');
    expect([await statusOf(first), await statusOf(second)]).toEqual(['awaiting-confirmation', 'cancelled']);
  });

  it('takes the turn of a file that may be arriving only if all others are', async () => {
    const arriving = (await create()).body.import;
    const first = await begin('First');
    const second = await begin('Second');
    const [third, fourth] = [(await create()).body.import, (await create()).body.import];
    expect([await statusOf(first), await statusOf(second), await statusOf(arriving)]).toEqual([
      'cancelled',
      'cancelled',
      'uploading',
    ]);
    await create();
    expect([await statusOf(arriving), await statusOf(third), await statusOf(fourth)]).toEqual([
      'cancelled',
      'uploading',
      'uploading',
    ]);
    const { importId } = arriving;
    const read = await callOperation(analyseImportHandler, analyseImport, { importId }, as);
    expect([read.status, detailOf(read)]).toEqual([409, gaveWay]);
  });

  it('is refused while three files are read or imported', async () => {
    const first = await imports.begin(as, 'schedule', largeFile, 'a.csv');
    const second = await imports.begin(as, 'schedule', largeFile, 'b.csv');
    for (const view of [first, second]) expect((await confirm(view)).body.status).toBe('checking');
    const read = await imports.begin(as, 'schedule', largeFile, 'c.csv', false);
    expect(read.status).toBe('analysing');
    const refused = await create();
    expect([refused.status, detailOf(refused)]).toEqual([429, underWay]);
    await imports.drain();
    expect(await statusOf(read)).toBe('awaiting-confirmation');
    expect((await create()).status).toBe(200);
  });
});

describe('a file that gave way', () => {
  it('cannot be confirmed or checked, and the refusal says what to do', async () => {
    const [first] = await waiting();
    await begin('Fourth');
    const confirmed = await confirm(first);
    expect([confirmed.status, detailOf(confirmed)]).toEqual([409, gaveWay]);
    const input = { importId: first.importId, plan: first.analysis!.plan };
    const previewed = await callOperation(previewImportHandler, previewImport, input, as);
    expect([previewed.status, detailOf(previewed)]).toEqual([409, gaveWay]);
    await imports.drain();
    expect(await classNames()).toEqual([]);
  });

  it('is whole in either order if it is confirmed at the same moment', async () => {
    const table = tableOf(as.studioId);
    const now = new Date();
    const take = async (view: ImportView) => {
      const left = (await readImport(table, as.studioId, view.importId))!;
      const before = (await readPermits(table, as.studioId)).find(
        ({ holderId }) => holderId === view.importId,
      )!;
      const item = { ...left, importId: '01KB0000000000000000000000', version: 1 };
      const until = heldUntil(now, 'idle');
      return () => storeNewImport(table, { item, place: { slot: before.slot, before }, until, left });
    };
    const [first, second] = await waiting();
    const takeFirst = await take(first);
    expect((await confirm(first)).body.status).toBe('completed');
    expect(await takeFirst()).toBe(false);
    expect(await statusOf(first)).toBe('completed');

    const takeSecond = await take(second);
    const stale = (await readImport(table, as.studioId, second.importId))!;
    expect(await takeSecond()).toBe(true);
    const place = { working: true, until: heldUntil(now, 'working') };
    expect(await changeImport(table, stale, { status: 'checking' }, place, now)).toBeUndefined();
    expect((await readPermits(table, as.studioId)).filter(({ working }) => working)).toEqual([]);
    expect(await statusOf(second)).toBe('cancelled');
  });

  it('is one for each of several uploads that begin at once', async () => {
    await waiting();
    const begun = await Promise.all([create(), create(), create()]);
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
    const held = await readPermits(tableOf(as.studioId), as.studioId);
    expect(held.map(({ holderId }) => holderId).toSorted()).toEqual(
      begun.map(({ body }) => body.import.importId).toSorted(),
    );
  });
});

describe('three files that wait for their owner', () => {
  it('delay neither a file that is imported within one request nor a reading, and go on themselves', async () => {
    const views = await waiting();
    const direct = await callOperation(
      importScheduleHandler,
      importSchedule,
      { csvData: file('Direct') },
      as,
    );
    expect(direct.status).toBe(200);
    for (const view of views) expect((await confirm(view)).body.status).toBe('completed');
    expect(await classNames()).toEqual(['Direct', 'First', 'Second', 'Third']);
  });

  it('are not imported while data is deleted, and nothing is deleted during a reading', async () => {
    const clear = () => callOperation(clearDataHandler, clearData, { clearType: 'full' }, as);
    const deps = { clock: { now: () => new Date() }, ids: { next: () => '01KB0000000000000000000001' } };
    const refused = await withPermit(tableOf(as.studioId), as.studioId, deps, clear);
    expect(refused.status).toBe(409);
    expect((await clear()).status).toBe(200);
  });
});
