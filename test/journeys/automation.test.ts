import { createLocal, type Local } from '../../infra/local/create-local.ts';
import { listActivity } from '../../shared/contracts/activity/list-activity.ts';
import { listDecisions } from '../../shared/contracts/decisions/list-decisions.ts';
import { getSettings } from '../../shared/contracts/settings/get-settings.ts';
import { setAutomation } from '../../shared/contracts/settings/set-automation.ts';
import { updateSettings } from '../../shared/contracts/settings/update-settings.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  list,
  misbehave,
  monday,
  placesShown,
  yoga,
  type Scene,
} from './scene.ts';

const hourly = 'decisions.start-optimizer.schedule';
const everyMinute = 'marketplaces.sweep.schedule';
const afterRetryMs = 7 * 60_000;
const afterPostponingMs = 25 * 60_000;

/** A studio with one marketplace that lets decisions execute themselves. */
async function anAutomaticStudio(local: Local, name: string): Promise<Scene> {
  const scene = await aStudioIn(local, `${name}@alameda.test`);
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  const settings = await local.call(getSettings, {}, scene.token);
  const ai = { ...settings.ai, autoExecute: true, confidenceThreshold: 0.5 };
  await local.call(updateSettings, { ai }, scene.token);
  return scene;
}

const activityOf = async ({ local, token }: Scene) => (await local.call(listActivity, {}, token)).activity;

describe('automation', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => local.close());

  it('decides on the hour and carries out what is sure enough, once', async () => {
    const scene = await anAutomaticStudio(local, 'sure');
    await local.runSchedule(hourly);
    await local.settle();
    await local.runSchedule(hourly);
    await local.settle();
    const activity = await activityOf(scene);
    expect(activity.map(({ source, status }) => [source, status])).toEqual([['automatic', 'success']]);
    expect(await placesShown(scene, 'wellhub')).toEqual([activity[0]!.placesTo]);
  });

  it('starts nothing while it is paused', async () => {
    const scene = await anAutomaticStudio(local, 'paused');
    await local.call(setAutomation, { paused: true }, scene.token);
    await local.advance(3_600_000);
    await local.runSchedule(hourly);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([yoga.slots]);
  });

  it('holds back what was queued before a pause, and sends it after', async () => {
    const scene = await anAutomaticStudio(local, 'held');
    const fault = { kind: 'status', status: 500 };
    const match = { method: 'PATCH', path: '/slots/' };
    await misbehave(scene, 'wellhub', { next: [{ match, fault }] });
    await local.advance(3_600_000);
    await local.runSchedule(hourly);
    await local.settle();
    const fresh = await local.signIn({ email: 'held@alameda.test', password: 'six-six-six' });
    await local.call(setAutomation, { paused: true }, fresh.token);
    await local.advance(afterRetryMs);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([yoga.slots]);

    await local.call(setAutomation, { paused: false }, fresh.token);
    await local.advance(afterPostponingMs);
    await local.runSchedule(everyMinute);
    await local.settle();
    const { activity } = await local.call(listActivity, {}, fresh.token);
    expect(activity.map(({ status }) => status)).toEqual(['success']);
    expect(await placesShown(scene, 'wellhub')).toEqual([activity[0]!.placesTo]);
    const { decisions } = await local.call(listDecisions, { tab: 'executed' }, fresh.token);
    expect(decisions).toHaveLength(1);
  });
});
