import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { updateTerms } from '#shared/contracts/integrations/update-terms.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  list,
  misbehave,
  monday,
  placesShown,
  signedInAgain,
  switchOn,
  yoga,
  type Scene,
} from './scene.ts';

const hourMs = 3_600_000;
const afterRetryMs = 16 * 60_000;
const email = 'owner@alameda.test';
const never = { shares: [{ fault: { kind: 'reset', carriedOut: false }, share: 1 }] };

/** Yoga starts 49 hours after the story begins, with two places at Wellhub, and is decided automatically. */
describe('a change that automation decided before the cut-off', () => {
  let local: Local;
  let scene: Scene;

  beforeEach(async () => {
    local = await createLocal({ clock: monday });
    scene = await aStudioIn(local, email);
    await connect(scene, 'wellhub');
    await list(scene, 'wellhub', [yoga]);
    await importYoga(scene, ['wellhub']);
    await switchOn(scene, { confidenceThreshold: 0.5, holdOut: false });
  });
  afterEach(() => local.close());

  const isLeftHours = async (hours: number): Promise<void> => {
    await local.advance(Date.parse(yoga.startsAt) - hours * hourMs - local.now().getTime());
    scene = await signedInAgain(scene, email);
  };
  const changesEndHoursBefore = (minHoursBeforeClass: number) => {
    const guidelines = { ...defaultGuidelines, enabled: true, minHoursBeforeClass };
    const terms = { revenuePerBookingMinor: 9_000, noShowPayPercent: 0, guidelines };
    return local.call(updateTerms, { integrationId: 'wellhub', ...terms }, scene.token);
  };
  const decide = async (): Promise<void> => {
    await local.runSchedule('decisions.start-optimizer.schedule');
    await local.settle();
  };
  const marketplacesAreRead = async (): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      await local.advance(afterRetryMs);
      await local.runSchedule('marketplaces.reconcile.schedule');
      await local.settle();
      await local.runSchedule('marketplaces.sweep.schedule');
      await local.settle();
    }
    scene = await signedInAgain(scene, email);
  };
  const activity = async () => (await local.call(listActivity, {}, scene.token)).activity;
  const decidedPlaces = async () => {
    const range = { from: yoga.localDate, to: yoga.localDate };
    const { classes } = await local.call(listClasses, range, scene.token);
    return classes.map(({ allocations }) => allocations.wellhub);
  };
  /** The number was not sent, and is the class's number no more. */
  const assertTakenBack = async (): Promise<void> => {
    expect(await placesShown(scene, 'wellhub')).toEqual([yoga.slots]);
    expect(await decidedPlaces()).toEqual([yoga.slots]);
    const [last, first] = await activity();
    expect(first).toMatchObject({ source: 'automatic', status: 'not-sent', says: 'too-late' });
    expect(last).toMatchObject({ source: 'automatic', status: 'success', placesTo: yoga.slots });
  };

  it('opens no places once a pause has ended too late', async () => {
    await misbehave(scene, 'wellhub', never);
    await decide();
    await local.call(setAutomation, { paused: true }, scene.token);
    await misbehave(scene, 'wellhub', {});
    await isLeftHours(2);
    expect((await decidedPlaces())[0]).toBeGreaterThan(yoga.slots);
    await local.call(setAutomation, { paused: false }, scene.token);
    await marketplacesAreRead();
    await assertTakenBack();
  });

  it('opens no places once a marketplace answers too late for its guidelines', async () => {
    await changesEndHoursBefore(40);
    await misbehave(scene, 'wellhub', never);
    await decide();
    await isLeftHours(39);
    await misbehave(scene, 'wellhub', {});
    await marketplacesAreRead();
    await assertTakenBack();
  });

  it('is sent a little later if it was decided at the last moment', async () => {
    await changesEndHoursBefore(48);
    await isLeftHours(48.01);
    const match = { method: 'PATCH', path: '/slots/' };
    await misbehave(scene, 'wellhub', { next: [{ match, fault: { kind: 'status', status: 500 } }] });
    await decide();
    await local.advance(5 * 60_000);
    await local.settle();
    const [sent] = await activity();
    expect(sent).toMatchObject({ source: 'automatic', status: 'success' });
    expect(sent!.placesTo).toBeGreaterThan(yoga.slots);
    expect(await placesShown(scene, 'wellhub')).toEqual([sent!.placesTo]);
  });
});
