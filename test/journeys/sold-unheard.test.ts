import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import {
  aStudioIn,
  connect,
  credentialsOf,
  importYoga,
  list,
  monday,
  placesShown,
  yoga,
  type Scene,
} from './scene.ts';
import { listen, seen } from './listening.ts';
import { closeSwept } from './sweep.ts';

const everyFiveMinutes = 'marketplaces.reconcile.schedule';
const everyMinute = 'marketplaces.sweep.schedule';

/** Yoga on 25 November: 20 places, one booked directly. */
async function yogaOf({ local, token }: Scene) {
  const { classes } = await local.call(listClasses, { from: yoga.localDate, to: yoga.localDate }, token);
  return classes[0]!;
}

async function edit(scene: Scene, wanted: { totalCapacity?: number; allocations?: Record<string, number> }) {
  const { classId, version } = await yogaOf(scene);
  const done = await scene.local.call(adjustClass, { classId, version, ...wanted }, scene.token);
  await scene.local.settle();
  return done;
}

/** Lets the marketplaces be read once more. This takes longer than the owner's session, so they sign in again. */
async function read({ local, ...scene }: Scene, email: string): Promise<Scene> {
  await local.advance(45 * 60_000);
  await local.runSchedule(everyFiveMinutes);
  await local.settle();
  await local.runSchedule(everyMinute);
  await local.settle();
  const { token } = await local.signIn({ email, password: 'six-six-six' });
  return { local, ...scene, token };
}

const logged = async ({ local, token }: Scene) =>
  (await local.call(listActivity, {}, token)).activity.map(
    ({ marketplace, source, status, placesTo, details }) => [marketplace, source, status, placesTo, details],
  );

describe('unreported sales', () => {
  const { options, during } = listen();
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday, ...options });
  });
  afterAll(() => closeSwept(local));

  it('are kept when the owner lowers the capacity: Fitpass offers no more, and the others lose places', async () => {
    const scene = await aStudioIn(local, 'smaller@alameda.test');
    await connect(scene, 'fitpass', 'totalpass');
    // The better-paying marketplace keeps its places while they are thought to be free.
    const { totalpass } = credentialsOf(scene.studioId);
    const paysMore = { integrationId: 'totalpass', ...totalpass, revenuePerBookingMinor: 12_000 } as const;
    await local.call(connectMarketplace, paysMore, scene.token);
    await list(scene, 'fitpass', [yoga]);
    await list(scene, 'totalpass', [yoga]);
    await importYoga(scene, ['fitpass', 'totalpass']);
    await edit(scene, { allocations: { fitpass: 5, totalpass: 3 } });
    expect(await placesShown(scene, 'fitpass')).toEqual([5]);
    await list(scene, 'fitpass', [{ ...yoga, slots: 5, booked: 4 }]);
    await edit(scene, { totalCapacity: 5 });
    expect(await placesShown(scene, 'fitpass')).toEqual([4]);
    expect(await placesShown(scene, 'totalpass')).toEqual([0]);
    expect(await yogaOf(scene)).toMatchObject({
      totalCapacity: 5,
      bookings: 5,
      bookedByChannel: { direct: 1, fitpass: 4 },
      allocations: { fitpass: 4, totalpass: 0 },
      confirmed: { fitpass: { slots: 4 }, totalpass: { slots: 0 } },
    });
    expect(await logged(scene)).toContainEqual([
      'fitpass',
      'manual',
      'success',
      4,
      'Fitpass had already sold 4, so it now offers nothing more.',
    ]);
  });

  it('are measured if they exceed the lowered capacity, and nothing more is offered', async () => {
    const email = 'too-small@alameda.test';
    let scene = await aStudioIn(local, email);
    await connect(scene, 'fitpass');
    await list(scene, 'fitpass', [yoga]);
    await importYoga(scene, ['fitpass']);
    await edit(scene, { allocations: { fitpass: 5 } });
    await list(scene, 'fitpass', [{ ...yoga, slots: 5, booked: 4 }]);
    await edit(scene, { totalCapacity: 3 });
    expect(await placesShown(scene, 'fitpass')).toEqual([4]);
    const measured = async () => {
      const heard = await during(local, async () => {
        scene = await read(scene, email);
      });
      return seen(heard, 'ClassesOverOffered');
    };
    expect(await measured()).toBe(1);
    await edit(scene, { totalCapacity: 8 });
    expect(await measured()).toBe(0);
  });

  it('are kept when the owner wants none at TotalPass, however often it is read', async () => {
    const email = 'none@alameda.test';
    let scene = await aStudioIn(local, email);
    await connect(scene, 'totalpass');
    await list(scene, 'totalpass', [{ ...yoga, booked: 1 }]);
    await importYoga(scene, ['totalpass']);
    const { change } = await edit(scene, { allocations: { totalpass: 0 } });
    expect(await placesShown(scene, 'totalpass')).toEqual([1]);
    expect(await logged(scene)).toEqual([
      ['totalpass', 'manual', 'success', 1, 'TotalPass had already sold 1, so it now offers nothing more.'],
    ]);
    scene = await read(scene, email);
    scene = await read(scene, email);
    expect(await logged(scene)).toHaveLength(1);
    await list(scene, 'totalpass', [{ ...yoga, slots: 2, booked: 1 }]);
    scene = await read(scene, email);
    expect(await placesShown(scene, 'totalpass')).toEqual([1]);
    expect(await yogaOf(scene)).toMatchObject({ bookings: 2, allocations: { totalpass: 1 } });
    const { classId, version } = await yogaOf(scene);
    await local.call(undoChange, { classId, version, changeId: change!.changeId }, scene.token);
    await local.settle();
    expect(await placesShown(scene, 'totalpass')).toEqual([2]);
  });
});
