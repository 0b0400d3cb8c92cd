import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { createLocal } from '#infra/local/index.ts';
import { checkSubscription } from '#shared/contracts/billing/check-subscription.ts';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { listStudios } from '#shared/contracts/billing/list-studios.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { aCard } from '../builders/start-stripe.ts';
import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { connectGmail } from './connect-gmail.ts';
import { ops, opsRefused } from './ops.ts';
import { aStudioIn, connect, importYoga, list, monday, placesShown, yoga, type Scene } from './scene.ts';
import { closeSwept } from './sweep.ts';
import { decideNow } from '#infra/demo/runs.ts';

const email = 'reservas@alameda.test';
const nobody = '00000000-0000-4000-8000-000000000000';

let scene: Scene;
let placesTo = 0;

/** Somebody changes the approved number at the marketplace. */
const changedThere = () => list(scene, 'wellhub', [{ ...yoga, slots: placesTo + 3 }]);

/** Processes everything that follows a command, up to the sweeper's messages. */
async function followed(): Promise<number[]> {
  const { local } = scene;
  await local.settle();
  await local.advance(60_000);
  await local.runSchedule('marketplaces.sweep.schedule');
  await local.settle();
  return placesShown(scene, 'wellhub');
}

beforeAll(async () => {
  const local = await createLocal({ clock: monday });
  scene = await aStudioIn(local, 'owner@alameda.test');
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  await decideNow(local, scene.token);
  const { decisions } = await local.call(listDecisions, { tab: 'pending' }, scene.token);
  const [{ decisionId, recommendations }] = decisions as [(typeof decisions)[number]];
  placesTo = recommendations.find(({ marketplace }) => marketplace === 'wellhub')!.placesTo;
  await local.call(approve, { decisionId }, scene.token);
  await local.settle();
});
afterAll(() => closeSwept(scene.local));

describe('an operator', () => {
  it('compares all marketplaces, or those of one studio', async () => {
    const { local, studioId } = scene;
    await changedThere();
    expect(await ops(local, 'reconcile', '--dry-run')).toMatchObject({ studios: 1, asked: false });
    expect(await followed()).toEqual([placesTo + 3]);
    expect(await ops(local, 'reconcile')).toMatchObject({ command: 'reconcile', studios: 1, asked: true });
    expect(await followed()).toEqual([placesTo]);
    await changedThere();
    expect(await ops(local, 'reconcile', '--studio', studioId)).toMatchObject({ studios: 1, asked: true });
    expect(await followed()).toEqual([placesTo]);
  });

  it('pauses the automation of all studios while manual work continues, and resumes it', async () => {
    const { local, token } = scene;
    const pausedFor = async () => (await local.call(getDashboard, {}, token)).pausedByTeam;
    expect(await ops(local, 'pause-all', '--dry-run')).toMatchObject({ paused: false });
    const reason = 'Wrong numbers at a marketplace';
    expect(await ops(local, 'pause-all', '--reason', reason)).toMatchObject({ paused: true, changed: true });
    expect(await ops(local, 'pause-all', '--reason', 'Another')).toMatchObject({ changed: false, reason });
    expect(await pausedFor()).toBe(true);
    const team = await local.createSuperadmin();
    const { pause } = await local.call(listStudios, {}, team.token);
    expect(pause).toEqual({ at: expect.any(String), reason });
    await changedThere();
    await ops(local, 'reconcile');
    expect(await followed()).toEqual([placesTo + 3]);
    const { classes } = await local.call(listClasses, { from: yoga.localDate, to: yoga.localDate }, token);
    const { classId, version, allocations } = classes[0]!;
    const byHand = (allocations.wellhub ?? 0) + 1;
    const edit = { classId, version, allocations: { ...allocations, wellhub: byHand } };
    await local.call(adjustClass, edit, token);
    expect(await followed()).toEqual([byHand]);
    placesTo = byHand;
    await changedThere();
    expect(await ops(local, 'resume-all', '--reason', 'Mended')).toMatchObject({
      paused: false,
      changed: true,
    });
    expect(await pausedFor()).toBe(false);
    await ops(local, 'reconcile');
    expect(await followed()).toEqual([placesTo]);
  });

  it('reads the state of subscriptions from Stripe, and stores newer ones', async () => {
    const { local } = scene;
    const owner = await local.createOwner({ email: 'payer@alameda.test', password: 'six-six-six' });
    const { url } = await local.call(createCheckout, {}, owner.token);
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(aCard('4242 4242 4242 4242')),
      redirect: 'manual',
    });
    await local.settle();
    const status = async () => (await local.call(checkSubscription, {}, owner.token)).status;
    expect(await status()).toBe('trialing');
    const { endpoints, ownKey, assembly } = local;
    const table = new DynamoDBClient({
      endpoint: endpoints.DYNAMODB,
      region: 'us-east-1',
      credentials: ownKey,
    });
    // Restores the state as if none of the payment events had arrived.
    await table.send(
      new UpdateItemCommand({
        TableName: assembly.tables[0]!.name,
        Key: { pk: { S: `S#${owner.studioId}#STUDIO` }, sk: { S: 'SUBSCRIPTION' } },
        UpdateExpression: 'SET paid.#s = :due',
        ExpressionAttributeNames: { '#s': 'status' },
        ExpressionAttributeValues: { ':due': { S: 'past-due' } },
      }),
    );
    table.destroy();
    expect(await status()).toBe('past-due');
    const one = [owner.studioId];
    expect(await ops(local, 'resend-webhooks', '--dry-run')).toMatchObject({ atStripe: 1, wouldChange: one });
    expect(await status()).toBe('past-due');
    expect(await ops(local, 'resend-webhooks')).toMatchObject({
      atStripe: 1,
      changed: one,
      bookings: { deadLetters: 0, sentBack: 0 },
    });
    expect(await status()).toBe('trialing');
    const again = await ops(local, 'resend-webhooks', '--studio', owner.studioId);
    expect(again).toMatchObject({ atStripe: 1, changed: [] });
  });

  it('reads all data of one studio again', async () => {
    const { local, studioId, token } = scene;
    await connectGmail(scene, email);
    await local.call(saveSync, { syncEmail: email, syncEnabled: true }, token);
    await local.runSchedule('reservations.start-mail-sync.schedule');
    await local.settle();
    const before = await local.call(getSync, {}, token);
    await changedThere();
    await local.advance(60_000);
    const answer = await ops(local, 'resync', '--studio', studioId);
    expect(answer).toMatchObject({
      studioId,
      marketplaces: ['wellhub'],
      system: null,
      mailsSince: expect.stringMatching(/^2026-11-23T/),
      asked: true,
    });
    expect(await followed()).toEqual([placesTo]);
    const after = await local.call(getSync, {}, token);
    expect(Date.parse(after.lastSyncAt!)).toBeGreaterThan(Date.parse(before.lastSyncAt!));
  });

  it.each([
    [['reconcile', '--studio', 'Alameda'], 'Superadmin shows it, not "Alameda"'],
    [['resync'], 'Superadmin shows it, and is required'],
    [['resync', '--studio', nobody], `No studio has the id ${nobody}.`],
    [['redrive', '--queue', 'push'], '--queue must be one of'],
    [['redrive', '--queue', 'jobsMissedRuns'], 'holds notifications, not work'],
    [['redrive', '--stage', 'test'], 'The stage "test" cannot be operated from here'],
    [['redrive', '--all'], "Unknown option '--all'"],
    [['pause-all'], '--reason is required'],
    [['restart'], 'Name one of these commands:'],
  ])('is told what is wrong with %j', async (args, words) => {
    const { code, said } = await opsRefused(scene.local, ...args);
    expect(said).toContain(words);
    expect(code).toBe(2);
  });
});
