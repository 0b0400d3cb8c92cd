import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { reportingDeps } from '../../builders/reporting-deps.ts';
import { callOperation, type As } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { cancelledAmid, cutShort } from './an-import-cut-short.ts';
import { loseMessages, sweep } from './lost-messages.ts';
import { studioDigest } from './studio-digest.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { applyReservation } from '#functions/reservations/taking/take-reservation.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';
import { handler as createImportHandler } from '#functions/imports/create-import.ts';
import { handler as takeBackHandler } from '#functions/imports/take-back.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

let imports: TestImports;
let studios = 0;

const untilRedeliveryMs = 11 * 60_000;
const stalledMs = 16 * 60_000;
const day = (at: number) => `2027-03-${String(1 + (at % 28)).padStart(2, '0')}`;
const schedule = (classes: number, capacity = 20, room = 'Sala') =>
  [
    'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots,current_bookings',
    ...Array.from(
      { length: classes },
      (_, at) => `Yoga,${day(at)},07:00,${capacity},${room} ${at},Ana,4,${1 + (at % 5)}`,
    ),
  ].join('\n');
/** Bookings of the schedule's classes, the given number for each. */
const bookings = (classes: number, each: number, revenue = '10.50') =>
  [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference',
    ...Array.from({ length: classes * each }, (_, at) => {
      const classAt = at % classes;
      return `Yoga,${day(classAt)},07:00,Sala ${classAt},fitpass,${revenue},2026-11-20 10:00,Guest ${at},BK-${at}`;
    }),
  ].join('\n');

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(() => imports.failAfter(undefined));

async function aStudio(): Promise<As> {
  studios += 1;
  const as = { studioId: `79797979-6666-4666-8666-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
  return as;
}

const ask = async (as: As, importId: string) => callOperation(takeBackHandler, takeBack, { importId }, as);

async function takenBack(as: As, importId: string) {
  const { body } = await ask(as, importId);
  expect(body.takingBack?.status).toBe('running');
  await imports.drain();
  return imports.get(as, importId);
}

const reasons = ({
  takingBack,
}: {
  takingBack: { stays: readonly { reason: string; rows: number }[] } | null;
}) => Object.fromEntries(takingBack?.stays.map(({ reason, rows }) => [reason, rows]) ?? []);

async function inStudio<R>({ studioId }: As, work: (studioTable: StudioTable) => Promise<R>): Promise<R> {
  return work(tableOf(studioId));
}

/** Sets values of a class that something other than an import would have changed. */
async function change(as: As, classId: unknown, set: object): Promise<void> {
  const key = { studioId: as.studioId, classId: String(classId), month: monthOf(String(classId)) };
  await inStudio(as, (studioTable) => studioTable.of(ClassEntity).patch(key).set(set).go());
}

/** Reports a booking, as a webhook does. */
async function report(
  as: As,
  classId: unknown,
  reference: string,
  event: 'booking_confirmed' | 'booking_cancelled',
) {
  const deps = reportingDeps(new Date('2027-02-02T12:00:00.000Z'));
  const at = '2027-02-02T10:00:00.000Z';
  const reported = { channel: 'fitpass', source: 'webhook', correlationId: 'c-1' } as const;
  const named = { studioId: as.studioId, classId: String(classId), reference, event, at };
  await inStudio(as, (studioTable) => applyReservation(studioTable, { ...reported, ...named }, deps));
}

/** A studio's rows without versions, because a class that was booked and emptied again has another version. */
async function versionless(as: As) {
  const { classes, ...others } = await studioDigest(as.studioId, false);
  return { ...others, classes: classes.map(({ version: _version, ...fields }) => fields) };
}

describe('an import of classes that is undone', () => {
  it('restores the studio to its earlier state', async () => {
    const as = await aStudio();
    await imports.run(as, 'schedule', schedule(28));
    const before = await studioDigest(as.studioId);
    const importId = await cutShort(imports, as, 'schedule', schedule(100, 20, 'Salón'));
    const cut = await imports.get(as, importId);
    expect(cut).toMatchObject({ result: { imported: 100 }, allowedActions: ['take-back'] });
    const view = await takenBack(as, importId);
    expect(view).toMatchObject({
      status: 'cancelled',
      allowedActions: [],
      takingBack: { status: 'completed', rows: 100, stays: [], stillSelling: ['fitpass'] },
    });
    expect(await studioDigest(as.studioId)).toEqual(before);
  });

  it('keeps classes that are booked, sold, recommended, changed or older, and states how many', async () => {
    const as = await aStudio();
    await imports.run(as, 'schedule', schedule(3));
    const importId = await cutShort(imports, as, 'schedule', schedule(40, 30));
    expect((await imports.get(as, importId)).result).toMatchObject({ imported: 37, updated: 3 });
    const { classes } = await studioDigest(as.studioId);
    const made = classes.filter(({ importedBy }) => importedBy === importId).map(({ classId }) => classId);
    await report(as, made[0], 'BK-1', 'booking_confirmed');
    await report(as, made[1], 'BK-2', 'booking_confirmed');
    await report(as, made[1], 'BK-2', 'booking_cancelled');
    await change(as, made[2], { pushVersions: { fitpass: 1 }, version: 2 });
    await change(as, made[3], { pendingDecisionId: '01ARZ3NDEKTSV4RRFFQ69G0001', version: 2 });
    await change(as, made[4], { instructor: 'Bea', version: 2 });
    await change(as, made[5], { mayShow: { wellhub: 3 } });
    const view = await takenBack(as, importId);
    expect(view.takingBack).toMatchObject({ status: 'completed', rows: 31 });
    expect(reasons(view)).toEqual({ bookings: 2, 'on-sale': 2, recommended: 1, changed: 1, before: 3 });
    const after = await studioDigest(as.studioId);
    expect(after.classes).toHaveLength(9);
    expect(after.demand).toHaveLength(9);
  });

  it('can later undo what could not be removed at first', async () => {
    const as = await aStudio();
    const importId = await cutShort(imports, as, 'schedule', schedule(10));
    const { classes } = await studioDigest(as.studioId);
    const [{ classId }] = classes as [{ classId: unknown }];
    await change(as, classId, { pendingDecisionId: '01ARZ3NDEKTSV4RRFFQ69G0001' });
    const first = await takenBack(as, importId);
    expect(reasons(first)).toEqual({ recommended: 1 });
    expect(first.allowedActions).toEqual(['take-back']);
    const key = { studioId: as.studioId, classId: String(classId), month: monthOf(String(classId)) };
    await inStudio(as, (studioTable) =>
      studioTable.of(ClassEntity).patch(key).remove(['pendingDecisionId']).go(),
    );
    const second = await takenBack(as, importId);
    expect(second.takingBack).toMatchObject({ rows: 10, stays: [] });
    expect((await studioDigest(as.studioId)).classes).toEqual([]);
  });
});

describe('an import of bookings that is undone', () => {
  it('leaves a class with the count that its schedule file gave', async () => {
    const as = await aStudio();
    await imports.run(as, 'schedule', schedule(5, 400));
    const importId = await cutShort(imports, as, 'bookings', bookings(5, 80));
    const during = await studioDigest(as.studioId);
    expect(during.classes.map(({ bookings: booked }) => booked)).toEqual([80, 80, 80, 80, 80]);
    await takenBack(as, importId);
    const after = await studioDigest(as.studioId);
    expect(after.classes.map(({ bookings: booked }) => booked)).toEqual([1, 2, 3, 4, 5]);
    expect(after.counted.bookings).toBe(15);
  });

  it('restores the studio to its earlier state', async () => {
    const as = await aStudio();
    await imports.run(as, 'schedule', schedule(3, 400));
    await imports.run(as, 'bookings', bookings(3, 1));
    const before = await versionless(as);
    const importId = await cutShort(imports, as, 'bookings', bookings(3, 120));
    expect((await imports.get(as, importId)).result).toMatchObject({ imported: 357, unchanged: 3 });
    const view = await takenBack(as, importId);
    expect(view.takingBack).toEqual({ status: 'completed', rows: 357, stays: [], stillSelling: [] });
    expect(await versionless(as)).toEqual(before);
  });

  it('keeps the sales that were read at a marketplace, although the file named them', async () => {
    const as = await aStudio();
    await imports.run(as, 'schedule', schedule(3, 400).replaceAll(/,\d+$/gm, ','));
    const { classes } = await studioDigest(as.studioId);
    const read = { bookings: 3, bookedByChannel: { fitpass: 3 }, unreported: { fitpass: 3 }, version: 2 };
    for (const { classId } of classes) await change(as, classId, read);
    const before = await versionless(as);
    const importId = await cutShort(imports, as, 'bookings', bookings(3, 120));
    const during = await studioDigest(as.studioId);
    expect(during.classes.map(({ bookings: booked }) => booked)).toEqual([120, 120, 120]);
    await takenBack(as, importId);
    const after = await versionless(as);
    expect([after.classes, after.bookings, after.demand]).toEqual([before.classes, [], before.demand]);
  });

  it('keeps bookings that were also reported or changed, and restores older ones, with correct figures', async () => {
    const as = await aStudio();
    await imports.run(as, 'schedule', schedule(2, 400));
    await imports.run(as, 'bookings', bookings(2, 1));
    const importId = await cutShort(imports, as, 'bookings', bookings(2, 10, '12.00'));
    const { classes } = await studioDigest(as.studioId);
    const [even, odd] = classes.map(({ classId }) => classId);
    await report(as, even, 'BK-2', 'booking_confirmed');
    await report(as, odd, 'BK-3', 'booking_cancelled');
    const [title, ...rows] = bookings(2, 10, '13.00').split('\n');
    await imports.run(as, 'bookings', [title, rows[4]].join('\n'));
    const view = await takenBack(as, importId);
    expect(view.takingBack).toMatchObject({ status: 'completed', rows: 17 });
    expect(reasons(view)).toEqual({ reported: 2, changed: 1 });
    const after = await studioDigest(as.studioId);
    const revenues = after.bookings.map(({ revenueMinor }) => Number(revenueMinor));
    expect(revenues.toSorted((a, b) => a - b)).toEqual([1050, 1050, 1200, 1200, 1300]);
    expect(after.classes.map(({ bookings: booked }) => booked)).toEqual([3, 1]);
    expect(after.counted.bookings).toBe(4);
  });
});

describe('undoing an import', () => {
  it('finishes the rest after a worker died, at whatever point', async () => {
    for (const callsBefore of [5, 9, 14, 20]) {
      const as = await aStudio();
      await imports.run(as, 'schedule', schedule(3, 400));
      const before = await versionless(as);
      const importId = await cutShort(imports, as, 'bookings', bookings(3, 120));
      await ask(as, importId);
      imports.failAfter(callsBefore);
      expect(await imports.work(1)).toEqual({ received: 1, failed: 1 });
      imports.failAfter(undefined);
      imports.advance(untilRedeliveryMs);
      await imports.drain();
      const { takingBack } = await imports.get(as, importId);
      expect(takingBack).toMatchObject({ status: 'completed', rows: 360, stays: [] });
      const after = await versionless(as);
      expect(after.bookings).toEqual(before.bookings);
      expect(after.demand).toEqual(before.demand);
    }
  });

  it('is resumed if its message was lost, and continues where it was given up', async () => {
    const as = await aStudio();
    const importId = await cutShort(imports, as, 'schedule', schedule(10));
    await ask(as, importId);
    await loseMessages(imports);
    for (let times = 1; times <= 5; times += 1) {
      expect(await sweep(times * stalledMs)).toMatchObject({ sent: 1 });
      await loseMessages(imports);
    }
    expect(await sweep(6 * stalledMs)).toMatchObject({ 'given-up': 1 });
    await imports.drain();
    const given = await imports.get(as, importId);
    expect(given).toMatchObject({ takingBack: { status: 'failed', rows: 0 }, allowedActions: ['take-back'] });
    await ask(as, importId);
    await loseMessages(imports);
    expect(await sweep(stalledMs)).toMatchObject({ sent: 1 });
    await imports.drain();
    expect((await imports.get(as, importId)).takingBack).toMatchObject({ status: 'completed', rows: 10 });
    expect((await studioDigest(as.studioId)).classes).toEqual([]);
    expect(await sweep(24 * 60 * 60_000)).toEqual({ sent: 0, 'given-up': 0, over: 0 });
  });

  it('lets no other import and no clearing start meanwhile, and ends waiting ones', async () => {
    const as = await aStudio();
    const importId = await cutShort(imports, as, 'schedule', schedule(10));
    const other = await cutShort(imports, as, 'schedule', schedule(5, 20, 'Salón'));
    const waiting = await imports.begin(as, 'schedule', schedule(5, 20, 'Aula'));
    await ask(as, importId);
    expect(await imports.get(as, waiting.importId)).toMatchObject({ status: 'cancelled' });
    const file = { kind: 'schedule', fileName: 'a.csv', sizeBytes: 10 } as const;
    const begun = await callOperation(createImportHandler, createImport, file, as);
    const cleared = await callOperation(clearDataHandler, clearData, { clearType: 'full' }, as);
    const second = await ask(as, other);
    const said = 'An import is being taken back.';
    expect(
      [begun, cleared].map(({ status, body }) => [status, (body as never as { detail: string }).detail]),
    ).toEqual([
      [409, `${said} Import the file when that is done.`],
      [409, `${said} Clear the data when that is done.`],
    ]);
    expect(second.status).toBe(409);
    expect((await ask(as, importId)).body.takingBack).toMatchObject({ status: 'running' });
    await imports.drain();
    expect((await takenBack(as, other)).takingBack).toMatchObject({ rows: 5 });
    expect((await studioDigest(as.studioId)).classes).toEqual([]);
  });

  it('is refused while rows are saved, if only rows were updated, a second time, and for another studio', async () => {
    const as = await aStudio();
    await imports.run(as, 'schedule', schedule(2));
    const { importId: updating } = await imports.run(as, 'schedule', schedule(2, 25));
    expect((await ask(as, updating)).status).toBe(409);
    const importId = await cancelledAmid(imports, as, 'schedule', schedule(10));
    expect((await imports.get(as, importId)).allowedActions).toEqual([]);
    expect((await ask(as, importId)).status).toBe(409);
    imports.advance(untilRedeliveryMs);
    await imports.drain();
    expect((await ask(await aStudio(), importId)).status).toBe(404);
    await takenBack(as, importId);
    expect((await ask(as, importId)).status).toBe(409);
  });
});
