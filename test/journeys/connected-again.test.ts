import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { disconnectMarketplace } from '#shared/contracts/integrations/disconnect-marketplace.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import {
  aStudioIn,
  connect,
  credentialsOf,
  importYoga,
  list,
  marketplaces,
  monday,
  opensAccount,
  placesShown,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';

type Simulated = (typeof marketplaces)[number];

async function edit(scene: Scene, marketplace: Simulated, places: number): Promise<void> {
  const { local, token } = scene;
  const { classes } = await local.call(listClasses, { from: yoga.localDate, to: yoga.localDate }, token);
  const { classId, version } = classes[0]!;
  await local.call(adjustClass, { classId, version, allocations: { [marketplace]: places } }, token);
  await local.settle();
}

async function connectAgain(scene: Scene, marketplace: Simulated, password: string) {
  const { username } = credentialsOf(scene.studioId)[marketplace];
  const body = { integrationId: marketplace, username, password, revenuePerBookingMinor: 9_000 };
  const answer = await scene.local.call(connectMarketplace, body, scene.token);
  await scene.local.settle();
  return answer;
}

const logged = async ({ local, token }: Scene, marketplace: Simulated) =>
  (await local.call(listActivity, {}, token)).activity
    .filter((one) => one.marketplace === marketplace)
    .map(({ status, placesTo }) => [status, placesTo]);

describe('a marketplace that is connected again', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => closeSwept(local));

  it.each(marketplaces)(
    '(%s) gets the changes that failed because of its credentials, and their number is shown',
    async (marketplace) => {
      const scene = await aStudioIn(local, `again-${marketplace}@alameda.test`);
      await connect(scene, marketplace);
      await list(scene, marketplace, [yoga]);
      await importYoga(scene, [marketplace]);
      await edit(scene, marketplace, 3);
      expect(await placesShown(scene, marketplace)).toEqual([3]);
      await opensAccount(scene, marketplace, 'another-canary');
      await edit(scene, marketplace, 4);
      await edit(scene, marketplace, 5);
      expect(await logged(scene, marketplace)).toEqual([
        ['failure', 5],
        ['failure', 4],
        ['success', 3],
      ]);
      expect(await connectAgain(scene, marketplace, 'another-canary')).toMatchObject({ sendingAgain: 1 });
      expect(await placesShown(scene, marketplace)).toEqual([5]);
      expect(await logged(scene, marketplace)).toEqual([
        ['success', 5],
        ['failure', 4],
        ['success', 3],
      ]);
      expect(await connectAgain(scene, marketplace, 'another-canary')).toMatchObject({ sendingAgain: 0 });
      expect(await logged(scene, marketplace)).toHaveLength(3);
    },
  );

  it('is read soon after, because another account may show other numbers', async () => {
    const scene = await aStudioIn(local, 'again-other-account@alameda.test');
    await connect(scene, 'fitpass');
    await list(scene, 'fitpass', [yoga]);
    await importYoga(scene, ['fitpass']);
    await edit(scene, 'fitpass', 3);
    const afterFiveMinutes = async () => {
      await local.advance(5 * 60_000);
      for (const name of ['marketplaces.reconcile.schedule', 'marketplaces.sweep.schedule']) {
        await local.runSchedule(name);
        await local.settle();
      }
    };
    await afterFiveMinutes();
    await list(scene, 'fitpass', [{ ...yoga, slots: 9 }]);
    await afterFiveMinutes();
    expect(await placesShown(scene, 'fitpass')).toEqual([9]);
    const { password } = credentialsOf(scene.studioId).fitpass;
    await connectAgain(scene, 'fitpass', password);
    await afterFiveMinutes();
    expect(await placesShown(scene, 'fitpass')).toEqual([3]);
  });

  it('is not sent changes that failed for another reason', async () => {
    const scene = await aStudioIn(local, 'again-other@alameda.test');
    await connect(scene, 'fitpass');
    await importYoga(scene, ['fitpass']);
    await edit(scene, 'fitpass', 3);
    expect(await logged(scene, 'fitpass')).toEqual([['failure', 3]]);
    const { password } = credentialsOf(scene.studioId).fitpass;
    expect(await connectAgain(scene, 'fitpass', password)).toMatchObject({ sendingAgain: 0 });
    expect(await logged(scene, 'fitpass')).toEqual([['failure', 3]]);
  });
});

describe('a marketplace that was disconnected', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => closeSwept(local));

  it('still sells what it shows, so no edit gives its places to another one', async () => {
    const scene = await aStudioIn(local, 'disconnected@alameda.test');
    const { token } = scene;
    await connect(scene, 'fitpass', 'totalpass');
    for (const marketplace of ['fitpass', 'totalpass'] as const) await list(scene, marketplace, [yoga]);
    await importYoga(scene, ['fitpass', 'totalpass']);
    await edit(scene, 'fitpass', 5);
    await edit(scene, 'totalpass', 5);
    await local.call(disconnectMarketplace, { integrationId: 'totalpass' }, token);
    await local.settle();
    const resize = async (totalCapacity: number, allocations?: { fitpass: number }) => {
      const on = { from: yoga.localDate, to: yoga.localDate };
      const { classes } = await local.call(listClasses, on, token);
      const { classId, version } = classes[0]!;
      const wanted = { totalCapacity, ...(allocations && { allocations }) };
      await local.call(adjustClass, { classId, version, ...wanted }, token);
      await local.settle();
    };
    await expect(resize(19, { fitpass: 18 })).rejects.toThrow(/open places are more than/);
    // One place is booked directly, and TotalPass keeps five.
    await resize(8);
    expect(await placesShown(scene, 'totalpass')).toEqual([5]);
    expect(await placesShown(scene, 'fitpass')).toEqual([2]);
    const { classes } = await local.call(listClasses, { from: yoga.localDate, to: yoga.localDate }, token);
    expect(classes[0]?.allocations).toMatchObject({ fitpass: 2, totalpass: 5 });
  });
});
