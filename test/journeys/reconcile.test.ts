import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import {
  aStudioIn,
  connect,
  down,
  importYoga,
  list,
  marketplaces,
  misbehave,
  monday,
  placesShown,
  signedInAgain,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';
import { decideNow } from '#infra/demo/runs.ts';

type Simulated = (typeof marketplaces)[number];

const everyFiveMinutes = 'marketplaces.reconcile.schedule';
const everyMinute = 'marketplaces.sweep.schedule';

const emailOf = (marketplace: Simulated): string => `${marketplace}@alameda.test`;

/** A studio with one marketplace and a pending decision about it. */
async function aDecision(local: Local, marketplace: Simulated) {
  const scene = await aStudioIn(local, emailOf(marketplace));
  await connect(scene, marketplace);
  await list(scene, marketplace, [yoga]);
  await importYoga(scene, [marketplace]);
  await decideNow(local, scene.token);
  const { decisions } = await local.call(listDecisions, { tab: 'pending' }, scene.token);
  const [{ decisionId, recommendations }] = decisions as [(typeof decisions)[number]];
  const { placesTo } = recommendations.find((one) => one.marketplace === marketplace)!;
  return { scene, decisionId, placesTo };
}

async function reconciled({ local }: Scene): Promise<void> {
  await local.runSchedule(everyFiveMinutes);
  await local.settle();
  await local.advance(60_000);
  await local.runSchedule(everyMinute);
  await local.settle();
}

async function healthOf({ local, token }: Scene, marketplace: Simulated) {
  const { integrations } = await local.call(listIntegrations, {}, token);
  return integrations.find(({ integrationId }) => integrationId === marketplace)!.health!;
}

describe('a number offered by a marketplace', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => closeSwept(local));

  it.each(marketplaces)(
    'is read again after a while, and corrected if somebody changed it (%s)',
    async (marketplace) => {
      const { scene, decisionId, placesTo } = await aDecision(local, marketplace);
      await local.call(approve, { decisionId }, scene.token);
      await local.settle();
      expect(await placesShown(scene, marketplace)).toEqual([placesTo]);
      await reconciled(scene);
      expect(await healthOf(scene, marketplace)).toMatchObject({
        breaker: 'closed',
        driftClasses: 0,
        waitingClasses: 0,
      });
      const { lastReadAt } = await healthOf(scene, marketplace);
      await reconciled(scene);
      expect(await healthOf(scene, marketplace)).toMatchObject({ lastReadAt });
      await list(scene, marketplace, [{ ...yoga, slots: placesTo + 3 }]);
      await local.advance(60 * 60_000);
      await reconciled(scene);
      const later = await signedInAgain(scene, emailOf(marketplace));
      expect(await healthOf(later, marketplace)).toMatchObject({
        driftClasses: 1,
        lastReadAt: expect.any(String),
      });
      expect(await placesShown(scene, marketplace)).toEqual([placesTo]);
      const { activity } = await local.call(listActivity, {}, later.token);
      expect(activity).toMatchObject([
        { source: 'reconciler', status: 'success', slotsChanged: -3, placesTo },
        { source: 'decision', status: 'success', placesTo },
      ]);
      await reconciled(scene);
      expect(await healthOf(later, marketplace)).toMatchObject({ driftClasses: 0 });
    },
  );
});

describe('a push that failed while its marketplace was down', () => {
  it('is sent automatically once the marketplace responds again', async () => {
    const local = await createLocal({ clock: monday });
    const { scene, decisionId, placesTo } = await aDecision(local, 'wellhub');
    await misbehave(scene, 'wellhub', down);
    await local.call(approve, { decisionId }, scene.token);
    await local.settle();
    for (let receive = 1; receive <= 5; receive += 1) {
      await local.advance(10 * 60_000);
      await local.settle();
    }
    const failed = await local.call(listDecisions, {}, scene.token);
    expect(failed.decisions[0]).toMatchObject({ status: 'failed' });
    expect(await healthOf(scene, 'wellhub')).toMatchObject({
      breaker: 'half-open',
      lastError: { message: expect.stringMatching(/Wellhub/) },
    });
    await misbehave(scene, 'wellhub', {});
    await reconciled(scene);
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    const { decisions } = await local.call(listDecisions, {}, scene.token);
    expect(decisions[0]).toMatchObject({ status: 'executed' });
    expect(await healthOf(scene, 'wellhub')).toMatchObject({ breaker: 'closed', lastError: null });
    await local.close();
  });
});

describe('a marketplace that sells a class before it was ever sent a number', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => closeSwept(local));

  it('keeps its places from being offered elsewhere, until it shows fewer', async () => {
    const email = 'already-on-sale@alameda.test';
    let scene = await aStudioIn(local, email);
    await connect(scene, 'fitpass', 'totalpass');
    await list(scene, 'fitpass', [{ ...yoga, slots: 12 }]);
    await list(scene, 'totalpass', [{ ...yoga, slots: 0 }]);
    await importYoga(scene, []);
    await local.advance(61 * 60_000);
    await reconciled(scene);
    scene = await signedInAgain(scene, email);
    const edit = async (allocations: { fitpass?: number; totalpass?: number }) => {
      const on = { from: yoga.localDate, to: yoga.localDate };
      const { classes } = await local.call(listClasses, on, scene.token);
      const { classId, version } = classes[0]!;
      await local.call(adjustClass, { classId, version, allocations }, scene.token);
      await local.settle();
    };
    await edit({ totalpass: 13 });
    expect(await placesShown(scene, 'totalpass')).toEqual([0]);
    const { activity } = await local.call(listActivity, { platform: 'totalpass' }, scene.token);
    expect(activity).toMatchObject([
      { status: 'failure', details: expect.stringContaining('Still offered elsewhere: Fitpass 12') },
    ]);
    await edit({ fitpass: 3 });
    expect(await placesShown(scene, 'fitpass')).toEqual([3]);
    await edit({ totalpass: 12 });
    expect(await placesShown(scene, 'totalpass')).toEqual([12]);
  });

  it.each([
    ['16 of 20 places are booked', '16,1,1,1', [1, 1, 1]],
    ['the class is full', '20,,,', [0, 0, 0]],
  ])('is reduced once it was read if %s, to what it should have', async (name, numbers, shown) => {
    const email = `own-${numbers.length}@alameda.test`;
    const scene = await aStudioIn(local, email);
    await connect(scene, ...marketplaces);
    for (const marketplace of marketplaces) await list(scene, marketplace, [{ ...yoga, slots: 5 }]);
    const columns =
      'class_name,class_date,class_time,total_capacity,room,current_bookings,fitpass_slots,wellhub_slots,totalpass_slots';
    const csvData = `${columns}\nYoga,${yoga.localDate},${yoga.localTime},20,Sala 1,${numbers}`;
    await local.call(importSchedule, { csvData }, scene.token);
    await local.advance(61 * 60_000);
    await reconciled(scene);
    const each = await Promise.all(marketplaces.map((marketplace) => placesShown(scene, marketplace)));
    expect([name, each.flat()]).toEqual([name, shown]);
  });
});
