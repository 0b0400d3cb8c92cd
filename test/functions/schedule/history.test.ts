import { approve } from '#shared/contracts/decisions/approve.ts';
import { changesPageItemsMax, listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from './a-studio.ts';
import { decideFor, outboxOf, settle } from './decide.ts';
import { claimPush } from '#functions/_domain/places/outbox/claim-store.ts';
import { releasePush } from '#functions/_domain/places/outbox/push-store.ts';

let table: TestTable;
let studio: TestStudio;
let studios = 0;
const day = '2999-03-04';
const yoga = (capacity: number, fitpass: number) => `Yoga,${day},07:00,Sala 1,${capacity},${fitpass},3`;
const booking = (who: string, channel = 'fitpass') =>
  `Yoga,${day},07:00,Sala 1,${channel},90,2026-11-01 12:00,${who},`;
const theClass = async () => (await studio.classesOf(day))[0]!;

beforeAll(async () => {
  table = await startTable();
});
beforeEach(async () => {
  studios += 1;
  studio = await aStudioWith(`77777777-7777-4777-8777-${String(studios).padStart(12, '0')}`);
  await studio.importClasses(yoga(20, 4));
});
afterAll(() => table.close());

describe('the history of a class', () => {
  test('contains changes by the owner, a decision and an import, the latest first', async () => {
    const { classId, version } = await theClass();
    await studio.adjust({ classId, version, totalCapacity: 22 });
    await studio.must(approve, { decisionId: await decideFor(studio, classId, 7) });
    await studio.importClasses(yoga(8, 4));
    const changes = await studio.changesOf(classId);
    expect(
      changes.map(({ source, by, totalCapacity, allocations }) => ({
        source,
        by,
        totalCapacity,
        allocations,
      })),
    ).toEqual([
      {
        source: 'import',
        by: studio.studioId,
        totalCapacity: { from: 22, to: 8 },
        allocations: { fitpass: { from: 7, to: 5 } },
      },
      {
        source: 'decision',
        by: studio.studioId,
        totalCapacity: null,
        allocations: { fitpass: { from: 4, to: 7 } },
      },
      { source: 'manual', by: studio.studioId, totalCapacity: { from: 20, to: 22 }, allocations: {} },
    ]);
    expect(changes.map(({ canUndo, undoRefusal }) => [canUndo, undoRefusal])).toEqual([
      [true, null],
      [false, null],
      [false, null],
    ]);
  });

  test('omits an import that leaves capacity and places unchanged', async () => {
    const { classId } = await theClass();
    await studio.importClasses(yoga(20, 4));
    await studio.importBookings(booking('Ana'));
    expect(await studio.changesOf(classId)).toEqual([]);
  });

  test('is paged, with each change once', async () => {
    let cls = await theClass();
    const made: number[] = [];
    for (let at = 0; at < changesPageItemsMax + 3; at += 1) {
      made.unshift(21 + at);
      cls = (await studio.adjust({ classId: cls.classId, version: cls.version, totalCapacity: 21 + at }))
        .class;
    }
    const first = await studio.must(listChanges, { classId: cls.classId });
    const second = await studio.must(listChanges, { classId: cls.classId, cursor: first.cursor! });
    expect([first.changes.length, second.changes.length, second.cursor]).toEqual([
      changesPageItemsMax,
      3,
      null,
    ]);
    const reported = [...first.changes, ...second.changes];
    expect(reported.map(({ totalCapacity }) => totalCapacity?.to)).toEqual(made);
    expect(reported.filter(({ canUndo }) => canUndo)).toHaveLength(1);
    expect(reported[0]?.canUndo).toBe(true);
  });

  test('of one class contains nothing of another whose id starts with the same text', async () => {
    await studio.importClasses(`Pilates,${day},07:00,Sala 2,10,2,1`);
    const [one, other] = await studio.classesOf(day);
    await studio.adjust({ classId: one!.classId, version: one!.version, totalCapacity: 30 });
    expect(await studio.changesOf(other!.classId)).toEqual([]);
    expect(await studio.changesOf(one!.classId)).toHaveLength(1);
  });

  test('follows each push: attempted and to be retried, confirmed, or refused with a message', async () => {
    const cls = await theClass();
    const { change } = await studio.adjust({
      classId: cls.classId,
      version: cls.version,
      allocations: { wellhub: 5 },
    });
    const pushes = async () => (await studio.changesOf(cls.classId))[0]?.pushes;
    const [push] = await outboxOf(studio);
    const now = new Date('2026-11-23T12:00:00Z');
    const leaseUntil = new Date('2026-11-23T12:01:30Z');
    await studio.inStudio((studioTable) =>
      claimPush(studioTable, { push: push!, now, leaseUntil, dueAt: leaseUntil }),
    );
    expect(await pushes()).toMatchObject([{ status: 'pending', attempts: 1, message: null }]);
    await studio.inStudio((studioTable) =>
      releasePush(studioTable, { push: push!, leaseUntil, recordingKey: 'recording-1', dueAt: leaseUntil }),
    );
    expect(await pushes()).toMatchObject([
      {
        adjustmentId: change!.pushes[0]!.adjustmentId,
        marketplace: 'wellhub',
        status: 'pending',
        attempts: 1,
        message: 'Wellhub has not confirmed it yet. It is sent again automatically.',
      },
    ]);
    await settle(studio, 'failed', 'The class is not listed there.');
    expect(await pushes()).toMatchObject([{ status: 'failed', message: 'The class is not listed there.' }]);
    await settle(studio, 'acked');
    expect(await pushes()).toMatchObject([{ status: 'applied' }]);
  });
});

describe('undoing a change', () => {
  test('of an executed decision sends the old number after it', async () => {
    const { classId } = await theClass();
    await studio.must(approve, { decisionId: await decideFor(studio, classId, 7) });
    await settle(studio, 'acked');
    const { version } = await theClass();
    const [last] = await studio.changesOf(classId);
    expect(last).toMatchObject({ source: 'decision', canUndo: true, pushes: [{ status: 'applied' }] });
    const undone = await studio.undo({ classId, changeId: last!.changeId, version });
    expect(undone.class.allocations).toEqual({ fitpass: 4, wellhub: 3 });
    expect(undone.change).toMatchObject({ source: 'undo', allocations: { fitpass: { from: 7, to: 4 } } });
    const outbox = (await outboxOf(studio)).map(({ places, pushVersion, state }) => [
      places,
      pushVersion,
      state,
    ]);
    expect(outbox).toEqual([
      [7, 1, 'acked'],
      [4, 2, 'pending'],
    ]);
    expect((await studio.changesOf(classId)).map(({ undone }) => undone)).toEqual([false, true]);
  });

  test('is a change that can itself be undone', async () => {
    const cls = await theClass();
    const done = await studio.adjust({
      classId: cls.classId,
      version: cls.version,
      allocations: { fitpass: 9 },
    });
    const back = await studio.undo({
      classId: cls.classId,
      changeId: done.change!.changeId,
      version: done.class.version,
    });
    const again = await studio.undo({
      classId: cls.classId,
      changeId: back.change!.changeId,
      version: back.class.version,
    });
    expect(again.class.allocations).toEqual(done.class.allocations);
  });

  test('is checked against the current bookings', async () => {
    const cls = await theClass();
    const done = await studio.adjust({
      classId: cls.classId,
      version: cls.version,
      allocations: { fitpass: 6 },
    });
    await studio.importBookings(...['Ana', 'Eva', 'Ida', 'Ada', 'Uma'].map((who) => booking(who)));
    const [last] = await studio.changesOf(cls.classId);
    const refusal = 'Fitpass has already sold 5 places; before the change it had 4.';
    expect(last).toMatchObject({ canUndo: false, undoRefusal: refusal });
    const { version } = await theClass();
    const answer = await studio.ask(undoChange, {
      classId: cls.classId,
      changeId: done.change!.changeId,
      version,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', detail: refusal } });
  });

  test('is refused for any but the last change, for an old version, and for a missing change', async () => {
    const cls = await theClass();
    const { classId } = cls;
    const first = await studio.adjust({ classId, version: cls.version, totalCapacity: 21 });
    const second = await studio.adjust({ classId, version: first.class.version, totalCapacity: 22 });
    const undo = async (changeId: string, version: number) =>
      (await studio.ask(undoChange, { classId, changeId, version })).status;
    expect(await undo(first.change!.changeId, second.class.version)).toBe(409);
    expect(await undo(second.change!.changeId, first.class.version)).toBe(409);
    expect(await undo('01ARZ3NDEKTSV4RRFFQ69G5FAV', second.class.version)).toBe(404);
    expect((await theClass()).totalCapacity).toBe(22);
  });

  test('requested by eight at once happens once', async () => {
    const cls = await theClass();
    const { classId } = cls;
    const { change, class: after } = await studio.adjust({
      classId,
      version: cls.version,
      totalCapacity: 25,
    });
    const ask = () => studio.ask(undoChange, { classId, changeId: change!.changeId, version: after.version });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await theClass()).toMatchObject({ totalCapacity: 20, version: after.version + 1 });
  });
});
