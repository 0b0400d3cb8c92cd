import { createLocal, type Local } from '#infra/local/index.ts';
import { answerMany } from '#shared/contracts/decisions/answer-many.ts';
import { getWhatIf } from '#shared/contracts/decisions/get-what-if.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { tryPlaces } from '#shared/core/advice/try-places.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { aStudioIn, connect, importYoga, list, monday, placesShown, yoga, type Scene } from './scene.ts';

/** A studio with a decision about Yoga at Wellhub. */
async function aDecidedStudio(local: Local, name: string): Promise<Scene> {
  const scene = await aStudioIn(local, `${name}@alameda.test`);
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  await decideNow(local, scene.token);
  return scene;
}

describe('decisions that are answered together', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => local.close());

  const answer = (
    { local: twin, token }: Scene,
    verdict: 'approve' | 'reject' | 'undo',
    decisionIds: string[],
  ) => twin.call(answerMany, { verdict, decisionIds }, token);
  const waitingOf = async ({ local: twin, token }: Scene) =>
    (await twin.call(listWaiting, {}, token)).decisions;

  it('are approved and undone independently: a refused one does not affect the others', async () => {
    const scene = await aDecidedStudio(local, 'together');
    const other = await aDecidedStudio(local, 'not-together');
    const [own] = await waitingOf(scene);
    const [foreign] = await waitingOf(other);
    const [listed] = (await local.call(listDecisions, { tab: 'pending' }, scene.token)).decisions;
    expect(own).toMatchObject({
      decisionId: listed!.decisionId,
      expectedRevenueMinor: listed!.expectedRevenueMinor,
      gainBand: { lowMinor: expect.any(Number), highMinor: expect.any(Number) },
      gainSpreadMinor: expect.any(Number),
      changes: listed!.recommendations
        .filter(({ slotChange }) => slotChange !== 0)
        .map(({ marketplace, placesFrom, placesTo }) => ({ marketplace, placesFrom, placesTo })),
    });
    const { input } = await scene.local.call(getWhatIf, { classId: own!.classId }, scene.token);
    const tried = new Map(own!.changes.map((one) => [one.marketplace as string, one.placesTo]));
    // The trial runs slightly later than the decision, so its simulated futures are slightly shorter.
    const { gainMinor } = tryPlaces(input!, { places: tried });
    expect(Math.abs(gainMinor - own!.expectedRevenueMinor)).toBeLessThanOrEqual(0.2 * gainMinor);
    const ids = [foreign!.decisionId, own!.decisionId, own!.decisionId];
    expect(await answer(scene, 'approve', ids)).toEqual({
      answers: [
        {
          outcome: 'refused',
          decisionId: foreign!.decisionId,
          code: 'not-found',
          reason: 'There is no such decision.',
        },
        { outcome: 'done', decisionId: own!.decisionId, status: 'queued' },
      ],
    });
    await local.settle();
    const { placesTo } = own!.changes.find(({ marketplace }) => marketplace === 'wellhub')!;
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    expect(await waitingOf(scene)).toEqual([]);

    expect((await answer(scene, 'undo', ids)).answers.map(({ outcome }) => outcome)).toEqual([
      'refused',
      'done',
    ]);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([yoga.slots]);
    expect((await answer(scene, 'undo', [own!.decisionId])).answers).toEqual([
      {
        outcome: 'refused',
        decisionId: own!.decisionId,
        code: 'conflict',
        reason: 'This decision has already been undone.',
      },
    ]);

    expect((await answer(other, 'reject', [foreign!.decisionId])).answers).toEqual([
      { outcome: 'done', decisionId: foreign!.decisionId, status: 'rejected' },
    ]);
  });

  it('are not approved while automation is paused, with the reason', async () => {
    const scene = await aDecidedStudio(local, 'together-paused');
    const [{ decisionId } = { decisionId: '' }] = await waitingOf(scene);
    await local.call(setAutomation, { paused: true }, scene.token);
    await expect(answer(scene, 'approve', [decisionId])).rejects.toMatchObject({
      problem: { code: 'automation-paused', detail: expect.stringMatching(/^Automation is paused/) },
    });
    expect((await waitingOf(scene)).map((one) => one.decisionId)).toEqual([decisionId]);
  });
});
