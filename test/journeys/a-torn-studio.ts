import type { Local } from '#infra/local/index.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { aStudioIn, connect, importYoga, list, misbehave, yoga, type Scene } from './scene.ts';

const refused = { kind: 'status', status: 401 };

export interface Torn {
  readonly scene: Scene;
  readonly decisionId: string;
  readonly classId: string;
}

/** A studio whose decision succeeded at Fitpass, but was refused by Wellhub together with the studio's credentials. */
export async function aTornStudio(local: Local, email: string): Promise<Torn> {
  const scene = await aStudioIn(local, email);
  await connect(scene, 'fitpass', 'wellhub');
  for (const marketplace of ['fitpass', 'wellhub'] as const) await list(scene, marketplace, [yoga]);
  await importYoga(scene, ['fitpass', 'wellhub']);
  await misbehave(scene, 'wellhub', { shares: [{ match: {}, fault: refused, share: 1 }] });
  await local.call(runOptimizer, {}, scene.token);
  await local.settle();
  const { decisions } = await local.call(listDecisions, { tab: 'pending' }, scene.token);
  const [decision] = decisions;
  if (!decision) throw new Error('Nothing was decided');
  await local.call(approve, { decisionId: decision.decisionId }, scene.token);
  await local.settle();
  return { scene, decisionId: decision.decisionId, classId: decision.classId };
}
