import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { getSettingsEffect } from '#shared/contracts/decisions/get-settings-effect.ts';
import { getSimulation } from '#shared/contracts/decisions/get-simulation.ts';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { undo } from '#shared/contracts/decisions/undo.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  list,
  misbehave,
  monday,
  placesShown,
  switchOn,
  yoga,
  type Scene,
} from './scene.ts';
import { ops } from './ops.ts';
import { closeSwept } from './sweep.ts';
import { decideNow, simulateNow } from '#infra/demo/runs.ts';

const hourly = 'decisions.start-optimizer.schedule';
const everyMinute = 'marketplaces.sweep.schedule';
const afterRetryMs = 7 * 60_000;
const afterPostponingMs = 25 * 60_000;

/** A studio with one marketplace and automatic execution. */
async function anAutomaticStudio(local: Local, name: string, confidenceThreshold = 0.5): Promise<Scene> {
  const scene = await aStudioIn(local, `${name}@alameda.test`);
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  await switchOn(scene, { confidenceThreshold, holdOut: false });
  return scene;
}

/** The studio with a new sign-in, because a token lasts an hour. */
async function later(scene: Scene, name: string): Promise<Scene> {
  await scene.local.advance(3_600_000);
  const { token } = await scene.local.signIn({ email: `${name}@alameda.test`, password: 'six-six-six' });
  return { ...scene, token };
}

const activityOf = async ({ local, token }: Scene) => (await local.call(listActivity, {}, token)).activity;

describe('automation', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => closeSwept(local));

  it('decides every hour and executes confident decisions once', async () => {
    const scene = await anAutomaticStudio(local, 'sure', 0.9);
    await local.runSchedule(hourly);
    await local.settle();
    await local.runSchedule(hourly);
    await local.settle();
    const activity = await activityOf(scene);
    expect(activity.map(({ source, status }) => [source, status])).toEqual([['automatic', 'success']]);
    expect(await placesShown(scene, 'wellhub')).toEqual([activity[0]!.placesTo]);
    const [executed] = (await local.call(listDecisions, { tab: 'executed' }, scene.token)).decisions;
    const { decisionId } = executed!;
    const decision = await local.call(getDecision, { decisionId }, scene.token);
    expect(Math.round(decision.confidence * 100)).toBeGreaterThanOrEqual(90);
    expect(Math.round(decision.gainShare! * 100)).toBeGreaterThanOrEqual(90);
    expect(decision.automaticThreshold).toBe(0.9);
    const { steps } = await local.call(getSettingsEffect, {}, scene.token);
    expect(steps.find(({ confidence }) => confidence === 0.9)).toMatchObject({
      classes: 1,
      worthMinor: decision.expectedRevenueMinor,
    });
  });

  it('is switched on only after a simulation of the same settings, and then shows its result', async () => {
    const scene = await aStudioIn(local, 'gate@alameda.test');
    await connect(scene, 'wellhub');
    await importYoga(scene, ['wellhub']);
    const ai = { ...defaultSettings.ai, autoExecute: true };
    const simulated = { inventoryMode: 'separate', confidenceThreshold: 0.7, maxSlotAdjustment: 5 } as const;
    const wish = (over: object) => local.call(updateSettings, { ai: { ...ai, ...over } }, scene.token);
    await expect(wish({})).rejects.toThrow('Simulate auto-execute on your last weeks first');
    const found = await simulateNow(local, simulated, scene.token);
    expect(found).toMatchObject({ verdict: 'too-little-history', settings: simulated, currency: 'MXN' });
    expect(found.classes).toBe(2);
    const kept = await local.call(getSimulation, {}, scene.token);
    expect(kept.simulation).toEqual(found);
    await expect(wish({})).rejects.toThrow('does not prove a gain');
    await expect(
      local.call(updateSettings, { ai: { ...ai, maxSlotAdjustment: 9 }, acceptsUnproven: true }, scene.token),
    ).rejects.toThrow('The simulation was for other settings');
    const saved = await local.call(updateSettings, { ai, acceptsUnproven: true }, scene.token);
    expect(saved.ai.autoExecute).toBe(true);
    // Once it is on, it goes further only after another simulation, but may always become more cautious.
    await expect(wish({ maxSlotAdjustment: 9 })).rejects.toThrow('Simulate these settings');
    await expect(
      local.call(
        updateSettings,
        { inventoryMode: 'separate', ai: { confidenceThreshold: 0.5 } },
        scene.token,
      ),
    ).rejects.toThrow('Simulate these settings');
    const cautious = await local.call(updateSettings, { ai: { maxSlotAdjustment: 3 } }, scene.token);
    expect(cautious.ai).toEqual({ ...ai, maxSlotAdjustment: 3 });
    await simulateNow(local, { ...simulated, maxSlotAdjustment: 9 }, scene.token);
    const further = { ai: { maxSlotAdjustment: 9 }, acceptsUnproven: true };
    expect((await local.call(updateSettings, further, scene.token)).ai.maxSlotAdjustment).toBe(9);
  });

  it('decides nothing while the AI is switched off', async () => {
    const scene = await later(await anAutomaticStudio(local, 'off'), 'off');
    const ai = { ...defaultSettings.ai, enabled: false, autoExecute: true, confidenceThreshold: 0.5 };
    await local.call(updateSettings, { ai }, scene.token);
    await local.runSchedule(hourly);
    await local.settle();
    const { decisions } = await local.call(listDecisions, {}, scene.token);
    expect(decisions).toEqual([]);
    await expect(decideNow(local, scene.token)).rejects.toThrow('409 conflict');
  });

  it('executes decisions that were pending before it was switched on', async () => {
    const first = await aStudioIn(local, 'waited@alameda.test');
    await connect(first, 'wellhub');
    await list(first, 'wellhub', [yoga]);
    await importYoga(first, ['wellhub']);
    await decideNow(local, first.token);
    await switchOn(first, { confidenceThreshold: 0.5, holdOut: false });
    const scene = await later(first, 'waited');
    await local.runSchedule(hourly);
    await local.settle();
    expect((await activityOf(scene)).map(({ source, status }) => [source, status])).toEqual([
      ['automatic', 'success'],
    ]);
  });

  it('sends manual edits while it is paused', async () => {
    const scene = await later(await anAutomaticStudio(local, 'by-hand'), 'by-hand');
    await local.runSchedule(hourly);
    await local.settle();
    const [before] = await placesShown(scene, 'wellhub');
    expect(before).toBeGreaterThan(yoga.slots);
    await local.call(setAutomation, { paused: true }, scene.token);
    const range = { from: yoga.localDate, to: yoga.localDate };
    const { classes } = await local.call(listClasses, range, scene.token);
    const { classId, version } = classes[0]!;
    const edit = { classId, version, allocations: { wellhub: before! - 1 } };
    await local.call(adjustClass, edit, scene.token);
    await local.runSchedule(hourly);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([before! - 1]);
    expect((await activityOf(scene)).map(({ source }) => source)).toEqual(['manual', 'automatic']);
  });

  it('refuses runs and approvals while it is paused and says how to resume; undoing and manual edits still work', async () => {
    const scene = await later(await anAutomaticStudio(local, 'refused'), 'refused');
    const { token } = scene;
    const ai = { ...defaultSettings.ai, autoExecute: false };
    await local.call(updateSettings, { ai }, token);
    await local.runSchedule(hourly);
    await local.settle();
    const [waiting] = (await local.call(listDecisions, { tab: 'pending' }, token)).decisions;
    const { decisionId, classId } = waiting!;
    await local.call(setAutomation, { paused: true }, token);
    const detail =
      'Automation is paused. Resume it under Settings first. Your own capacity edits still work.';
    const refused = { problem: { code: 'automation-paused', detail } };
    await expect(local.call(runOptimizer, {}, token)).rejects.toMatchObject(refused);
    await expect(local.call(approve, { decisionId }, token)).rejects.toMatchObject(refused);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([yoga.slots]);

    const reason = 'An incident';
    await ops(local, 'pause-all', '--reason', reason);
    const byTeam = {
      problem: { code: 'automation-paused', detail: expect.stringMatching(/^The Cupo team/) },
    };
    await expect(local.call(approve, { decisionId }, token)).rejects.toMatchObject(byTeam);
    await expect(local.call(runOptimizer, {}, token)).rejects.toMatchObject(byTeam);
    await ops(local, 'resume-all', '--reason', reason);

    await local.call(setAutomation, { paused: false }, token);
    await local.call(approve, { decisionId }, token);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([waiting!.recommendations[0]!.placesTo]);
    await local.call(setAutomation, { paused: true }, token);
    await local.call(undo, { decisionId }, token);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([yoga.slots]);
    const { class: shown } = await local.call(getClass, { classId }, token);
    const edit = { classId, version: shown.version, allocations: { wellhub: 1 } };
    await local.call(adjustClass, edit, token);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([1]);
  });

  it('executes in a manual run what an hourly run would', async () => {
    const scene = await later(await anAutomaticStudio(local, 'by-run'), 'by-run');
    await decideNow(local, scene.token);
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

  it('holds back queued changes during a pause, and sends them afterwards', async () => {
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

  it('keeps no simulation that is too old to switch it on', async () => {
    const scene = await aStudioIn(local, 'old@alameda.test');
    await connect(scene, 'wellhub');
    await importYoga(scene, ['wellhub']);
    const settings = { inventoryMode: 'separate', confidenceThreshold: 0.7, maxSlotAdjustment: 5 } as const;
    await simulateNow(local, settings, scene.token);
    const shown = async (token: string) => ({
      inSettings: (await local.call(getSimulation, {}, token)).simulation?.settings,
      onDashboard: (await local.call(getDashboard, {}, token)).earned.replay?.valid,
    });
    expect(await shown(scene.token)).toEqual({ inSettings: settings, onDashboard: true });
    await local.advance(7 * 24 * 3_600_000);
    const { token } = await local.signIn({ email: 'old@alameda.test', password: 'six-six-six' });
    expect(await shown(token)).toEqual({ inSettings: undefined, onDashboard: false });
  });
});
