import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listFailures } from '#shared/contracts/activity/list-failures.ts';
import { redrive } from '#shared/contracts/activity/redrive.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { aFailure } from './a-failure.ts';
import { ops } from './ops.ts';
import { misbehave, monday, placesShown, type Scene } from './scene.ts';

const statusOf = async ({ local, token }: Scene): Promise<string[]> =>
  (await local.call(listActivity, {}, token)).activity.map(({ status }) => status);

const deadLetters = (local: Local) => ops(local, 'redrive', '--queue', 'pushes', '--dry-run');

describe('a change that a marketplace refused', () => {
  let local: Local;

  beforeEach(async () => {
    local = await createLocal({ clock: monday });
  });
  afterEach(() => local.close());

  it('is sent again once by its owner, and a repeat is refused with a message once it succeeded', async () => {
    const { scene, placesTo, adjustmentId } = await aFailure(local, 'owner@alameda.test');
    expect(await statusOf(scene)).toEqual(['failure']);
    await misbehave(scene, 'wellhub', {});
    const again = await local.call(redrive, { adjustmentId }, scene.token);
    expect(again).toMatchObject({ adjustmentId, status: 'pending' });
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    expect(await statusOf(scene)).toEqual(['success']);
    const { decisions } = await local.call(listDecisions, {}, scene.token);
    expect(decisions[0]).toMatchObject({ status: 'executed' });
    await expect(local.call(redrive, { adjustmentId }, scene.token)).rejects.toMatchObject({
      problem: { code: 'already-decided', detail: 'Wellhub has already confirmed these places.' },
    });
    const adjustments = await local.call(listFailures, {}, scene.token);
    expect(adjustments.failures).toEqual([]);
  });

  it('is refused with a message once a newer change replaced it', async () => {
    const { scene, classId, adjustmentId } = await aFailure(local, 'newer@alameda.test');
    const again = () => local.call(redrive, { adjustmentId }, scene.token);
    const { class: cls } = await local.call(getClass, { classId }, scene.token);
    const edit = { classId, version: cls.version, allocations: { wellhub: 3 } };
    await local.call(adjustClass, edit, scene.token);
    await expect(again()).rejects.toMatchObject({
      problem: { code: 'already-decided', detail: expect.stringMatching(/^A newer change/) },
    });
  });

  it("is sent again by an operator's command, and repeating it changes nothing", async () => {
    const { scene, placesTo } = await aFailure(local, 'operator@alameda.test');
    expect(await deadLetters(local)).toEqual({
      command: 'redrive',
      queues: [{ queue: 'pushes', deadLetters: 1, sentBack: 0 }],
    });
    await misbehave(scene, 'wellhub', {});
    const { queues } = await ops(local, 'redrive');
    expect(queues).toContainEqual({ queue: 'pushes', deadLetters: 1, sentBack: 1 });
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    expect(await statusOf(scene)).toEqual(['success']);
    const none = [{ queue: 'pushes', deadLetters: 0, sentBack: 0 }];
    expect(await deadLetters(local)).toMatchObject({ queues: none });
    expect(await ops(local, 'redrive', '--queue', 'pushes')).toMatchObject({ queues: none });
  });
});
