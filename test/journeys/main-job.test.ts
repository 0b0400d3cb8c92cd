import { getRecording } from '#shared/contracts/activity/get-recording.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import {
  aStudio,
  connect,
  importYoga,
  list,
  marketplaces,
  placesShown,
  secretsOf,
  yoga,
  type Scene,
} from './scene.ts';
import { decideNow } from '#infra/demo/runs.ts';

describe('the main job', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await aStudio();
    await connect(scene, ...marketplaces);
    for (const marketplace of marketplaces) await list(scene, marketplace, [yoga]);
    await importYoga(scene, marketplaces);
  });
  afterAll(() => scene.local.close());

  it('shows the imported classes with their bookings and revenue', async () => {
    const { local, token } = scene;
    const week = await local.call(listClasses, {}, token);
    expect(week).toMatchObject({
      from: '2026-11-23',
      to: '2026-11-29',
      today: '2026-11-23',
      currency: 'MXN',
    });
    expect(week.classes).toEqual([
      expect.objectContaining({
        className: 'Yoga',
        localTime: '07:00',
        bookings: 1,
        occupancyPercent: 5,
        allocations: { fitpass: 2, wellhub: 2, totalpass: 2 },
        revenue: { totalMinor: 20_000, directMinor: 20_000, marketplaceMinor: 0 },
      }),
    ]);
  });

  it('sends an approved decision to every marketplace, and records how', async () => {
    const { local, token } = scene;
    const run = await decideNow(local, token);
    expect(run).toEqual({ classesAnalyzed: 1, decisionsGenerated: 1, decisionsExecuted: 0 });

    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
    expect(decisions).toHaveLength(1);
    const [decision] = decisions;
    expect(decision!.allowedActions).toEqual(['approve', 'reject']);
    expect(decision!.expectedRevenueMinor).toBeGreaterThan(0);
    expect(decision!.confidence).toBeGreaterThan(0.5);
    expect(decision!.recommendations.map(({ marketplace }) => marketplace).sort()).toEqual(
      [...marketplaces].sort(),
    );
    const wanted = new Map(decision!.recommendations.map((one) => [one.marketplace, one]));
    const changed = marketplaces.filter((marketplace) => wanted.get(marketplace)!.slotChange !== 0);
    expect(changed.length).toBeGreaterThan(0);
    expect(wanted.get(changed[0]!)!.reasoning).toMatch(/\d/);

    const approved = await local.call(approve, { decisionId: decision!.decisionId }, token);
    expect(approved.status).toBe('queued');
    await local.settle();

    for (const marketplace of marketplaces)
      expect([marketplace, await placesShown(scene, marketplace)]).toEqual([
        marketplace,
        [wanted.get(marketplace)!.placesTo],
      ]);
    const executed = await local.call(listDecisions, { tab: 'executed' }, token);
    expect(executed.decisions.map(({ decisionId }) => decisionId)).toEqual([decision!.decisionId]);
    const { activity } = await local.call(listActivity, {}, token);
    expect(activity.map(({ status }) => status)).toEqual(changed.map(() => 'success'));

    const week = await local.call(listClasses, {}, token);
    for (const marketplace of changed)
      expect(week.classes[0]!.confirmed[marketplace]?.slots).toBe(wanted.get(marketplace)!.placesTo);

    const { steps } = await local.call(getRecording, { adjustmentId: activity[0]!.adjustmentId }, token);
    expect(steps.length).toBeGreaterThan(2);
    const text = JSON.stringify(steps);
    for (const secret of secretsOf(scene.studioId)) expect(text).not.toContain(secret);
  });

  it('executes a decision only once', async () => {
    const { local, token } = scene;
    const { decisions } = await local.call(listDecisions, { tab: 'executed' }, token);
    const decisionId = decisions[0]!.decisionId;
    const refusal = { problem: expect.objectContaining({ code: 'already-decided', status: 409 }) };
    await expect(local.call(approve, { decisionId }, token)).rejects.toMatchObject(refusal);
    await expect(local.call(reject, { decisionId }, token)).rejects.toMatchObject(refusal);
  });
});
