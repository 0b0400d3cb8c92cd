import { aStudioToJoin, day, listed, room, type StudioToJoin } from './a-studio-to-join.ts';
import { studioDigest } from './studio-digest.ts';
import { interruptedTable } from '#test/builders/interrupted-table.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The work writes at least this often. */
const writesMin = 3;
/** More bookings than move in one transaction. */
const members = Array.from({ length: 45 }, (_, at) => `Member ${at}`);

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

type Work = (studio: StudioToJoin, own: StudioTable, isLater?: boolean) => Promise<unknown>;

/** Everything that is stored of a studio, without how often it was written, and without the ids of pushes. */
async function stored({ studioId }: StudioToJoin) {
  const { classes, ...others } = await studioDigest(studioId, false);
  return {
    ...others,
    classes: classes.map(({ version: _version, latestPushes, ...cls }) => ({
      ...cls,
      pending: Object.keys(latestPushes ?? {}),
    })),
  };
}

/** The work dies before each of its writes in turn, and is done again later. */
async function diedAtEveryWrite(begin: () => Promise<StudioToJoin>, work: Work): Promise<StudioToJoin> {
  const undisturbed = await begin();
  await work(undisturbed, undisturbed.own);
  const expected = await stored(undisturbed);
  for (let writesBefore = 0; ; writesBefore += 1) {
    const studio = await begin();
    const died = () => Promise.reject(new Error('the worker died'));
    const { table: own, wasInterrupted } = interruptedTable(studio.studioId, writesBefore, died, 'writes');
    await work(studio, own).catch(() => undefined);
    if (!wasInterrupted()) {
      expect(writesBefore).toBeGreaterThan(writesMin);
      return undisturbed;
    }
    await work(studio, studio.own, true);
    expect({ writesBefore, ...(await stored(studio)) }).toEqual({ writesBefore, ...expected });
  }
}

const join: Work = (studio, own, isLater) => studio.join(own, isLater);

describe('joining two classes, while the worker dies once', () => {
  const twoOfFiles = async (onSale: number, names: readonly string[], cancelledAt?: string) => {
    const studio = await aStudioToJoin(onSale, names, cancelledAt);
    await studio.studio.importClasses(`Flow,${day},10:00,${room},50,0,0`);
    await studio.answer();
    return studio;
  };

  it('ends with all bookings in one class', async () => {
    const joined = await diedAtEveryWrite(() => twoOfFiles(0, members), join);
    expect(await joined.placesOf('Flow', '10:00')).toEqual([
      { totalCapacity: 12, bookings: members.length, takenBefore: 0 },
    ]);
  });

  it('ends with all cancelled bookings in one class', async () => {
    const joined = await diedAtEveryWrite(() => twoOfFiles(0, members, '2027-02-28 10:00'), join);
    expect(await joined.placesOf('Flow', '10:00')).toEqual([
      { totalCapacity: 12, bookings: 0, takenBefore: 0 },
    ]);
  });

  it('ends with all places taken that are still on sale', async () => {
    const waiting = await diedAtEveryWrite(() => twoOfFiles(5, ['Ana Uno', 'Bea Dos']), join);
    expect(await waiting.placesOf('Flow', '10:00')).toEqual([
      { totalCapacity: 5, bookings: 0, takenBefore: 7 },
    ]);
  });
});

describe('reading a morning that starts an hour later, while the worker dies once', () => {
  const [first, second] = [
    { id: 'K1', name: 'Spin' },
    { id: 'K2', name: 'Spin' },
  ];
  /** Spin at nine has four places on sale at Fitpass, and Spin at ten has one member of Wellhub. */
  const begin = async () => {
    const studio = await aStudioToJoin();
    await studio.studio.importClasses(`Spin,${day},09:00,${room},12,4,0`, `Spin,${day},10:00,${room},12,0,0`);
    await studio.studio.importBookings(`Spin,${day},10:00,${room},wellhub,90,2027-02-27 10:00,Cai Tres,`);
    await studio.read(studio.own, [listed(9, first), listed(10, second)]);
    return studio;
  };
  const read: Work = (studio, own, isLater) =>
    studio.read(own, [listed(10, first), listed(11, second)], isLater);

  it('ends with all places kept back', async () => {
    const moved = await diedAtEveryWrite(begin, read);
    expect(await moved.placesOf('Spin', '10:00')).toEqual([
      { totalCapacity: 26, bookings: 1, takenBefore: 4 },
    ]);
    expect(await moved.placesOf('Spin', '11:00')).toEqual([
      { totalCapacity: 29, bookings: 0, takenBefore: 1 },
    ]);
  });
});
