import { createLocal, type Local } from '#infra/local/index.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { answerSimilar } from '#shared/contracts/schedule/answer-similar.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { listSuccessors } from '#shared/contracts/schedule/list-successors.ts';
import { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { memberBooks } from '../builders/simulated-members.ts';
import { aKenkoStudio, classesOf, quarters, schedule, type KenkoScene } from './kenko-scene.ts';
import { connect, knownAs, list, monday, yoga, type Listed } from './scene.ts';
import { closeSwept } from './sweep.ts';

let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => closeSwept(local));

const { localDate, localTime } = yoga;

/** Imports a schedule file with classes at the time of Yoga, each for twelve. */
const fileNames = ({ token }: KenkoScene, ...classes: readonly (readonly [string, string, number?])[]) =>
  local.call(
    importSchedule,
    {
      csvData: [
        'class_name,class_date,class_time,total_capacity,room,instructor,current_bookings',
        ...classes.map(
          ([name, room, booked = 0]) => `${name},${localDate},${localTime},12,${room},Ana Ruiz,${booked}`,
        ),
      ].join('\n'),
    },
    token,
  );

const bookingsName = (
  { token }: KenkoScene,
  name: string,
  members: readonly string[],
  bookedAt = '2026-11-22 10:00',
) =>
  local.call(
    importBookings,
    {
      csvData: [
        'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
        ...members.map(
          (member) => `${name},${localDate},${localTime},Sala 1,direct,200,${bookedAt},${member}`,
        ),
      ].join('\n'),
    },
    token,
  );

/** The classes of a studio whose Kenko does not list Yoga any more. */
const all = async (scene: KenkoScene) =>
  (await classesOf(scene))
    .filter(({ className }) => className !== 'Yoga')
    .map(({ className, room, totalCapacity, bookings }) => ({
      named: `${className} ${room}`,
      totalCapacity,
      bookings,
    }));

const kenkoLists = (scene: KenkoScene, ...classes: readonly Partial<Listed>[]) =>
  schedule(
    scene,
    classes.map((one, at) => ({ ...yoga, slots: 9, reference: `${scene.username}-flow-${at}`, ...one })),
  );

const booksFlow = ({ username }: KenkoScene, member: string) =>
  memberBooks(local.simulators.kenko, `${username}-flow-0`, member, username);

const totalOf = async ({ token }: KenkoScene) => (await local.call(getDashboard, {}, token)).totalBookings;

describe('a class that a file and Kenko name differently', () => {
  it.each(['Flow (50 min)', 'FLOW - Ana', 'flów.'])(
    'is one class: Flow in the file, %s in Kenko',
    async (name) => {
      const begun = await aKenkoStudio(local);
      const reference = `named-${begun.username}`;
      await connect(begun, 'totalpass');
      await list(begun, 'totalpass', [{ ...yoga, name, reference, slots: 0 }]);
      await fileNames(begun, ['Flow', 'Sala 1', 4]);
      await kenkoLists(begun, { name });
      const first = await quarters(begun, 1);
      const one = { named: 'Flow Sala 1', totalCapacity: 9, bookings: 4 };
      expect(await all(first)).toEqual([one]);
      // The file did not know of a booking that is made since.
      await booksFlow(first, 'Ana Uno');
      const second = await quarters(first, 2);
      expect(await all(second)).toEqual([{ ...one, bookings: 5 }]);
      await fileNames(second, ['Flow', 'Sala 1', 5]);
      const scene = await quarters(second, 1);
      expect(await all(scene)).toEqual([{ ...one, bookings: 5 }]);
      expect(await totalOf(scene)).toBe(5);

      // TotalPass sells one of four places, under its own name.
      const { classId, version } = (await classesOf(scene)).find(({ className }) => className === 'Flow')!;
      await local.call(adjustClass, { classId, version, allocations: { totalpass: 4 } }, scene.token);
      await local.settle();
      await memberBooks(local.simulators.totalpass, reference, 'Bea Dos', knownAs(scene, 'totalpass'));
      const sold = await quarters(scene, 1);
      expect(await all(sold)).toEqual([{ ...one, bookings: 6 }]);

      // Kenko moves it: all of it moves along.
      await kenkoLists(sold, { name, booked: 1, room: 'Terraza' });
      const moved = (await all(await quarters(sold, 3))).toSorted((a, b) => b.bookings - a.bookings);
      expect(moved).toEqual([
        { named: `${name} Terraza`, totalCapacity: 9, bookings: 6 },
        { named: 'Flow Sala 1', totalCapacity: 0, bookings: 0 },
      ]);
    },
  );

  it('is one class if Kenko named it first, in every file and for as long as it is repeated', async () => {
    const begun = await aKenkoStudio(local);
    await kenkoLists(begun, { name: 'Flow (50 min)' });
    await booksFlow(begun, 'Ana Uno');
    let scene = await quarters(begun, 1);
    const one = { named: 'Flow (50 min) Sala 1', totalCapacity: 9, bookings: 3 };
    for (const counts of [
      { imported: 2, unchanged: 0 },
      { imported: 0, unchanged: 2 },
    ]) {
      await fileNames(scene, ['FLOW', 'sala 1', 3]);
      expect(await bookingsName(scene, 'Flow 50min', ['Bea Dos', 'Cai Tres'])).toMatchObject(counts);
      scene = await quarters(scene, 1);
      expect(await all(scene)).toEqual([one]);
    }
    // Kenko lists the next week under another name, before the owner repeats the class.
    const next = { localDate: '2026-12-02', startsAt: '2026-12-02T13:00:00.000Z' };
    await kenkoLists(scene, { name: 'Flow (50 min)', booked: 1 }, { name: 'Flow', ...next });
    scene = await quarters(scene, 1);
    const { classId } = (await classesOf(scene)).find(({ className }) => className !== 'Yoga')!;
    expect(await local.call(repeatClass, { classId, weeks: 4 }, scene.token)).toMatchObject({
      generated: 3,
      existing: 1,
    });
  });

  it('has each booking once, whichever of Kenko and a file that names it differently is read first', async () => {
    const begun = await aKenkoStudio(local);
    await kenkoLists(begun, { name: 'Flow' });
    let scene = await quarters(begun, 1);
    await booksFlow(scene, 'Ana Uno');
    const { date, time } = instantToLocal(local.now().toISOString(), 'America/Mexico_City');
    const one = { named: 'Flow Sala 1', totalCapacity: 9, bookings: 1 };
    for (const [name, counts] of [
      ['FLOW - Ana', { imported: 1 }],
      ['Flow (50 min)', { imported: 0, unchanged: 1 }],
      ['Flow', { imported: 0, unchanged: 1 }],
    ] as const) {
      expect(await bookingsName(scene, name, ['Ana Uno'], `${date} ${time}`)).toMatchObject(counts);
      expect(await all(scene)).toEqual([one]);
    }
    scene = await quarters(scene, 2);
    expect(await all(scene)).toEqual([one]);
    await bookingsName(scene, 'FLOW - Ana', ['Ana Uno'], `${date} ${time}`);
    expect(await all(scene)).toEqual([one]);
  });

  it('becomes one class, with all that was booked, once Kenko is read again, if there are two', async () => {
    const begun = await aKenkoStudio(local);
    const reference = `named-${begun.username}`;
    await connect(begun, 'totalpass');
    await list(begun, 'totalpass', [{ ...yoga, name: 'Flow', reference, slots: 0 }]);
    await kenkoLists(begun, { name: 'Flow (50 min)', room: '' });
    await booksFlow(begun, 'Ana Uno');
    const sold = await quarters(begun, 1);
    const { classId, version } = (await classesOf(sold)).find(({ className }) => className !== 'Yoga')!;
    await local.call(adjustClass, { classId, version, allocations: { totalpass: 5 } }, sold.token);
    await local.settle();
    for (const member of ['Bea Dos', 'Cai Tres'])
      await memberBooks(local.simulators.totalpass, reference, member, knownAs(sold, 'totalpass'));
    let scene = await quarters(sold, 1);
    // The file alone cannot know that Kenko's class, which has no room, is the one in Sala 1. It counted all three.
    await fileNames(scene, ['Flow', 'Sala 1', 3]);
    expect(new Set(await all(scene))).toEqual(
      new Set([
        { named: 'Flow (50 min) Studio', totalCapacity: 9, bookings: 3 },
        { named: 'Flow Sala 1', totalCapacity: 12, bookings: 3 },
      ]),
    );
    scene = await quarters(scene, 3);
    const joined = [
      { named: 'Flow Sala 1', totalCapacity: 9, bookings: 3 },
      { named: 'Flow (50 min) Studio', totalCapacity: 0, bookings: 0 },
    ];
    const standing = async () => (await all(scene)).toSorted((a, b) => b.bookings - a.bookings);
    expect(await standing()).toEqual(joined);
    await fileNames(scene, ['Flow', 'Sala 1', 3]);
    scene = await quarters(scene, 2);
    expect(await standing()).toEqual(joined);
    expect(await totalOf(scene)).toBe(3);
    const sales = (await classesOf(scene)).find(({ className }) => className === 'Flow');
    expect(sales).toMatchObject({ bookedByChannel: { direct: 1, totalpass: 2 } });
  });

  it('is not guessed among two classes of a file', async () => {
    const begun = await aKenkoStudio(local);
    await fileNames(begun, ['Flow', 'Sala 1'], ['Flow (50 min)', 'Sala 1', 3]);
    await kenkoLists(begun, { name: 'Flow 50 min.' });
    expect(await all(await quarters(begun, 2))).toHaveLength(3);
  });

  it('is two classes if they are in two rooms', async () => {
    const begun = await aKenkoStudio(local);
    await fileNames(begun, ['Flow', 'Sala 1', 2], ['Flow', 'Terraza', 3]);
    const name = 'Flow (50 min)';
    await kenkoLists(
      begun,
      { name, room: 'Terraza' },
      { name, slots: 8 },
      { name, slots: 7, room: 'Azotea' },
    );
    const rooms = await all(await quarters(begun, 2));
    expect(rooms.toSorted((a, b) => a.totalCapacity - b.totalCapacity)).toEqual([
      { named: 'Flow (50 min) Azotea', totalCapacity: 7, bookings: 0 },
      { named: 'Flow Sala 1', totalCapacity: 8, bookings: 2 },
      { named: 'Flow Terraza', totalCapacity: 9, bookings: 3 },
    ]);
  });

  const asksAbout = async ({ token }: KenkoScene) =>
    (await local.call(listSuccessors, { list: 'open' }, token)).similar
      .map(({ first, second, starts }) => ({
        pair: [`${first.className} ${first.room}`, `${second.className} ${second.room}`],
        starts,
        ids: { classId: second.classId, otherId: first.classId },
      }))
      // Kenko does not list Yoga any more, which the same teacher would give in the same room.
      .filter(({ pair }) => pair[1] !== 'Yoga Sala 1');

  it('becomes one class if its owner says so, for good and at every time', async () => {
    const begun = await aKenkoStudio(local);
    const reference = `named-${begun.username}`;
    await connect(begun, 'totalpass');
    await list(begun, 'totalpass', [{ ...yoga, name: 'Flow', reference, slots: 0 }]);
    await fileNames(begun, ['Flow', 'Sala 1', 4]);
    const name = 'Flow Nivel 2';
    const next = { localDate: '2026-12-02', startsAt: '2026-12-02T13:00:00.000Z' };
    await kenkoLists(begun, { name }, { name, ...next });
    await booksFlow(begun, 'Ana Uno');
    let scene = await quarters(begun, 1);
    const { classId, version } = (await classesOf(scene)).find(({ className }) => className === 'Flow')!;
    await local.call(adjustClass, { classId, version, allocations: { totalpass: 3 } }, scene.token);
    await local.settle();
    await memberBooks(local.simulators.totalpass, reference, 'Bea Dos', knownAs(scene, 'totalpass'));
    scene = await quarters(scene, 1);
    const two = [
      { named: 'Flow Sala 1', totalCapacity: 12, bookings: 5 },
      { named: 'Flow Nivel 2 Sala 1', totalCapacity: 9, bookings: 1 },
    ];
    const standing = async () => (await all(scene)).toSorted((a, b) => b.bookings - a.bookings);
    expect(await standing()).toEqual(two);
    const [asked] = await asksAbout(scene);
    expect(asked).toMatchObject({ pair: ['Flow Sala 1', 'Flow Nivel 2 Sala 1'], starts: 1 });
    await local.call(answerSimilar, { ...asked!.ids, isSame: true }, scene.token);
    expect(await asksAbout(scene)).toEqual([]);
    // The file may have counted the booking in Kenko or not, so a place is kept back for it.
    const one = [
      { named: 'Flow Sala 1', totalCapacity: 9, bookings: 6 },
      { named: 'Flow Nivel 2 Sala 1', totalCapacity: 0, bookings: 0 },
    ];
    await local.settle();
    expect(await standing()).toEqual(one);
    scene = await quarters(scene, 2);
    expect(await standing()).toEqual(one);
    await expect(local.call(answerSimilar, { ...asked!.ids, isSame: false }, scene.token)).rejects.toThrow(
      'no longer compared',
    );

    // The file counts all of them now, and names the next week too.
    await local.call(
      importSchedule,
      {
        csvData: [
          'class_name,class_date,class_time,total_capacity,room,instructor,current_bookings',
          `Flow,${localDate},${localTime},12,Sala 1,Ana Ruiz,6`,
          `Flow,${next.localDate},${localTime},12,Sala 1,Ana Ruiz,2`,
        ].join('\n'),
      },
      scene.token,
    );
    scene = await quarters(scene, 2);
    expect(await standing()).toEqual([{ ...one[0]!, totalCapacity: 9 }, one[1]]);
    const { classes } = await local.call(
      listClasses,
      { from: next.localDate, to: next.localDate },
      scene.token,
    );
    expect(classes.filter(({ totalCapacity }) => totalCapacity > 0)).toMatchObject([
      { className: 'Flow Nivel 2', bookings: 2, totalCapacity: 9 },
    ]);
  });

  it('stays two classes if its owner says so', async () => {
    const begun = await aKenkoStudio(local);
    await fileNames(begun, ['Flow', 'Sala 1', 4]);
    await kenkoLists(begun, { name: 'Flow (50 min)', room: 'Salón 1' });
    let scene = await quarters(begun, 1);
    const [asked] = await asksAbout(scene);
    expect(asked).toMatchObject({ pair: ['Flow Sala 1', 'Flow (50 min) Salón 1'], starts: 1 });
    await local.call(answerSimilar, { ...asked!.ids, isSame: false }, scene.token);
    expect(await asksAbout(scene)).toEqual([]);
    scene = await quarters(scene, 1);
    expect(new Set(await all(scene))).toEqual(
      new Set([
        { named: 'Flow Sala 1', totalCapacity: 12, bookings: 4 },
        { named: 'Flow (50 min) Salón 1', totalCapacity: 9, bookings: 0 },
      ]),
    );
    const { classId, otherId } = asked!.ids;
    await expect(
      local.call(answerSimilar, { classId: otherId, otherId: classId, isSame: true }, scene.token),
    ).rejects.toThrow('no longer compared');
  });
});
