import { createLocal, type Local } from '#infra/local/index.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { memberBooks, memberCancels } from '../builders/simulated-members.ts';
import { aKenkoStudio, books, classesOf, quarters, schedule, type KenkoScene } from './kenko-scene.ts';
import { connect, knownAs, list, misbehave, monday, yoga, type Listed } from './scene.ts';
import { closeSwept } from './sweep.ts';

let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => closeSwept(local));

const down = { kind: 'status', status: 503 };
const atEight = { localTime: '08:00', startsAt: '2026-11-25T14:00:00.000Z' };
const reference = (scene: KenkoScene): string => `moved-${scene.username}`;

/** The classes that still have places or bookings. */
const standing = async (scene: KenkoScene) =>
  (await classesOf(scene))
    .filter(({ totalCapacity, bookings }) => totalCapacity > 0 || bookings > 0)
    .map(({ className, localTime, room, totalCapacity, bookings, bookedByChannel }) => ({
      named: `${className} ${localTime} ${room}`,
      totalCapacity,
      bookings,
      bookedByChannel,
    }));

const setPlaces = async (scene: KenkoScene, room: string, allocations: Record<string, number>) => {
  const cls = (await classesOf(scene)).find((one) => one.room === room && one.totalCapacity > 0);
  const { classId, version } = cls!;
  await local.call(adjustClass, { classId, version, allocations }, scene.token);
  await local.settle();
};

const bookAtTotalpass = async (scene: KenkoScene, member: string) => {
  const booking = await memberBooks(
    local.simulators.totalpass,
    reference(scene),
    member,
    knownAs(scene, 'totalpass'),
  );
  await local.settle();
  return booking;
};

const listed = (scene: KenkoScene, over: Partial<Listed> = {}): Listed[] => [
  { ...yoga, reference: reference(scene), slots: 5, booked: 0, ...over },
];

/** Yoga for six: TotalPass has sold three of its five places, and one member booked in Kenko. */
async function aSoldClass() {
  const begun = await aKenkoStudio(local);
  await schedule(begun, [{ ...yoga, slots: 6 }]);
  await connect(begun, 'totalpass', 'fitpass');
  await list(begun, 'totalpass', listed(begun));
  await books(begun);
  const scene = await quarters(begun, 1);
  await setPlaces(scene, yoga.room, { totalpass: 5 });
  const sold = [];
  for (const member of ['Ana Uno', 'Bea Dos', 'Cai Tres']) sold.push(await bookAtTotalpass(scene, member));
  expect(await standing(scene)).toMatchObject([
    { bookings: 4, bookedByChannel: { direct: 1, totalpass: 3 } },
  ]);
  return { scene, first: sold[0]! };
}

describe('a class that gets another room, name or time in Kenko', () => {
  it.each([
    ['Yoga 07:00 Terraza', { room: 'Terraza' }, true],
    ['Yoga 07:00 Terraza', { room: 'Terraza' }, false],
    ['Yoga Flow 07:00 Sala 1', { name: 'Yoga Flow' }, false],
    ['Yoga 08:00 Sala 1', atEight, false],
  ] as const)('is %s with all that was booked, also at TotalPass', async (named, over, isListedAnew) => {
    const { scene: before, first } = await aSoldClass();
    await schedule(before, [{ ...yoga, slots: 6, booked: 1, ...over }]);
    if (isListedAnew) await list(before, 'totalpass', listed(before, { booked: 3, ...over }));
    const scene = await quarters(before, 3);
    const moved = { named, totalCapacity: 6, bookings: 4, bookedByChannel: { direct: 1, totalpass: 3 } };
    expect(await standing(scene)).toEqual([moved]);
    const { room } = { ...yoga, ...over };
    await expect(setPlaces(scene, room, { fitpass: 3 })).rejects.toThrow('more than the 2 that are free');
    const { totalBookings } = await local.call(getDashboard, {}, scene.token);
    expect(totalBookings).toBe(4);

    // TotalPass reports about the listing that it has had all along.
    await memberCancels(local.simulators.totalpass, first.id);
    await local.settle();
    expect(await standing(scene)).toMatchObject([{ named, bookedByChannel: { totalpass: 2 } }]);
    await bookAtTotalpass(scene, 'Dan Cuatro');
    expect(await standing(await quarters(scene, 1))).toEqual([moved]);

    await schedule(scene, [{ ...yoga, slots: 6, booked: 1 }]);
    if (isListedAnew) await list(scene, 'totalpass', listed(scene, { slots: 3, booked: 3 }));
    expect(await standing(await quarters(scene, 3))).toEqual([{ ...moved, named: 'Yoga 07:00 Sala 1' }]);
  });

  it('sells no place twice while TotalPass cannot be reached to close the old one', async () => {
    const { scene: before } = await aSoldClass();
    await misbehave(before, 'totalpass', { shares: [{ match: {}, fault: down, share: 1 }] });
    await schedule(before, [{ ...yoga, slots: 6, booked: 1, room: 'Terraza' }]);
    const scene = await quarters(before, 2);
    expect(new Set(await standing(scene))).toEqual(
      new Set([
        // Two places are still on sale at TotalPass, and three are sold there.
        expect.objectContaining({ named: 'Yoga 07:00 Terraza', totalCapacity: 1, bookings: 1 }),
        expect.objectContaining({ named: 'Yoga 07:00 Sala 1', totalCapacity: 0, bookings: 3 }),
      ]),
    );
    // The owner makes it a class for seven: five are taken in the old one.
    const { classId, version } = (await classesOf(scene)).find(({ room }) => room === 'Terraza')!;
    const shown = (await local.call(getClass, { classId }, scene.token)).class;
    expect(shown).toMatchObject({ totalCapacity: 1, takenBefore: 5 });
    await local.call(adjustClass, { classId, version, totalCapacity: 7 }, scene.token);
    await local.settle();
    const onTerrace = async (at: KenkoScene) => (await classesOf(at)).find(({ room }) => room === 'Terraza');
    expect(await onTerrace(scene)).toMatchObject({ totalCapacity: 2, takenBefore: 5, bookings: 1 });
    const waiting = await quarters(scene, 1);
    expect(await onTerrace(waiting)).toMatchObject({ totalCapacity: 2, bookings: 1 });
    await misbehave(before, 'totalpass', {});
    expect(await standing(await quarters(waiting, 4))).toMatchObject([
      { named: 'Yoga 07:00 Terraza', totalCapacity: 7, bookings: 4 },
    ]);
  });

  it.each([false, true])(
    'counts once what a file named before Kenko was read (on sale: %s)',
    async (isOnSale) => {
      const begun = await aKenkoStudio(local);
      if (isOnSale) {
        await connect(begun, 'totalpass');
        await list(begun, 'totalpass', listed(begun, { slots: 0 }));
      }
      const scene = await quarters(begun, 1);
      // The move waits until TotalPass has closed the class. Until then, both classes have bookings.
      if (isOnSale) await setPlaces(scene, yoga.room, { totalpass: 5 });
      await books(scene, 'Ana Uno');
      await books(scene, 'Bea Dos');
      const { date, time } = instantToLocal(local.now().toISOString(), 'America/Mexico_City');
      const imported = (room: string) => {
        const rows = ['Ana Uno', 'Cai Tres'].map(
          (member) => `Yoga,${yoga.localDate},07:00,${room},direct,200,${date} ${time},${member}`,
        );
        const columns =
          'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
        return local.call(importBookings, { csvData: [columns, ...rows].join('\n') }, scene.token);
      };
      await imported(yoga.room);
      await schedule(scene, [{ ...yoga, slots: 12, booked: 2, room: 'Terraza' }]);
      const moved = await quarters(scene, isOnSale ? 3 : 2);
      const once = [
        { named: 'Yoga 07:00 Terraza', totalCapacity: 12, bookings: 3, bookedByChannel: { direct: 3 } },
      ];
      expect(await standing(moved)).toEqual(once);
      await imported('Terraza');
      expect(await standing(moved)).toEqual(once);
      const { totalBookings } = await local.call(getDashboard, {}, moved.token);
      expect(totalBookings).toBe(3);
    },
  );

  it('sells no place twice if every class of a morning starts an hour later', async () => {
    const begun = await aKenkoStudio(local);
    const at = (hour: number) => ({
      ...yoga,
      localTime: `${String(hour).padStart(2, '0')}:00`,
      startsAt: `2026-11-25T${hour + 6}:00:00.000Z`,
      slots: 6,
    });
    const morning = (from: number) =>
      [begun.username, 'second', 'third'].map((name, index) => ({
        ...at(from + index),
        reference: index === 0 ? `${name}-yoga` : `${begun.username}-${name}`,
      }));
    const listings = (from: number) =>
      [0, 1, 2].map((index) => ({
        ...at(from + index),
        reference: `${reference(begun)}-${index}`,
        slots: 3,
        booked: from === 7 ? 0 : index + 1,
      }));
    await schedule(begun, morning(7));
    await connect(begun, 'totalpass');
    await list(begun, 'totalpass', listings(7));
    const scene = await quarters(begun, 1);
    for (const index of [0, 1, 2])
      for (let member = 0; member <= index; member += 1)
        await memberBooks(
          local.simulators.totalpass,
          `${reference(begun)}-${index}`,
          `Member ${index} ${member}`,
          knownAs(begun, 'totalpass'),
        );
    await local.settle();
    const booked = async (of: KenkoScene) =>
      (await standing(of)).map(({ named, totalCapacity, bookedByChannel: { totalpass = 0 } }) => [
        named.split(' ')[1],
        totalCapacity,
        totalpass,
      ]);
    expect(await booked(scene)).toEqual([
      ['07:00', 6, 1],
      ['08:00', 6, 2],
      ['09:00', 6, 3],
    ]);

    // Kenko's classes move first. Whether TotalPass's customers come an hour later is not known yet.
    await schedule(scene, morning(8));
    const moved = await quarters(scene, 1);
    expect((await booked(moved)).slice(-2)).toEqual([
      ['09:00', 4, 3],
      ['10:00', 3, 0],
    ]);
    // TotalPass's classes follow. What it says to have sold of the last class is no longer kept back.
    await list(moved, 'totalpass', listings(8));
    const followed = await quarters(moved, 5);
    const last = (await classesOf(followed)).find(({ localTime }) => localTime === '10:00')!;
    const change = { classId: last.classId, version: last.version, allocations: { totalpass: 3 } };
    await local.call(adjustClass, change, followed.token);
    await local.settle();
    expect((await booked(await quarters(followed, 1))).at(-1)).toEqual(['10:00', 6, 3]);
  });

  it('moves with more bookings than fit into one transaction', async () => {
    const scene = await aKenkoStudio(local);
    await schedule(scene, [{ ...yoga, slots: 60 }]);
    for (let member = 0; member < 45; member += 1) await books(scene, `Member ${member}`);
    await quarters(scene, 1);
    await schedule(scene, [{ ...yoga, slots: 60, booked: 45, room: 'Terraza' }]);
    expect(await standing(await quarters(scene, 1))).toMatchObject([{ totalCapacity: 60, bookings: 45 }]);
  });
});
