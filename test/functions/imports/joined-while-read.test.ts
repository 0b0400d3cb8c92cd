import { aStudioToJoin, day, listed, room, type StudioToJoin } from './a-studio-to-join.ts';
import { interruptedTable, type Interruptible } from '#test/builders/interrupted-table.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Each is interrupted at least this often. */
const interruptionsMin = 3;

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

/** Before each of its calls in turn, one of them is interrupted by all of the other one. */
async function inEveryOrder(
  begin: () => Promise<StudioToJoin>,
  first: (studio: StudioToJoin, own: StudioTable) => Promise<unknown>,
  second: (studio: StudioToJoin, own: StudioTable) => Promise<unknown>,
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
    outcomes.push({ callsBefore, flow: await studio.placesOf('Flow', '10:00') });
  }
}

const allAre = (outcomes: readonly object[], flow: object): void => {
  expect(outcomes.length).toBeGreaterThan(interruptionsMin);
  expect(outcomes).toEqual(outcomes.map((_, callsBefore) => ({ callsBefore, flow: [flow] })));
};

describe('the places that are taken in a class that becomes another one', () => {
  const known = async () => {
    const studio = await aStudioToJoin();
    await studio.read(studio.own, [listed(10)]);
    return studio;
  };
  const read = ({ read: readIn }: StudioToJoin, own: StudioTable) => readIn(own, [listed(10)]);
  const answered = async (studio: StudioToJoin, own: StudioTable) => {
    await studio.answer();
    await studio.join(own);
  };
  const seven = { totalCapacity: 23, bookings: 0, takenBefore: 7 };

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
    const studio = await aStudioToJoin();
    await studio.studio.importClasses(`Flow,${day},09:00,${room},12,4,0`, `Flow,${day},10:00,${room},30,0,0`);
    await studio.read(studio.own, [listed(9)]);
    return studio;
  };
  const move = ({ read }: StudioToJoin, own: StudioTable) => read(own, [listed(10)]);
  const answered = async (studio: StudioToJoin, own: StudioTable) => {
    await studio.answer();
    await studio.join(own);
  };
  const eleven = { totalCapacity: 19, bookings: 0, takenBefore: 11 };

  it('stay missing if they are joined at any moment of the reading', async () => {
    allAre(await inEveryOrder(moving, move, answered, 'writes'), eleven);
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
