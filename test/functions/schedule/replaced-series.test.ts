import { SuccessorEntity } from '#functions/_data/classes/successor.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import type { StoredSuccessor } from '#functions/_domain/successors/succession.ts';
import {
  completeReplacingSeries,
  readSuccessors,
  storeSuccessions,
} from '#functions/_domain/successors/successor-store.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from './a-studio.ts';
import { nextId } from './decide.ts';

let table: TestTable;
let studio: TestStudio;
let studios = 0;
const day = '2999-01-02';
const theClass = async () => (await studio.classesOf(day))[0]!;
const aStudio = () => {
  studios += 1;
  return aStudioWith(`57575757-5555-4555-8555-${String(studios).padStart(12, '0')}`);
};

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

describe('the series that a class replaced', () => {
  const at = '2026-11-20T12:00:00.000Z';
  const audit = { studioId: '', at, actor: 'automation', correlationId: 'request-0001' };
  const fromSeriesId = 'aaaaaaaaaaaa';
  let pairs = 0;

  /** The pair of the studio's class and an earlier series, in a state. */
  async function pairOf(classId: string, state: StoredSuccessor['state']): Promise<StoredSuccessor> {
    const { studioId } = studio;
    const { seriesId } = await studio.inStudio((own) => readClass(own, studioId, classId));
    const series = { className: 'Yoga', room: 'Sala 1', weekday: 3, firstDate: day, lastDate: day };
    return {
      studioId,
      successorId: `${seriesId}-${fromSeriesId}`,
      fromSeriesId,
      toSeriesId: seriesId,
      state,
      list: state === 'proposed' ? 'open' : 'settled',
      certainty: 'likely',
      changes: ['time'],
      from: { ...series, localTime: '06:00' },
      to: { ...series, localTime: '07:00' },
      changedAt: at,
      version: (pairs += 1),
    };
  }
  const store = (before: StoredSuccessor | undefined, after: StoredSuccessor) =>
    studio.inStudio((own) =>
      storeSuccessions(own, [{ before, after }], nextId, { ...audit, studioId: studio.studioId }),
    );
  const complete = () =>
    studio.inStudio(async (own) =>
      completeReplacingSeries(own, studio.studioId, await readSuccessors(own, studio.studioId)),
    );
  const opened = async (classId: string) => {
    const before = table.calls.length;
    const { replaces } = await studio.classOf(classId);
    return { from: replaces?.from.localTime, requests: table.calls.length - before };
  };

  beforeEach(async () => {
    studio = await aStudio();
    await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,3`);
  });

  test('is requested until the list of such series is complete, and then only for those in it', async () => {
    const { classId } = await theClass();
    const before = await opened(classId);
    await complete();
    expect(await opened(classId)).toEqual({ from: undefined, requests: before.requests - 1 });
    const proposed = await pairOf(classId, 'proposed');
    await store(undefined, proposed);
    expect((await opened(classId)).from).toBeUndefined();
    const linked = await pairOf(classId, 'linked');
    await store(proposed, linked);
    expect((await opened(classId)).from).toBe('06:00');
    await complete();
    expect((await opened(classId)).from).toBe('06:00');
    await store(linked, await pairOf(classId, 'declined'));
    expect((await opened(classId)).from).toBeUndefined();
  });

  test('is found for a pair that was stored before there was a list, also once it is complete', async () => {
    const { classId } = await theClass();
    const linked = await pairOf(classId, 'linked');
    await studio.inStudio((own) =>
      own
        .of(SuccessorEntity)
        .put({ ...linked, changes: [...linked.changes] })
        .go(),
    );
    expect((await opened(classId)).from).toBe('06:00');
    await complete();
    expect((await opened(classId)).from).toBe('06:00');
  });

  test('is found if its pair is linked while the list is being completed', async () => {
    const { classId } = await theClass();
    const { studioId } = studio;
    await studio.inStudio(async (own) => {
      const readBefore = await readSuccessors(own, studioId);
      await store(undefined, await pairOf(classId, 'linked'));
      await completeReplacingSeries(own, studioId, readBefore);
    });
    expect((await opened(classId)).from).toBe('06:00');
  });
});
