import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { adjustClass } from '../../../shared/contracts/schedule/adjust-class.ts';
import { undoChange } from '../../../shared/contracts/schedule/undo-change.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from './a-studio.ts';

let table: TestTable;
let studio: TestStudio;
let studios = 0;
const day = '2999-03-04';

/** Yoga with 20 places, 4 for Fitpass and 3 for Wellhub; booked: 2 directly, 2 by Fitpass. */
async function yoga() {
  await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,3`);
  await studio.importBookings(
    `Yoga,${day},07:00,Sala 1,direct,200,2026-11-01 10:00,Ana,`,
    `Yoga,${day},07:00,Sala 1,direct,200,2026-11-01 11:00,Eva,`,
    `Yoga,${day},07:00,Sala 1,fitpass,90,2026-11-01 12:00,Ida,`,
    `Yoga,${day},07:00,Sala 1,fitpass,90,2026-11-01 13:00,Ada,`,
  );
  const [of] = await studio.classesOf(day);
  return of!;
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
  test('stores the numbers, the history and what is owed, and counts the day anew', async () => {
    const of = await yoga();
    const done = await studio.adjust({
      classId: of.classId,
      version: of.version,
      totalCapacity: 22,
      allocations: { fitpass: 6 },
    });
    expect(done.class).toMatchObject({
      totalCapacity: 22,
      allocations: { fitpass: 6, wellhub: 3 },
      version: of.version + 1,
    });
    expect(done.change).toMatchObject({
      source: 'manual',
      by: studio.studioId,
      totalCapacity: { from: 20, to: 22 },
      allocations: { fitpass: { from: 4, to: 6 } },
      pushes: [{ marketplace: 'fitpass', status: 'pending', attempts: 0, message: null }],
      canUndo: true,
    });
    expect(await studio.changesOf(of.classId)).toEqual([done.change]);
    const [shown] = await studio.classesOf(day);
    expect(shown).toEqual(done.class);
  });

  test.each([
    [{ totalCapacity: 3 }, 'body.totalCapacity', 'Capacity cannot be less than current bookings (4)'],
    [
      { allocations: { fitpass: 1 } },
      'body.allocations.fitpass',
      'Fitpass has sold 2 places already: it cannot have fewer.',
    ],
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
    const of = await yoga();
    const { status, body } = await studio.ask(adjustClass, {
      classId: of.classId,
      version: of.version,
      ...wanted,
    });
    expect({ status, ...(body as object) }).toMatchObject({
      status: 400,
      code: 'invalid-input',
      detail: message,
      findings: [{ path, message }],
    });
    expect(await studio.changesOf(of.classId)).toEqual([]);
  });

  test('takes open places back where the capacity shrinks, and undoes it once', async () => {
    const of = await yoga();
    const done = await studio.adjust({ classId: of.classId, version: of.version, totalCapacity: 6 });
    expect(done.class.allocations).toEqual({ fitpass: 2, wellhub: 2 });
    const undone = await studio.undo({
      classId: of.classId,
      changeId: done.change!.changeId,
      version: done.class.version,
    });
    expect(undone.class).toMatchObject({ totalCapacity: 20, allocations: of.allocations });
    const again = await studio.ask(undoChange, {
      classId: of.classId,
      changeId: done.change!.changeId,
      version: undone.class.version,
    });
    expect(again.status).toBe(409);
    expect(await studio.changesOf(of.classId)).toMatchObject([
      { source: 'undo' },
      { undone: true, canUndo: false },
    ]);
  });
});
