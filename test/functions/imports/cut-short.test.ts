import { cancelImport } from '#shared/contracts/imports/cancel-import.ts';
import { callOperation, type As } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { loseMessages, sweep } from './lost-messages.ts';
import { studioDigest } from './studio-digest.ts';
import { ImportChunkEntity } from '#functions/_data/bookings/import.ts';
import { handler as cancelImportHandler } from '#functions/imports/cancel-import.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

let imports: TestImports;
let studios = 0;

const minuteMs = 60_000;
const untilRedeliveryMs = 11 * minuteMs;
const stalledMs = 16 * minuteMs;
/** Enough rows for two chunks, the second with a single day. */
const rows = 3_100;
const day = (at: number) => `2027-03-${String(1 + (at % 28)).padStart(2, '0')}`;
const schedule = [
  'class_name,class_date,class_time,total_capacity,room,instructor',
  ...Array.from({ length: 28 }, (_, at) => `Yoga,${day(at)},07:00,400,Sala 1,Ana`),
].join('\n');
const bookings = (revenue: string) =>
  [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
    ...Array.from(
      { length: rows },
      (_, at) => `Yoga,${day(at)},07:00,Sala 1,direct,${revenue},2027-02-01 10:00,G ${at}`,
    ),
  ].join('\n');
/** Enough classes that the import is left to workers. */
const classes = [
  'class_name,class_date,class_time,total_capacity,room,instructor',
  ...Array.from(
    { length: 2_100 },
    (_, at) => `Spin,${day(at)},${String(6 + (at % 12)).padStart(2, '0')}:15,20,Sala ${at},Ana`,
  ),
].join('\n');

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(() => imports.failAfter(undefined));

async function aStudio(): Promise<As> {
  studios += 1;
  const as = { studioId: `78787878-6666-4666-8666-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
  return as;
}

async function aStudioWithClasses(): Promise<As> {
  const as = await aStudio();
  await imports.run(as, 'schedule', schedule);
  return as;
}

const cancel = async (as: As, importId: string) =>
  (await callOperation(cancelImportHandler, cancelImport, { importId }, as)).body;

/** A checked import whose worker dies while writing the first rows, after a number of calls to the table. */
async function diedAmid(as: As, kind: 'schedule' | 'bookings', csv: string, callsBefore: number) {
  const { importId } = await imports.confirm(as, await imports.begin(as, kind, csv));
  await imports.work(1);
  imports.failAfter(callsBefore);
  expect(await imports.work(1)).toEqual({ received: 1, failed: 1 });
  imports.failAfter(undefined);
  return importId;
}

async function loseAll(): Promise<void> {
  imports.advance(untilRedeliveryMs);
  await loseMessages(imports);
}

/** The chunks of an import as stored in the table. */
async function storedChunks({ studioId }: As, importId: string): Promise<readonly object[]> {
  const query = (studioTable: StudioTable) =>
    studioTable.of(ImportChunkEntity).query.primary({ studioId, importId }).go({ data: 'raw' });
  const { data }: { data: unknown } = await query(tableOf(studioId));
  return (data as { readonly Items: readonly object[] }).Items;
}

describe('an import that is cancelled while rows are being written', () => {
  it('finishes these rows, and counts every remaining booking', async () => {
    const as = await aStudioWithClasses();
    const importId = await diedAmid(as, 'bookings', bookings('10.00'), 60);
    const amid = (await studioDigest(as.studioId)).bookings.length;
    expect(amid).toBeGreaterThan(0);
    expect(await cancel(as, importId)).toMatchObject({ status: 'cancelled', resultIs: 'growing' });
    imports.advance(untilRedeliveryMs);
    await imports.drain();
    const { bookings: retained, classes } = await studioDigest(as.studioId);
    expect(retained.length).toBeGreaterThanOrEqual(amid);
    expect(retained.length).toBeLessThan(rows);
    expect(classes.reduce((sum, one) => sum + Number(one['bookings']), 0)).toBe(retained.length);
    expect(await imports.get(as, importId)).toMatchObject({
      status: 'cancelled',
      resultIs: 'final',
      result: { imported: retained.length, updated: 0, unchanged: 0 },
    });
    // The counts are shown as long as the import is listed, so the items behind them must not expire.
    const stored = await storedChunks(as, importId);
    expect(stored.length).toBeGreaterThan(0);
    for (const one of stored) expect(one).not.toHaveProperty('expiresAtSeconds');
  });

  it('counts every remaining class', async () => {
    const as = await aStudio();
    const importId = await diedAmid(as, 'schedule', classes, 150);
    const amid = (await studioDigest(as.studioId)).classes.length;
    expect(amid).toBeGreaterThan(0);
    expect(await cancel(as, importId)).toMatchObject({ status: 'cancelled', resultIs: 'growing' });
    imports.advance(untilRedeliveryMs);
    await imports.drain();
    const { classes: retained, counted } = await studioDigest(as.studioId);
    expect(counted.classes).toBe(retained.length);
    expect(await imports.get(as, importId)).toMatchObject({
      resultIs: 'final',
      result: { imported: retained.length, updated: 0, unchanged: 0 },
    });
  });

  it('reports bookings that it only changed as changed', async () => {
    const as = await aStudioWithClasses();
    await imports.run(as, 'bookings', bookings('10.00'));
    const importId = await diedAmid(as, 'bookings', bookings('12.00'), 60);
    await cancel(as, importId);
    imports.advance(untilRedeliveryMs);
    await imports.drain();
    const { bookings: retained } = await studioDigest(as.studioId);
    const updated = retained.filter(({ revenueMinor }) => revenueMinor === 1200).length;
    expect(updated).toBeGreaterThan(0);
    expect((await imports.get(as, importId)).result).toMatchObject({ imported: 0, updated });
  });

  it('starts no other rows, and says that nothing was imported', async () => {
    const as = await aStudio();
    const view = await imports.begin(as, 'schedule', classes);
    const { importId } = await imports.confirm(as, view);
    await imports.work(1);
    expect(await cancel(as, importId)).toMatchObject({ resultIs: 'final', result: { imported: 0 } });
    await imports.drain();
    expect((await studioDigest(as.studioId)).classes).toEqual([]);
    expect(await imports.get(as, importId)).toMatchObject({ resultIs: 'final', result: { imported: 0 } });
  });

  it('is resumed if its messages were lost', async () => {
    const as = await aStudio();
    const importId = await diedAmid(as, 'schedule', classes, 150);
    await cancel(as, importId);
    await loseAll();
    expect(await sweep(stalledMs)).toMatchObject({ sent: 1 });
    await imports.drain();
    const { classes: retained } = await studioDigest(as.studioId);
    expect(await imports.get(as, importId)).toMatchObject({
      resultIs: 'final',
      result: { imported: retained.length },
    });
    expect(await sweep(24 * 60 * minuteMs)).toMatchObject({ sent: 0, 'given-up': 0 });
  });

  it('says that its counts are minimums if it makes no progress after several attempts', async () => {
    const as = await aStudio();
    const importId = await diedAmid(as, 'schedule', classes, 150);
    await cancel(as, importId);
    for (let times = 1; times <= 5; times += 1) {
      await loseAll();
      expect(await sweep(times * stalledMs)).toMatchObject({ sent: 1 });
    }
    await loseAll();
    expect(await sweep(6 * stalledMs)).toMatchObject({ 'given-up': 1 });
    await imports.drain();
    expect(await imports.get(as, importId)).toMatchObject({ status: 'cancelled', resultIs: 'least' });
    expect(await sweep(7 * stalledMs)).toMatchObject({ sent: 0, 'given-up': 0 });
  });
});
