import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { reinstateClass } from '#shared/contracts/schedule/reinstate-class.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { memberCancels } from '../builders/simulated-members.ts';
import { aKenkoStudio, books, classesOf, quarters, synced, type KenkoScene } from './kenko-scene.ts';
import { connect, forgetWhatWaits, list, monday, placesShown, yoga } from './scene.ts';
import { closeSwept } from './sweep.ts';

let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => closeSwept(local));

/** Cancels Yoga in Kenko, or lists it as active again. */
const setStatus = ({ username }: KenkoScene, status: 'ACTIVE' | 'INACTIVE') => {
  const { store } = local.simulators.kenko;
  for (const one of store.classes(username)) store.changeClass(one, { status });
};

/** Yoga for twelve with two bookings in Kenko; TotalPass offers five places. */
async function anOfferedClass() {
  const begun = await aKenkoStudio(local);
  const booked = [await books(begun), await books(begun, 'Eva Gil')];
  await connect(begun, 'totalpass');
  await list(begun, 'totalpass', [{ ...yoga, reference: begun.username, slots: 0, booked: 0 }]);
  const scene = await quarters(begun, 1);
  const { classId, version } = (await classesOf(scene))[0]!;
  await local.call(adjustClass, { classId, version, allocations: { totalpass: 5 } }, scene.token);
  await local.settle();
  expect(await placesShown(scene, 'totalpass')).toEqual([5]);
  return { scene, booked, classId };
}

const theClass = async (scene: KenkoScene) => (await classesOf(scene))[0]!;

describe('a class that is cancelled in Kenko', () => {
  it.each([false, true])(
    'is closed with its bookings cancelled, and opened again (paused: %s)',
    async (paused) => {
      const { scene: before, booked } = await anOfferedClass();
      await local.call(setAutomation, { paused }, before.token);
      setStatus(before, 'INACTIVE');
      await memberCancels(local.simulators.kenko, booked[0]!.id);
      const closed = await quarters(before, 2);
      expect(await theClass(closed)).toMatchObject({
        totalCapacity: 12,
        bookings: 1,
        allocations: { totalpass: 0 },
        cancelled: { by: 'kenko' },
      });
      expect(await placesShown(closed, 'totalpass')).toEqual([0]);
      await memberCancels(local.simulators.kenko, booked[1]!.id);
      const empty = await quarters(closed, 1);
      expect(await theClass(empty)).toMatchObject({ bookings: 0, allocations: { totalpass: 0 } });

      setStatus(empty, 'ACTIVE');
      // Nine book at once, before the next reading: three places are free.
      for (let member = 0; member < 9; member += 1) await books(empty, `Member ${member}`);
      // A push whose class changed meanwhile is sent again soon.
      const again = await quarters(empty, 2);
      const opened = await theClass(again);
      expect(opened).toMatchObject({ totalCapacity: 12, bookings: 9, allocations: { totalpass: 3 } });
      expect(opened.cancelled).toBeUndefined();
      expect(await placesShown(again, 'totalpass')).toEqual([3]);
      const { activity } = await local.call(listActivity, { platform: 'kenko' }, again.token);
      expect(activity.map(({ source, details }) => [source, details])).toEqual([
        ['restored', 'This class is no longer cancelled in Kenko.'],
        ['called-off', 'This class is cancelled in Kenko.'],
      ]);
      const atTotalpass = await local.call(listActivity, { platform: 'totalpass' }, again.token);
      expect(new Set(atTotalpass.activity.map(({ source, placesTo }) => `${source} ${placesTo}`))).toEqual(
        new Set(['system-restored 3', 'system-cancelled 0', 'manual 5']),
      );
    },
  );

  it('is decided anew at once when Kenko lists it again', async () => {
    const { scene: before } = await anOfferedClass();
    setStatus(before, 'INACTIVE');
    const closed = await quarters(before, 1);
    await forgetWhatWaits(local);
    const requested = async () =>
      Object.entries(await local.queues.counts()).find(([name]) => name.includes('OptimizationsQueue'))?.[1]
        .delayed;
    expect(await requested()).toBe(0);
    setStatus(closed, 'ACTIVE');
    await synced(local);
    expect((await theClass(closed)).cancelled).toBeUndefined();
    expect(await requested()).toBe(1);
  });

  it('takes place if its owner says so, until Kenko cancels it anew', async () => {
    const { scene: before, classId } = await anOfferedClass();
    setStatus(before, 'INACTIVE');
    const closed = await quarters(before, 1);
    expect(await placesShown(closed, 'totalpass')).toEqual([0]);
    await local.call(reinstateClass, { classId }, closed.token);
    await local.settle();
    const open = await quarters(closed, 2);
    const opened = await theClass(open);
    expect(opened).toMatchObject({ totalCapacity: 12, bookings: 2, allocations: { totalpass: 5 } });
    expect(opened.cancelled).toBeUndefined();
    setStatus(open, 'ACTIVE');
    const active = await quarters(open, 1);
    expect(await placesShown(active, 'totalpass')).toEqual([5]);
    setStatus(active, 'INACTIVE');
    const anew = await quarters(active, 1);
    expect(await theClass(anew)).toMatchObject({ cancelled: { by: 'kenko' }, allocations: { totalpass: 0 } });
    expect(await placesShown(anew, 'totalpass')).toEqual([0]);
  });
});
