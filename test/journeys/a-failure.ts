import type { Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { aStudioIn, connect, down, importYoga, list, misbehave, yoga } from './scene.ts';
import { decideNow } from '#infra/demo/runs.ts';

/** A studio whose approved decision failed at its marketplace five times. */
export async function aFailure(local: Local, email: string) {
  const scene = await aStudioIn(local, email);
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  await decideNow(local, scene.token);
  const { decisions } = await local.call(listDecisions, { tab: 'pending' }, scene.token);
  const [{ decisionId, classId, recommendations }] = decisions as [(typeof decisions)[number]];
  const { placesTo } = recommendations.find(({ marketplace }) => marketplace === 'wellhub')!;
  await misbehave(scene, 'wellhub', down);
  await local.call(approve, { decisionId }, scene.token);
  await local.settle();
  for (let receive = 1; receive <= 5; receive += 1) {
    await local.advance(10 * 60_000);
    await local.settle();
  }
  const { activity } = await local.call(listActivity, {}, scene.token);
  return { scene, classId, placesTo, adjustmentId: activity[0]!.adjustmentId };
}
