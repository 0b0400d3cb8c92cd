import { aStudioWith } from '../schedule/a-studio.ts';
import { interruptedTable, type Interruptible } from '#test/builders/interrupted-table.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { SystemClass } from '#functions/_domain/connections/connectors/studio-system.ts';
import { readClassItemsOfDay } from '#functions/_domain/classes/class-import-store.ts';
import { storeSameClassAnswer } from '#functions/_domain/same-classes/answer-store.ts';
import { joinClasses } from '#functions/imports/joining/join-classes.ts';
import { applyClasses } from '#functions/marketplaces/inbound/sync-classes.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const deps = reportingDeps(now);
const [day, room] = ['2027-03-03', 'Sala 1'];
const correlationId = 'c-1';
/** Each is interrupted at least this often. */
const interruptionsMin = 3;

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

let studios = 0;

const listed = (hour: number, over: Partial<SystemClass> = {}): SystemClass => ({
  id: 'K1',
  name: 'Flow',
  startsAt: `${day}T${hour + 6}:00:00.000Z`,
  capacity: 30,
  room,
  cancelled: false,
  ...over,
});

/** Flow Nivel 2 at ten has seven places taken: five are on sale at Fitpass, and two are booked. */
async function aStudio() {
  studios += 1;
  const studioId = `73737373-7272-4272-8272-${String(studios).padStart(12, '0')}`;
  const studio = await aStudioWith(studioId);
  await studio.importClasses(`Flow Nivel 2,${day},10:00,${room},12,5,0`);
  const booked = (member: string) =>
    `Flow Nivel 2,${day},10:00,${room},direct,90,2027-02-27 10:00,${member},`;
  await studio.importBookings(booked('Ana Uno'), booked('Bea Dos'));
  const read = (own: StudioTable, classes: readonly SystemClass[]) =>
    applyClasses(own, { kind: 'sync-system', studioId, correlationId }, classes, deps);
  const answer = () =>
    storeSameClassAnswer(
      tableOf(studioId),
      { first: { className: 'Flow', room }, second: { className: 'Flow Nivel 2', room }, isSame: true },
      {
        studioId,
        auditId: deps.ids.next(),
        at: now.toISOString(),
        actor: studioId,
        action: 'test',
        subject: 'test',
        note: 'test',
        correlationId,
      },
      deps.ids.next(),
    );
  const join = (own: StudioTable) => joinClasses(own, { studioId, correlationId }, deps);
  const flow = async () => {
    const all = await readClassItemsOfDay(tableOf(studioId), studioId, '20270303');
    return all
      .filter(({ className, localTime }) => className === 'Flow' && localTime === '10:00')
      .map(({ totalCapacity, takenBefore = 0 }) => ({ totalCapacity, takenBefore }));
  };
  return { studioId, studio, own: tableOf(studioId), read, answer, join, flow };
}

type TestStudio = Awaited<ReturnType<typeof aStudio>>;

/** Before each of its calls in turn, one of them is interrupted by all of the other one. */
async function inEveryOrder(
  begin: () => Promise<TestStudio>,
  first: (studio: TestStudio, own: StudioTable) => Promise<unknown>,
  second: (studio: TestStudio, own: StudioTable) => Promise<unknown>,
  counted: Interruptible,
): Promise<object[]> {
  const outcomes: object[] = [];
  for (let callsBefore = 0; ; callsBefore += 1) {
    const studio = await begin();
    const { table: own, wasInterrupted } = interruptedTable(
      studio.studioId,
      callsBefore,
      () => second(studio, studio.own),
      counted,
    );
    await first(studio, own);
    if (!wasInterrupted()) return outcomes;
    outcomes.push({ callsBefore, flow: await studio.flow() });
  }
}

const allAre = (outcomes: readonly object[], flow: object): void => {
  expect(outcomes.length).toBeGreaterThan(interruptionsMin);
  expect(outcomes).toEqual(outcomes.map((_, callsBefore) => ({ callsBefore, flow: [flow] })));
};

describe('the places that are taken in a class that becomes another one', () => {
  const known = async () => {
    const studio = await aStudio();
    await studio.read(studio.own, [listed(10)]);
    return studio;
  };
  const read = ({ read: readIn }: TestStudio, own: StudioTable) => readIn(own, [listed(10)]);
  const answered = async (studio: TestStudio, own: StudioTable) => {
    await studio.answer();
    await studio.join(own);
  };
  const seven = { totalCapacity: 23, takenBefore: 7 };

  it('stay missing if it is joined at any moment of a reading', async () => {
    allAre(await inEveryOrder(known, read, answered, 'calls'), seven);
  });

  it('stay missing if the system is read at any moment of joining', async () => {
    allAre(await inEveryOrder(known, answered, read, 'writes'), seven);
  });
});

describe('the places of a class that Kenko moves to another one that becomes it', () => {
  /** Flow at nine has four places on sale at Fitpass, and Kenko moves it to ten, where a file has it too. */
  const moving = async () => {
    const studio = await aStudio();
    await studio.studio.importClasses(`Flow,${day},09:00,${room},12,4,0`, `Flow,${day},10:00,${room},30,0,0`);
    await studio.read(studio.own, [listed(9)]);
    return studio;
  };
  const move = ({ read }: TestStudio, own: StudioTable) => read(own, [listed(10)]);
  const answered = async (studio: TestStudio, own: StudioTable) => {
    await studio.answer();
    await studio.join(own);
  };
  const eleven = { totalCapacity: 19, takenBefore: 11 };

  it('stay missing if they are joined at any moment of the reading', async () => {
    allAre(await inEveryOrder(moving, move, answered, 'calls'), eleven);
  });

  it('stay missing if the system is read at any moment of joining', async () => {
    allAre(await inEveryOrder(moving, answered, move, 'writes'), eleven);
  });

  it('stay missing if the system is read twice at once', async () => {
    const begin = async () => {
      const studio = await moving();
      await studio.answer();
      return studio;
    };
    allAre(await inEveryOrder(begin, move, move, 'writes'), eleven);
  });
});
