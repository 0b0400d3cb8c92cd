import { listActivity } from '../../shared/contracts/activity/list-activity.ts';
import { approve } from '../../shared/contracts/decisions/approve.ts';
import { listDecisions } from '../../shared/contracts/decisions/list-decisions.ts';
import { runOptimizer } from '../../shared/contracts/decisions/run-optimizer.ts';
import { eventually } from './eventually.ts';
import { aStudio, connect, importYoga, list, misbehave, placesShown, yoga, type Scene } from './scene.ts';

const patch = { method: 'PATCH', path: '/slots/' };

/** A studio with one marketplace, and a decision about it that waits. */
async function aPendingDecision(): Promise<{ scene: Scene; decisionId: string; placesTo: number }> {
  const scene = await aStudio();
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  await scene.local.call(runOptimizer, {}, scene.token);
  const { decisions } = await scene.local.call(listDecisions, { tab: 'pending' }, scene.token);
  const { placesTo } = decisions[0]!.recommendations.find(({ marketplace }) => marketplace === 'wellhub')!;
  return { scene, decisionId: decisions[0]!.decisionId, placesTo };
}

/** The numbers that reached the marketplace, in order. */
async function numbersSent({ local }: Scene): Promise<number[]> {
  const answer = await fetch(`${local.simulators.wellhub.url}/_control/log`);
  const requests = (await answer.json()) as { applied?: { slots: number } }[];
  return requests.flatMap(({ applied }) => (applied === undefined ? [] : [applied.slots]));
}

const redeliveryMs = 7 * 60_000;

/** Lets the time pass after which the queue hands a message out again. */
async function triedAgain({ local }: Scene): Promise<void> {
  await local.advance(redeliveryMs);
  await local.settle();
}

const statuses = async ({ local, token }: Scene) =>
  (await local.call(listActivity, {}, token)).activity.map(({ status, details }) => ({ status, details }));

describe('a push', () => {
  let scene: Scene;
  let decisionId: string;
  let placesTo: number;

  beforeEach(async () => {
    ({ scene, decisionId, placesTo } = await aPendingDecision());
  });
  afterEach(() => scene.local.close());

  it('converges when the worker dies between sending and reading back, and sends its number once', async () => {
    await misbehave(scene, 'wellhub', { next: [{ match: patch, fault: { kind: 'late' } }] });
    await scene.local.call(approve, { decisionId }, scene.token);
    await eventually(() => scene.local.simulators.wellhub.land() > 0);
    scene.local.crash('marketplaces.push.worker');
    await triedAgain(scene);
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    expect(await numbersSent(scene)).toEqual([placesTo]);
    expect(await statuses(scene)).toEqual([expect.objectContaining({ status: 'success' })]);
  });

  it.each([
    ['500', { kind: 'status', status: 500 }],
    ['429', { kind: 'status', status: 429, retryAfter: '30' }],
    ['a reset connection', { kind: 'reset', carriedOut: false }],
    ['a connection reset after the effect', { kind: 'reset', carriedOut: true }],
    ['garbage', { kind: 'garbage', carriedOut: false }],
  ])('comes again after %s', async (_, fault) => {
    await misbehave(scene, 'wellhub', { next: [{ match: patch, fault }] });
    await scene.local.call(approve, { decisionId }, scene.token);
    await scene.local.settle();
    await triedAgain(scene);
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    expect(await statuses(scene)).toEqual([expect.objectContaining({ status: 'success' })]);
  });

  it('ends as failed, in words, where the password is wrong', async () => {
    await misbehave(scene, 'wellhub', {
      shares: [{ match: {}, fault: { kind: 'status', status: 401 }, share: 1 }],
    });
    await scene.local.call(approve, { decisionId }, scene.token);
    await scene.local.settle();
    const [only] = await statuses(scene);
    expect(only).toMatchObject({ status: 'failure' });
    expect(only!.details).toMatch(/^Error: /);
  });
});
