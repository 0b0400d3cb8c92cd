import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { readDemands } from '#functions/schedule/demand-store.ts';
import { tableOf } from '../../builders/table-of.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from './a-studio.ts';
import { decideFor, outboxOf } from './decide.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';

let table: TestTable;
let studio: TestStudio;
let studios = 0;
const day = '2999-03-04';

/** Yoga with 20 places, 4 for Fitpass and 3 for Wellhub; booked: 2 directly, 2 through Fitpass. */
async function yoga() {
  await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,3`);
  await studio.importBookings(
    `Yoga,${day},07:00,Sala 1,direct,200,2026-11-01 10:00,Ana,`,
    `Yoga,${day},07:00,Sala 1,direct,200,2026-11-01 11:00,Eva,`,
    `Yoga,${day},07:00,Sala 1,fitpass,90,2026-11-01 12:00,Ida,`,
    `Yoga,${day},07:00,Sala 1,fitpass,90,2026-11-01 13:00,Ada,`,
  );
  const [cls] = await studio.classesOf(day);
  return cls!;
}

beforeAll(async () => {
  table = await startTable();
});
beforeEach(async () => {
  studios += 1;
  studio = await aStudioWith(`66666666-6666-4666-8666-${String(studios).padStart(12, '0')}`);
});
afterAll(() => table.close());

describe('adjusting a class', () => {
  test('stores the numbers, the history and the outbox entries, and updates the day’s sums', async () => {
    const cls = await yoga();
    const done = await studio.adjust({
      classId: cls.classId,
      version: cls.version,
      totalCapacity: 22,
      allocations: { fitpass: 6 },
    });
    expect(done.class).toMatchObject({
      totalCapacity: 22,
      allocations: { fitpass: 6, wellhub: 3 },
      version: cls.version + 1,
    });
    expect(done.change).toMatchObject({
      source: 'manual',
      by: studio.studioId,
      totalCapacity: { from: 20, to: 22 },
      allocations: { fitpass: { from: 4, to: 6 } },
      pushes: [{ marketplace: 'fitpass', status: 'pending', attempts: 0, message: null }],
      canUndo: true,
    });
    expect(await studio.changesOf(cls.classId)).toEqual([done.change]);
    const demands = await readDemands(tableOf(studio.studioId), studio.studioId, [cls.classId]);
    expect(demands.get(cls.classId)).toMatchObject({
      totalCapacity: 22,
      capacityLog: [{ from: 20, to: 22 }],
    });
    const [shown] = await studio.classesOf(day);
    expect(shown).toEqual(done.class);
  });

  test.each([
    [{ totalCapacity: 3 }, 'body.totalCapacity', 'Capacity cannot be less than current bookings (4)'],
    [
      { allocations: { wellhub: 21 } },
      'body.allocations.wellhub',
      'Wellhub cannot have more places than the class (20).',
    ],
    [
      { allocations: { fitpass: 16, wellhub: 3 } },
      'body.allocations',
      '17 open places are more than the 16 that are free. Lower one of the numbers, then save again.',
    ],
  ])('refuses %j', async (wanted, path, message) => {
    const cls = await yoga();
    const { status, body } = await studio.ask(adjustClass, {
      classId: cls.classId,
      version: cls.version,
      ...wanted,
    });
    expect({ status, ...(body as object) }).toMatchObject({
      status: 400,
      code: 'invalid-input',
      detail: message,
      findings: [{ path, message }],
    });
    expect(await studio.changesOf(cls.classId)).toEqual([]);
  });

  test('records that a marketplace connected later had no places until it got some', async () => {
    const cls = await yoga();
    await studio.connect('totalpass');
    const done = await studio.adjust({
      classId: cls.classId,
      version: cls.version,
      allocations: { totalpass: 5 },
    });
    await studio.adjust({
      classId: cls.classId,
      version: done.class.version,
      allocations: { totalpass: 2 },
    });
    const demands = await readDemands(tableOf(studio.studioId), studio.studioId, [cls.classId]);
    const log = demands.get(cls.classId)!.allocationLog.filter(({ channel }) => channel === 'totalpass');
    expect(log.map(({ places }) => places)).toEqual([0, 5, 2]);
    expect(log[0]!.minutesBefore).toBe(log[1]!.minutesBefore);
  });

  test('closes open places when the capacity shrinks, and can undo that once', async () => {
    const cls = await yoga();
    const done = await studio.adjust({ classId: cls.classId, version: cls.version, totalCapacity: 6 });
    expect(done.class.allocations).toEqual({ fitpass: 2, wellhub: 2 });
    const undone = await studio.undo({
      classId: cls.classId,
      changeId: done.change!.changeId,
      version: done.class.version,
    });
    expect(undone.class).toMatchObject({ totalCapacity: 20, allocations: cls.allocations });
    const again = await studio.ask(undoChange, {
      classId: cls.classId,
      changeId: done.change!.changeId,
      version: undone.class.version,
    });
    expect(again.status).toBe(409);
    expect(await studio.changesOf(cls.classId)).toMatchObject([
      { source: 'undo' },
      { undone: true, canUndo: false },
    ]);
  });

  test('changes the sums of the day', async () => {
    const cls = await yoga();
    const before = (await studio.summaryOf(day)).days;
    expect(before).toMatchObject([{ classes: 1, capacity: 20, bookings: 4, atRisk: 1, fullyBooked: 0 }]);
    await studio.adjust({ classId: cls.classId, version: cls.version, totalCapacity: 4 });
    expect((await studio.summaryOf(day)).days).toMatchObject([
      { classes: 1, capacity: 4, bookings: 4, atRisk: 0, fullyBooked: 1, revenueMinor: 58_000 },
    ]);
  });

  test('makes each marketplace’s number pending, as a manual change with its own version', async () => {
    const cls = await yoga();
    const first = await studio.adjust({
      classId: cls.classId,
      version: cls.version,
      allocations: { fitpass: 5 },
    });
    await studio.adjust({
      classId: cls.classId,
      version: first.class.version,
      allocations: { fitpass: 6, wellhub: 2 },
    });
    const outbox = (await outboxOf(studio)).map(({ marketplace, places, pushVersion, automatic, state }) => [
      marketplace,
      places,
      pushVersion,
      automatic,
      state,
    ]);
    expect(outbox).toEqual([
      ['fitpass', 5, 1, false, 'pending'],
      ['fitpass', 6, 2, false, 'pending'],
      ['wellhub', 2, 1, false, 'pending'],
    ]);
  });

  test('only one of twenty concurrent edits of the same version is accepted', async () => {
    const cls = await yoga();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        studio.ask(adjustClass, {
          classId: cls.classId,
          version: cls.version,
          allocations: { fitpass: 5 + (at % 8) },
        }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(/^This class was changed in the meantime/),
    });
    const [now] = await studio.classesOf(day);
    expect(now).toEqual(won[0]?.body.class);
    expect(await studio.changesOf(cls.classId)).toHaveLength(1);
    expect(await outboxOf(studio)).toHaveLength(1);
  });

  test('the second of two concurrent editors is told, and continues from the current numbers', async () => {
    const cls = await yoga();
    const mine = { classId: cls.classId, version: cls.version, totalCapacity: 25 };
    const other = await studio.adjust({
      classId: cls.classId,
      version: cls.version,
      allocations: { wellhub: 5 },
    });
    expect((await studio.ask(adjustClass, mine)).status).toBe(409);
    const again = await studio.adjust({ ...mine, version: other.class.version });
    expect(again.class).toMatchObject({ totalCapacity: 25, allocations: { fitpass: 4, wellhub: 5 } });
  });

  test('a pending decision is replaced, and can no longer be approved', async () => {
    const cls = await yoga();
    const decisionId = await decideFor(studio, cls.classId, 9);
    const done = await studio.adjust({
      classId: cls.classId,
      version: cls.version,
      allocations: { fitpass: 6 },
    });
    expect(done.class.pendingDecisionId).toBeNull();
    const approved = await studio.ask(approve, { decisionId });
    expect(approved).toMatchObject({ status: 409, body: { code: 'already-decided' } });
    expect((await studio.classesOf(day))[0]?.allocations).toEqual({ fitpass: 6, wellhub: 3 });
  });

  test('a decision without a recorded value subtracts nothing from the pending value', async () => {
    const { studioId } = studio;
    const cls = await yoga();
    const decisionId = await decideFor(studio, cls.classId, 9);
    const worth = () =>
      studio.inStudio(async (studioTable) => (await readCounters(studioTable, studioId)).pendingWorthMinor);
    expect(await worth()).toBe(9_000);
    await studio.inStudio((studioTable) =>
      studioTable.of(DecisionEntity).patch({ studioId, decisionId }).remove(['isWorthCounted']).go(),
    );
    await studio.adjust({ classId: cls.classId, version: cls.version, allocations: { fitpass: 6 } });
    expect(await worth()).toBe(9_000);
  });

  test('an answered or missing decision does not block an edit', async () => {
    const { studioId } = studio;
    for (const fate of ['answered', 'gone']) {
      const cls = await yoga();
      const key = { studioId, decisionId: await decideFor(studio, cls.classId, 9) };
      await studio.inStudio(async (studioTable) => {
        if (fate === 'gone') await studioTable.of(DecisionEntity).delete(key).go();
        else await studioTable.of(DecisionEntity).patch(key).set({ status: 'expired' }).go();
      });
      const wanted = { classId: cls.classId, version: cls.version };
      const done = await studio.adjust({ ...wanted, allocations: { fitpass: 6 } });
      expect(done.class.pendingDecisionId).toBeNull();
      await studio.adjust({ ...wanted, version: done.class.version, allocations: { fitpass: 4 } });
    }
  });

  test('a concurrent approval and edit are both stored in order, or one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cls = await yoga();
      const decisionId = await decideFor(studio, cls.classId, 9);
      const [edit, approval] = await Promise.all([
        studio.ask(adjustClass, { classId: cls.classId, version: cls.version, allocations: { fitpass: 6 } }),
        studio.ask(approve, { decisionId }),
      ]);
      expect([edit.status, approval.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const [now] = await studio.classesOf(day);
      expect(now?.allocations['fitpass']).toBe(edit.status === 200 ? 6 : 9);
      await studio.adjust({ classId: cls.classId, version: now!.version, allocations: { fitpass: 4 } });
    }
  });

  test('nothing is written if the numbers are already right', async () => {
    const { classId, version } = await yoga();
    const same = { classId, version, totalCapacity: 20, allocations: { fitpass: 4 } };
    expect(await studio.adjust(same)).toMatchObject({ change: null, class: { version } });
    expect(await outboxOf(studio)).toEqual([]);
  });

  test('a class that has begun stays unchanged', async () => {
    await studio.importClasses('Yoga,2026-11-02,07:00,Sala 1,20,4,3');
    const [cls] = await studio.classesOf('2026-11-02');
    const answer = await studio.ask(adjustClass, {
      classId: cls!.classId,
      version: cls!.version,
      totalCapacity: 30,
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { detail: 'This class has begun. Its numbers can no longer be changed.' },
    });
  });

  test('channels that are not connected are refused, and another studio finds nothing', async () => {
    const cls = await yoga();
    await studio.connect('fitpass', 'disconnected');
    const wanted = { classId: cls.classId, version: cls.version };
    for (const numbers of [{ totalCapacity: 22 }, { allocations: { fitpass: 5 } }])
      expect(await studio.ask(adjustClass, { ...wanted, ...numbers })).toMatchObject({
        status: 409,
        body: { code: 'no-integration' },
      });
    const other = await aStudioWith('66666666-6666-4666-8666-999999999999');
    expect((await other.ask(adjustClass, { ...wanted, totalCapacity: 22 })).status).toBe(404);
  });

  test('a busy table that loses responses ends with one edit', async () => {
    const cls = await yoga();
    table.setFaults({ seed: 11, throttleShare: 0.1, conflictShare: 0.3, internalErrorShare: 0.1 });
    const wanted = { classId: cls.classId, version: cls.version, allocations: { fitpass: 7 } };
    const answers = await Promise.all(Array.from({ length: 6 }, () => studio.ask(adjustClass, wanted)));
    table.setFaults(undefined);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const changes = await studio.changesOf(cls.classId);
    const [now] = await studio.classesOf(day);
    expect(now?.version).toBe(cls.version + changes.length);
    expect(await outboxOf(studio)).toHaveLength(changes.length);
    expect(changes.length).toBe(1);
  });
});
