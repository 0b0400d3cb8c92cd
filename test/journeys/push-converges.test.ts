import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { eventually } from './eventually.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  knownAs,
  list,
  misbehave,
  monday,
  placesShown,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';
import { decideNow } from '#infra/demo/runs.ts';

const patch = { method: 'PATCH', path: '/slots/' };

/** A studio with one marketplace and a pending decision about it. */
async function aPendingDecision(local: Local, name: string) {
  const scene = await aStudioIn(local, `${name}@alameda.test`);
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  await decideNow(scene.local, scene.token);
  const { decisions } = await scene.local.call(listDecisions, { tab: 'pending' }, scene.token);
  const { placesTo } = decisions[0]!.recommendations.find(({ marketplace }) => marketplace === 'wellhub')!;
  return { scene, decisionId: decisions[0]!.decisionId, placesTo };
}

/** The numbers that reached the marketplace, in order. */
async function numbersSent(scene: Scene): Promise<number[]> {
  const answer = await fetch(`${scene.local.simulators.wellhub.url}/_control/log`);
  const requests = (await answer.json()) as { path: string; applied?: { slots: number } }[];
  const own = requests.filter(({ path }) => path.includes(`/gyms/${knownAs(scene, 'wellhub')}/`));
  return own.flatMap(({ applied }) => (applied === undefined ? [] : [applied.slots]));
}

const redeliveryMs = 7 * 60_000;

/** Advances the time until the queue delivers a message again. */
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
  let local: Local;
  let studios = 0;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  beforeEach(async () => {
    studios += 1;
    ({ scene, decisionId, placesTo } = await aPendingDecision(local, `owner-${studios}`));
  });
  afterEach(() => misbehave(scene, 'wellhub', {}));
  afterAll(() => closeSwept(local));

  it('converges when the worker dies between sending and verifying, and sends its number once', async () => {
    await misbehave(scene, 'wellhub', { next: [{ match: patch, fault: { kind: 'late' } }] });
    await scene.local.call(approve, { decisionId }, scene.token);
    await eventually(() => scene.local.simulators.wellhub.land() > 0);
    expect(await scene.local.crash('marketplaces.credentials.worker')).toBe(1);
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

  it('ends as failed, with a message, if the password is refused', async () => {
    const fault = { kind: 'status', status: 401 };
    await misbehave(scene, 'wellhub', { shares: [{ match: {}, fault, share: 1 }] });
    await scene.local.call(approve, { decisionId }, scene.token);
    await scene.local.settle();
    const [only] = await statuses(scene);
    expect(only).toMatchObject({ status: 'failure' });
    expect(only!.details).toMatch(/^Error: /);
    const { decisions } = await scene.local.call(listDecisions, {}, scene.token);
    expect(decisions[0]).toMatchObject({ status: 'failed', allowedActions: [] });
  });

  it('is shown as failed, and set aside, when the marketplace fails five times', async () => {
    const fault = { kind: 'status', status: 500 };
    await misbehave(scene, 'wellhub', { shares: [{ match: patch, fault, share: 1 }] });
    await scene.local.call(approve, { decisionId }, scene.token);
    await scene.local.settle();
    for (let receive = 1; receive <= 5; receive += 1) await triedAgain(scene);
    expect(await statuses(scene)).toEqual([expect.objectContaining({ status: 'failure' })]);
    const counts = Object.entries(await scene.local.queues.counts());
    const dead = counts.filter(([name, { visible }]) => /Pushes.*Dead/i.test(name) && visible > 0);
    expect(dead).toHaveLength(1);
  });

  it('is approved only once when eight approvals arrive at the same time', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => scene.local.call(approve, { decisionId }, scene.token)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await scene.local.settle();
    expect(await numbersSent(scene)).toEqual([placesTo]);
    expect(await statuses(scene)).toHaveLength(1);
  });
});
