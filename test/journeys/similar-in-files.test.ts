import { createLocal, type Local } from '#infra/local/index.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { answerSimilar } from '#shared/contracts/schedule/answer-similar.ts';
import { listSuccessors } from '#shared/contracts/schedule/list-successors.ts';
import { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { memberBooks } from '../builders/simulated-members.ts';
import { aKenkoStudio, classesOf, quarters, schedule, type KenkoScene } from './kenko-scene.ts';
import { connect, down, knownAs, list, misbehave, monday, yoga } from './scene.ts';
import { closeSwept } from './sweep.ts';

let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => closeSwept(local));

const { localDate, localTime } = yoga;

/** A studio whose Kenko lists nothing, so that its files name all classes. */
async function aStudioOfFiles(): Promise<KenkoScene> {
  const scene = await aKenkoStudio(local);
  await schedule(scene, []);
  return scene;
}

/** A schedule file of one class at the time of Yoga. */
const fileNames = ({ token }: KenkoScene, name: string, capacity: number, date = localDate) =>
  local.call(
    importSchedule,
    {
      csvData: `class_name,class_date,class_time,total_capacity,room\n${name},${date},${localTime},${capacity},Sala 1`,
    },
    token,
  );

const bookingsName = ({ token }: KenkoScene, name: string, members: readonly string[]) =>
  local.call(
    importBookings,
    {
      csvData: [
        'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
        ...members.map(
          (member) => `${name},${localDate},${localTime},Sala 1,direct,200,2026-11-22 10:00,${member}`,
        ),
      ].join('\n'),
    },
    token,
  );

const asked = async ({ token }: KenkoScene) =>
  (await local.call(listSuccessors, { list: 'open' }, token)).similar.map(({ first, second, namedBy }) => ({
    pair: `${first.className} = ${second.className}`,
    namedBy,
    ids: { classId: second.classId, otherId: first.classId },
  }));

/** The owner says that the only pair is the same class. */
async function areSame(scene: KenkoScene): Promise<void> {
  const [pair] = await asked(scene);
  await local.call(answerSimilar, { ...pair!.ids, isSame: true }, scene.token);
  await local.settle();
}

const all = async (scene: KenkoScene) =>
  (await classesOf(scene))
    .filter(({ className, totalCapacity, bookings }) => className !== 'Yoga' && totalCapacity + bookings > 0)
    .map(({ className, totalCapacity, bookings }) => `${className}: ${bookings} of ${totalCapacity}`)
    .toSorted();

/** Half an hour in which work that waits goes on. */
async function later(scene: KenkoScene): Promise<KenkoScene> {
  let after = await quarters(scene, 1);
  for (let times = 0; times < 2; times += 1) {
    after = await quarters(after, 1);
    await local.runSchedule('jobs.sweep-work.schedule');
    await local.settle();
  }
  return after;
}

describe('a class that two files name differently', () => {
  it('is asked about as soon as the second schedule file is imported, and becomes one', async () => {
    const scene = await aStudioOfFiles();
    await fileNames(scene, 'Flow', 12);
    await bookingsName(scene, 'Flow', ['Ana Uno', 'Bea Dos']);
    expect(await asked(scene)).toEqual([]);
    await fileNames(scene, 'Flow Nivel 2', 10);
    await bookingsName(scene, 'Flow Nivel 2', ['Bea Dos', 'Cai Tres']);
    expect(await all(scene)).toEqual(['Flow Nivel 2: 2 of 10', 'Flow: 2 of 12']);
    expect(await asked(scene)).toMatchObject([{ pair: 'Flow = Flow Nivel 2', namedBy: 'schedule-file' }]);
    await areSame(scene);
    // Bea is in both files, and only as many places are certain as both files name.
    const one = ['Flow: 3 of 10'];
    expect(await all(scene)).toEqual(one);
    expect(await asked(scene)).toEqual([]);
    // Both files hold for the one class now, in any order and number.
    await bookingsName(scene, 'Flow Nivel 2', ['Bea Dos', 'Cai Tres', 'Eva Cuatro']);
    await fileNames(scene, 'Flow Nivel 2', 11);
    expect(await all(scene)).toEqual(['Flow: 4 of 11']);
    await fileNames(scene, 'Flow', 12);
    await bookingsName(scene, 'Flow', ['Ana Uno', 'Bea Dos']);
    expect(await all(scene)).toEqual(['Flow: 4 of 12']);
    expect(await asked(scene)).toEqual([]);
  });

  it('is never sold twice while a marketplace still sells the second one', async () => {
    const begun = await aStudioOfFiles();
    const reference = `files-${begun.username}`;
    await connect(begun, 'totalpass');
    await fileNames(begun, 'Flow', 12);
    await fileNames(begun, 'Flow Nivel 2', 12);
    await list(begun, 'totalpass', [{ ...yoga, name: 'Flow Nivel 2', reference, slots: 0 }]);
    let scene = await quarters(begun, 1);
    const { classId, version } = (await classesOf(scene)).find(
      ({ className }) => className === 'Flow Nivel 2',
    )!;
    await local.call(adjustClass, { classId, version, allocations: { totalpass: 5 } }, scene.token);
    await local.settle();
    await memberBooks(local.simulators.totalpass, reference, 'Bea Dos', knownAs(scene, 'totalpass'));
    scene = await quarters(scene, 1);
    expect(await all(scene)).toEqual(['Flow Nivel 2: 1 of 12', 'Flow: 0 of 12']);
    await misbehave(scene, 'totalpass', down);
    await areSame(scene);
    // The five places that are sold or open in the second class are missing in the first one.
    expect(await all(scene)).toEqual(['Flow Nivel 2: 1 of 0', 'Flow: 0 of 7']);
    await misbehave(scene, 'totalpass', {});
    scene = await later(scene);
    expect(await all(scene)).toEqual(['Flow: 1 of 12']);
    expect(await later(scene).then(all)).toEqual(['Flow: 1 of 12']);
  });

  it('has the lower capacity, also if more places were taken or open than that', async () => {
    const begun = await aStudioOfFiles();
    await connect(begun, 'totalpass');
    await fileNames(begun, 'Flow', 10);
    await fileNames(begun, 'Flow Nivel 2', 7);
    const reference = `more-${begun.username}`;
    await list(begun, 'totalpass', [{ ...yoga, name: 'Flow Nivel 2', reference, slots: 0 }]);
    const scene = await quarters(begun, 1);
    const { classId, version } = (await classesOf(scene)).find(
      ({ className }) => className === 'Flow Nivel 2',
    )!;
    await local.call(adjustClass, { classId, version, allocations: { totalpass: 6 } }, scene.token);
    await local.settle();
    await bookingsName(scene, 'Flow Nivel 2', ['Ana Uno', 'Bea Dos']);
    await areSame(scene);
    const second = 'Flow Nivel 2: 2 of 0';
    // TotalPass may have closed the open places by now; the two bookings are missing in the first class either way.
    expect([[second], [second, 'Flow: 0 of 5']]).toContainEqual(await all(scene));
    expect(await later(scene).then(all)).toEqual(['Flow: 2 of 7']);
  });

  it('stays two classes if the owner says so, whichever file is imported again', async () => {
    const scene = await aStudioOfFiles();
    await fileNames(scene, 'Flow', 12);
    await fileNames(scene, 'Flow Nivel 2', 10);
    const [pair] = await asked(scene);
    await local.call(answerSimilar, { ...pair!.ids, isSame: false }, scene.token);
    await fileNames(scene, 'Flow', 12);
    await fileNames(scene, 'Flow Nivel 2', 10);
    expect(await asked(scene)).toEqual([]);
    expect(await all(scene)).toEqual(['Flow Nivel 2: 0 of 10', 'Flow: 0 of 12']);
  });
});

describe('a class that is repeated weekly', () => {
  it('is asked about if a file names it differently in one of the weeks', async () => {
    const scene = await aStudioOfFiles();
    await fileNames(scene, 'Flow', 12, '2026-12-09');
    await fileNames(scene, 'Flow Nivel 2', 10);
    expect(await asked(scene)).toEqual([]);
    const { classId } = (await classesOf(scene)).find(({ className }) => className === 'Flow Nivel 2')!;
    await local.call(repeatClass, { classId, weeks: 4 }, scene.token);
    expect(await asked(scene)).toMatchObject([{ pair: 'Flow = Flow Nivel 2' }]);
  });
});

describe('a bookings file that names a class only similarly', () => {
  it('is asked about, and counts once it is imported again', async () => {
    const scene = await aStudioOfFiles();
    await fileNames(scene, 'Flow', 12);
    await bookingsName(scene, 'Flow', ['Ana Uno']);
    const members = ['Ana Uno', 'Bea Dos'];
    expect(await bookingsName(scene, 'Flow Nivel 2', members)).toMatchObject({ imported: 0, skipped: 2 });
    expect(await asked(scene)).toMatchObject([{ pair: 'Flow = Flow Nivel 2', namedBy: 'bookings-file' }]);
    await areSame(scene);
    expect(await asked(scene)).toEqual([]);
    expect(await bookingsName(scene, 'Flow Nivel 2', members)).toMatchObject({ imported: 1, unchanged: 1 });
    expect(await all(scene)).toEqual(['Flow: 2 of 12']);
  });
});

describe('a class that Kenko no longer lists', () => {
  it('becomes the class of a file that the owner says it is', async () => {
    const begun = await aKenkoStudio(local);
    await fileNames(begun, 'Flow', 12);
    await bookingsName(begun, 'Flow', ['Ana Uno']);
    const reference = `${begun.username}-flow`;
    await schedule(begun, [{ ...yoga, name: 'Flow Nivel 2', slots: 9, reference }]);
    await memberBooks(local.simulators.kenko, reference, 'Bea Dos', begun.username);
    let scene = await quarters(begun, 2);
    expect(await all(scene)).toEqual(['Flow Nivel 2: 1 of 9', 'Flow: 1 of 12']);
    const [pair] = (await asked(scene)).filter((one) => one.pair === 'Flow = Flow Nivel 2');
    await schedule(scene, []);
    await local.call(answerSimilar, { ...pair!.ids, isSame: true }, scene.token);
    await local.settle();
    expect(await all(scene)).toEqual(['Flow: 2 of 9']);
    // Kenko lists it again.
    await schedule(scene, [{ ...yoga, name: 'Flow Nivel 2', slots: 8, reference, booked: 1 }]);
    scene = await quarters(scene, 2);
    expect(await all(scene)).toEqual(['Flow: 2 of 8']);
  });
});
