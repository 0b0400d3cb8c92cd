import { createLocal, type Local } from '../../infra/local/create-local.ts';
import { getRecording } from '../../shared/contracts/activity/get-recording.ts';
import { listActivity } from '../../shared/contracts/activity/list-activity.ts';
import { grantAccess } from '../../shared/contracts/billing/grant-access.ts';
import { approve } from '../../shared/contracts/decisions/approve.ts';
import { listDecisions } from '../../shared/contracts/decisions/list-decisions.ts';
import { reject } from '../../shared/contracts/decisions/reject.ts';
import { runOptimizer } from '../../shared/contracts/decisions/run-optimizer.ts';
import { registry } from '../../shared/contracts/registry.ts';
import { listClasses } from '../../shared/contracts/schedule/list-classes.ts';
import { aStudioIn, connect, importYoga, list, monday, yoga, type Scene } from './scene.ts';

const anId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const aPath = (path: string): string =>
  path
    .replace('{studioId}', '3f0e2f9c-6f1e-4c5b-9d0f-0a8a3a1e2b77')
    .replace('{integrationId}', 'wellhub')
    .replace('{kind}', 'schedule')
    .replace(/\{\w+\}/, anId);

const refusal = (status: number, code: string) => ({ problem: expect.objectContaining({ status, code }) });

describe('access', () => {
  let local: Local;
  let alameda: Scene;
  let stranger: { studioId: string; token: string };

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    alameda = await aStudioIn(local, 'owner@alameda.test');
    stranger = await local.createOwner({ email: 'stranger@elsewhere.test', password: 'six-six-six' });
  });
  afterAll(() => local.close());

  const ask = (method: string, path: string, token?: string) =>
    fetch(`${local.url}${aPath(path)}`, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  it.each(registry.map(({ id, method, path }) => [id, method, path] as const))(
    '%s answers nobody without a token, nor with one that is broken',
    async (_, method, path) => {
      expect((await ask(method, path)).status).toBe(401);
      expect((await ask(method, path, `${alameda.token.slice(0, -4)}AAAA`)).status).toBe(401);
    },
  );

  it.each(
    registry
      .filter(({ access }) => access === 'subscriber' || access === 'superadmin')
      .map(
        ({ id, method, path, access }) => [id, method, path, access === 'subscriber' ? 402 : 403] as const,
      ),
  )('%s refuses who has not the access', async (_, method, path, status) => {
    const answer = await ask(method, path, stranger.token);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  it('ends with the day that was granted', async () => {
    const team = await local.createSuperadmin();
    const short = { studioId: stranger.studioId, until: '2026-11-23T11:00:00.000Z', reason: 'Over already' };
    await local.call(grantAccess, short, team.token);
    await expect(local.call(listClasses, {}, stranger.token)).rejects.toMatchObject(
      refusal(402, 'subscription-required'),
    );
  });

  it("shows nothing of another studio's, not even that it is there", async () => {
    await connect(alameda, 'wellhub');
    await list(alameda, 'wellhub', [yoga]);
    await importYoga(alameda, ['wellhub']);
    await local.call(runOptimizer, {}, alameda.token);
    const { decisions } = await local.call(listDecisions, {}, alameda.token);
    const { decisionId } = decisions[0]!;
    await local.call(approve, { decisionId }, alameda.token);
    await local.settle();
    const { activity } = await local.call(listActivity, {}, alameda.token);
    const { adjustmentId } = activity[0]!;

    const { token } = await aStudioIn(local, 'owner@roma.test');
    for (const attempt of [
      local.call(approve, { decisionId }, token),
      local.call(reject, { decisionId }, token),
      local.call(getRecording, { adjustmentId }, token),
    ])
      await expect(attempt).rejects.toMatchObject(refusal(404, 'not-found'));
    expect(await local.call(listDecisions, {}, token)).toEqual({ decisions: [], cursor: null });
    expect((await local.call(listActivity, {}, token)).activity).toEqual([]);
    expect((await local.call(listClasses, {}, token)).classes).toEqual([]);
  });
});
