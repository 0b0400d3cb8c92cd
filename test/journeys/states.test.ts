import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { aTornStudio } from './a-torn-studio.ts';
import { credentialsOf, misbehave, monday, type Scene } from './scene.ts';
import { closeSwept } from './sweep.ts';

const idsIn = async ({ local, token }: Scene, tab: 'all' | 'pending' | 'queued' | 'executed') =>
  (await local.call(listDecisions, { tab }, token)).decisions.map(({ decisionId }) => decisionId);

const dashboardOf = async ({ local, token }: Scene) => {
  const { connected, insights } = await local.call(getDashboard, {}, token);
  return {
    states: Object.fromEntries(connected.map(({ integrationId, state }) => [integrationId, state])),
    executedToday: insights.executedToday,
  };
};

/** One marketplace executes its part of a decision, the other refuses the studio's credentials. */
describe('the combined state of a decision and of a connection', () => {
  let local: Local;
  let scene: Scene;
  let decisionId: string;
  let classId: string;

  const decisionNow = async () => {
    const { decisions } = await local.call(listDecisions, {}, scene.token);
    return decisions.find((one) => one.decisionId === decisionId);
  };

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    ({ scene, decisionId, classId } = await aTornStudio(local, 'torn@alameda.test'));
  });
  afterAll(() => closeSwept(local));

  it('shows a partly executed decision in its list and in the dashboard’s counts', async () => {
    expect(await decisionNow()).toMatchObject({ status: 'partly-executed' });
    expect(await idsIn(scene, 'executed')).toEqual([decisionId]);
    expect(await idsIn(scene, 'queued')).toEqual([]);
    expect((await dashboardOf(scene)).executedToday).toBe(1);
  });

  it('shows a connection as failing wherever it appears', async () => {
    const { integrations } = await local.call(listIntegrations, {}, scene.token);
    const states = new Map(integrations.map(({ integrationId, state }) => [integrationId, state]));
    expect(states.get('wellhub')).toBe('sign-in-refused');
    expect(states.get('fitpass')).toBe('connected');
    expect(states.get('classpass')).toBe('not-connected');
    expect((await dashboardOf(scene)).states).toEqual({ fitpass: 'connected', wellhub: 'sign-in-refused' });
    const { shown } = await local.call(getClass, { classId }, scene.token);
    expect(shown).toContainEqual(
      expect.objectContaining({ marketplace: 'wellhub', connection: 'sign-in-refused', failed: true }),
    );
    expect(shown).toContainEqual(
      expect.objectContaining({ marketplace: 'fitpass', connection: 'connected', failed: false }),
    );
  });

  it('shows when a change failed, which is after it was decided', async () => {
    const { activity } = await local.call(listActivity, { status: 'failure' }, scene.token);
    expect(activity).toHaveLength(1);
    const [failed] = activity;
    expect(failed).toMatchObject({ marketplace: 'wellhub', appliedAt: null });
    expect(failed!.endedAt).not.toBeNull();
    expect(failed!.endedAt! >= failed!.createdAt).toBe(true);
  });

  it('recovers once the marketplace is connected and decided again', async () => {
    await misbehave(scene, 'wellhub', {});
    const connection = {
      integrationId: 'wellhub',
      ...credentialsOf(scene.studioId).wellhub,
      revenuePerBookingMinor: 9_000,
    } as const;
    await local.call(connectMarketplace, connection, scene.token);
    await local.call(runOptimizer, {}, scene.token);
    await local.settle();
    for (const again of await idsIn(scene, 'pending'))
      await local.call(approve, { decisionId: again }, scene.token);
    await local.settle();
    expect((await dashboardOf(scene)).states).toEqual({ fitpass: 'connected', wellhub: 'connected' });
  });
});
