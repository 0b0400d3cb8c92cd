import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { instantToLocal, addLocalDays } from '#shared/core/time/zone.ts';
import { endOffersOf } from '#functions/_domain/places/decisions/close-offers.ts';
import { storeAutomation } from '#functions/_domain/studio/studio-store.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from './a-studio.ts';
import { nextId, outboxOf } from './decide.ts';

const today = instantToLocal(new Date().toISOString(), 'America/Mexico_City').date;
const day = addLocalDays(today, 3);

let table: TestTable;
let studio: TestStudio;
let studios = 0;

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());
beforeEach(async () => {
  studios += 1;
  studio = await aStudioWith(`55555555-0000-4000-8000-${String(studios).padStart(12, '0')}`);
});

const setPaused = (paused: boolean) =>
  studio.inStudio((studioTable) =>
    storeAutomation(studioTable, {
      studioId: studio.studioId,
      paused,
      audit: { auditId: nextId(), at: new Date().toISOString(), correlationId: 'c' },
    }),
  );

/** Six places, two of them for Fitpass and two for Wellhub. Then four people book directly. */
async function sellDirectly(): Promise<string> {
  await studio.importClasses(`Yoga,${day},07:00,Sala 1,6,2,2`);
  await studio.importBookings(
    ...['Ana', 'Eva', 'Ida', 'Ada'].map(
      (name) => `Yoga,${day},07:00,Sala 1,direct,200,2026-11-01 10:00,${name},`,
    ),
  );
  return (await studio.classesOf(day))[0]!.classId;
}

const excessOf = async (classId: string) => (await studio.classOf(classId)).excess;
const needs = async () => (await studio.must(getDashboard, {})).needs.excess;

/** What the button of the note sends. */
async function close(classId: string) {
  const { excess, class: cls } = await studio.classOf(classId);
  return studio.adjust({ classId, version: cls.version, allocations: excess!.allocations });
}

const pushes = async () =>
  (await outboxOf(studio)).map(({ marketplace, places, automatic }) => ({ marketplace, places, automatic }));

describe('places on sale that do not exist', () => {
  // Two places are free, and four are on sale. A booking at Wellhub pays more.
  const excess = { places: 2, allocations: { fitpass: 0 } };

  test('are shown while automation is paused, and nothing is sent', async () => {
    const classId = await sellDirectly();
    expect(await excessOf(classId)).toBeUndefined();
    expect(await needs()).toBeUndefined();
    await setPaused(true);
    expect(await excessOf(classId)).toEqual(excess);
    expect(await needs()).toEqual({ places: 2, classes: 1, first: classId });
    expect(await outboxOf(studio)).toEqual([]);
    await setPaused(false);
    expect(await excessOf(classId)).toBeUndefined();
    expect(await needs()).toBeUndefined();
  });

  test('are closed by the owner’s own change, which is sent during the pause', async () => {
    const classId = await sellDirectly();
    await setPaused(true);
    const { change } = await close(classId);
    expect(change).toMatchObject({ source: 'manual', by: studio.studioId });
    expect(await pushes()).toEqual([{ marketplace: 'fitpass', places: 0, automatic: false }]);
    expect(await excessOf(classId)).toBeUndefined();
    expect(await needs()).toBeUndefined();
  });

  test('are shown again if automation closed them, but was paused before it sent the number', async () => {
    const classId = await sellDirectly();
    const { studioId } = studio;
    await studio.inStudio((studioTable) =>
      endOffersOf(studioTable, { studioId, classId, correlationId: 'c' }, assemble({})),
    );
    expect(await pushes()).toEqual([{ marketplace: 'fitpass', places: 0, automatic: true }]);
    await setPaused(true);
    expect(await excessOf(classId)).toEqual(excess);
    expect(await needs()).toEqual({ places: 2, classes: 1, first: classId });
    await close(classId);
    expect(await pushes()).toEqual([
      { marketplace: 'fitpass', places: 0, automatic: true },
      { marketplace: 'fitpass', places: 0, automatic: false },
    ]);
    expect(await excessOf(classId)).toBeUndefined();
    expect(await needs()).toBeUndefined();
  });

  test('are not shown if the owner’s own number is on its way', async () => {
    const classId = await sellDirectly();
    await setPaused(true);
    const { class: cls } = await studio.classOf(classId);
    await studio.adjust({ classId, version: cls.version, allocations: { fitpass: 1, wellhub: 1 } });
    expect(await excessOf(classId)).toBeUndefined();
  });
});
