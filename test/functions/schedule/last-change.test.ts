import { approve } from '#shared/contracts/decisions/approve.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from './a-studio.ts';
import { decideFor } from './decide.ts';

let table: TestTable;
let studio: TestStudio;
let studios = 0;
const day = '2999-01-02';
const theClass = async (on = day) => (await studio.classesOf(on))[0]!;
const aStudio = () => {
  studios += 1;
  return aStudioWith(`56565656-5555-4555-8555-${String(studios).padStart(12, '0')}`);
};

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

describe('the last change of a class', () => {
  const yoga = (capacity: number) => `Yoga,${day},07:00,Sala 1,${capacity},4,3`;
  const opened = async (classId: string) => {
    const before = table.calls.length;
    const { lastChange } = await studio.classOf(classId);
    return { lastChange, requests: table.calls.length - before };
  };

  beforeEach(async () => {
    studio = await aStudio();
    await studio.importClasses(yoga(20));
  });

  test('is requested only after the first change, however often the class was booked', async () => {
    const { classId } = await theClass();
    const before = await opened(classId);
    expect(before.lastChange).toBeNull();
    await studio.importBookings(`Yoga,${day},07:00,Sala 1,direct,200,2026-11-10 10:00,Ana,`);
    await studio.importClasses(yoga(20));
    expect(await opened(classId)).toEqual(before);
    const { version } = await theClass();
    await studio.adjust({ classId, version, totalCapacity: 22 });
    const after = await opened(classId);
    expect(after.requests).toBe(before.requests + 1);
    expect(after.lastChange).toMatchObject({ source: 'manual', totalCapacity: { from: 20, to: 22 } });
  });

  test.each([
    [
      'manual',
      async (classId: string) =>
        studio.adjust({ classId, version: (await theClass()).version, totalCapacity: 22 }),
    ],
    [
      'decision',
      async (classId: string) => studio.must(approve, { decisionId: await decideFor(studio, classId, 7) }),
    ],
    ['import', async () => studio.importClasses(yoga(18))],
  ] as const)('is shown if the first one has the source %s', async (source, change) => {
    const { classId } = await theClass();
    expect((await opened(classId)).lastChange).toBeNull();
    await change(classId);
    expect((await opened(classId)).lastChange).toMatchObject({ source });
  });

  test('is shown of a class that was made by repeating another', async () => {
    const { classId } = await theClass();
    await studio.repeat({ classId, weeks: 4 });
    const next = await theClass(addLocalDays(day, 7));
    expect((await opened(next.classId)).lastChange).toBeNull();
    await studio.adjust({ classId: next.classId, version: next.version, totalCapacity: 9 });
    expect((await opened(next.classId)).lastChange).toMatchObject({ totalCapacity: { from: 20, to: 9 } });
  });

  test('is looked up for a class that was stored before classes had the mark', async () => {
    const { classId, version } = await theClass();
    const marked = await opened(classId);
    const key = { studioId: studio.studioId, month: monthOf(classId), classId };
    await studio.inStudio((own) => own.of(ClassEntity).patch(key).remove(['neverChanged']).go());
    expect(await opened(classId)).toEqual({ lastChange: null, requests: marked.requests + 1 });
    await studio.adjust({ classId, version, totalCapacity: 22 });
    expect((await opened(classId)).lastChange).toMatchObject({ source: 'manual' });
  });
});
