import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { getClearing } from '#shared/contracts/imports/get-clearing.ts';
import { callOperation, type As } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { loseMessages, sweep } from './lost-messages.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';
import { handler as getClearingHandler } from '#functions/imports/get-clearing.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { underWay } from '#functions/_domain/studio/unfinished-store.ts';
import { tableOf } from '#test/builders/table-of.ts';

let imports: TestImports;
let studios = 0;

const minuteMs = 60_000;
const stalledMs = 16 * minuteMs;
const rows = 7_000;
const day = (at: number) => `2027-03-${String(1 + (at % 28)).padStart(2, '0')}`;
const schedule = [
  'class_name,class_date,class_time,total_capacity,room,instructor',
  ...Array.from({ length: 28 }, (_, at) => `Yoga,${day(at)},07:00,400,Sala 1,Ana`),
].join('\n');
const bookings = [
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
  ...Array.from(
    { length: rows },
    (_, at) => `Yoga,${day(at)},07:00,Sala 1,direct,10.00,2027-02-01 10:00,G ${at}`,
  ),
].join('\n');

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());

async function aStudioWithClasses(): Promise<As> {
  studios += 1;
  const as = { studioId: `77777777-6666-4666-8666-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
  await imports.run(as, 'schedule', schedule);
  return as;
}

const nothing = { sent: 0, 'given-up': 0, over: 0 };

describe('an import whose messages were lost', () => {
  it('resumes from any point', async () => {
    const as = await aStudioWithClasses();
    const view = await imports.begin(as, 'bookings', bookings);
    await imports.confirm(as, view);
    expect(await loseMessages(imports)).toBe(1);
    expect(await sweep(14 * minuteMs)).toEqual(nothing);
    expect(await sweep(stalledMs)).toEqual({ ...nothing, sent: 1 });
    await imports.work(1);
    await imports.work(1);
    const halfway = await imports.get(as, view.importId);
    expect(halfway).toMatchObject({ status: 'importing' });
    expect(halfway.progress.rowsDone).toBeGreaterThan(0);
    expect(await loseMessages(imports)).toBeGreaterThan(0);
    expect(await sweep(stalledMs)).toEqual({ ...nothing, sent: 1 });
    await imports.drain();
    expect(await imports.get(as, view.importId)).toMatchObject({
      status: 'completed',
      progress: { rowsTotal: rows, rowsDone: rows },
      result: { imported: rows },
    });
    expect(await sweep(24 * 60 * minuteMs)).toEqual(nothing);
  });

  it('ends as failed after five attempts, and says what remains', async () => {
    const as = await aStudioWithClasses();
    const view = await imports.begin(as, 'bookings', bookings);
    await imports.confirm(as, view);
    await imports.work(1);
    await imports.work(1);
    const { rowsDone } = (await imports.get(as, view.importId)).progress;
    await loseMessages(imports);
    for (let times = 1; times <= 5; times += 1) {
      expect(await sweep(times * stalledMs)).toEqual({ ...nothing, sent: 1 });
      await loseMessages(imports);
    }
    expect(await sweep(6 * stalledMs)).toEqual({ ...nothing, 'given-up': 1 });
    expect(await loseMessages(imports)).toBe(1);
    expect(await sweep(7 * stalledMs)).toEqual({ ...nothing, 'given-up': 1 });
    await imports.drain();
    expect(rowsDone).toBeGreaterThan(0);
    expect(await imports.get(as, view.importId)).toMatchObject({
      status: 'failed',
      problem: `Something went wrong on our side. Rows imported so far: ${rowsDone.toLocaleString('en')} of 7,000. Import the file again to add the rest.`,
    });
    expect(await sweep(8 * stalledMs)).toEqual(nothing);
  });

  it('is not ended if it made progress before the last attempt', async () => {
    const as = await aStudioWithClasses();
    const view = await imports.begin(as, 'bookings', bookings);
    await imports.confirm(as, view);
    await imports.work(1);
    const [late] = await imports.receive(0);
    await loseMessages(imports);
    for (let times = 1; times <= 5; times += 1) {
      await sweep(times * stalledMs);
      await loseMessages(imports);
    }
    expect(await sweep(6 * stalledMs)).toEqual({ ...nothing, 'given-up': 1 });
    const [giveUp] = await imports.receive(0);
    expect(JSON.parse(giveUp!.body)).toMatchObject({ kind: 'give-up', id: view.importId });
    await imports.carryOut(late!);
    await imports.carryOut(giveUp!);
    expect(await imports.get(as, view.importId)).toMatchObject({ status: 'importing', problem: null });
    expect(await sweep(stalledMs)).toEqual({ ...nothing, sent: 1 });
    await imports.drain();
    expect(await imports.get(as, view.importId)).toMatchObject({
      status: 'completed',
      result: { imported: rows },
    });
  });

  it('is no longer tracked if the worker finds that it is over', async () => {
    const as = await aStudioWithClasses();
    const { importId } = await imports.begin(as, 'bookings', bookings);
    const work = { studioId: as.studioId, kind: 'import', id: importId } as const;
    await tableOf(as.studioId).of(UnfinishedEntity).put(underWay(work, new Date())).go();
    expect(await sweep(stalledMs)).toEqual({ ...nothing, sent: 1 });
    expect(await imports.work(1)).toEqual({ received: 1, failed: 0 });
    expect(await imports.receive(0)).toEqual([]);
    expect(await sweep(24 * 60 * minuteMs)).toEqual(nothing);
  });

  it('is left alone after it was cancelled, or while it waits for a person', async () => {
    const as = await aStudioWithClasses();
    await imports.begin(as, 'bookings', bookings);
    expect(await sweep(24 * 60 * minuteMs)).toEqual(nothing);
  });
});

describe('a clearing whose message was lost', () => {
  it('continues to its end', async () => {
    const as = await aStudioWithClasses();
    await imports.run(as, 'bookings', bookings);
    const handler = clearDataHandler;
    const { body } = await callOperation(handler, clearData, { clearType: 'full' }, as);
    expect(body.status).toBe('running');
    expect(await loseMessages(imports)).toBe(1);
    expect(await sweep(stalledMs)).toEqual({ ...nothing, sent: 1 });
    await imports.drain();
    const { clearingId } = body;
    const after = await callOperation(getClearingHandler, getClearing, { clearingId }, as);
    expect(after.body).toMatchObject({ status: 'completed', deleted: { bookings: rows, classes: 28 } });
    expect(await sweep(24 * 60 * minuteMs)).toEqual(nothing);
  });
});
