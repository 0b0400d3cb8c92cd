import { setTimeout as wait } from 'node:timers/promises';
import { getRun } from '#shared/contracts/decisions/get-run.ts';
import { getSimulation } from '#shared/contracts/decisions/get-simulation.ts';
import { hasRunEnded } from '#shared/contracts/decisions/has-run-ended.ts';
import type { OptimizerRun, SimulationRun } from '#shared/contracts/decisions/run.ts';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { runSimulation } from '#shared/contracts/decisions/run-simulation.ts';
import type { SimulatedSettings, Simulation } from '#shared/contracts/decisions/simulation.ts';
import type { SeedTarget } from './seed/seed-target.ts';

type Caller = Pick<SeedTarget, 'call'>;

const betweenPollsMs = 100;
const longestMs = 120_000;

/**
 * Polls until a run has ended.
 *
 * @throws if the run failed or did not end in time
 */
async function toItsEnd<R extends OptimizerRun | SimulationRun>(read: () => Promise<R | null>): Promise<R> {
  for (let waitedMs = 0; waitedMs < longestMs; waitedMs += betweenPollsMs) {
    const run = await read();
    if (run?.status === 'failed') throw new Error(`the run failed: ${run.problem ?? ''}`);
    if (run && hasRunEnded(run)) return run;
    await wait(betweenPollsMs);
  }
  throw new Error('the run did not end in time');
}

/** Runs the optimizer for all of a studio's open classes and waits until the run ends. */
export async function decideNow({ call }: Caller, token: string): Promise<OptimizerRun['result'] & object> {
  await call(runOptimizer, {}, token);
  const { result } = await toItsEnd(async () => (await call(getRun, {}, token)).run);
  if (!result) throw new Error('the run has no result');
  return result;
}

/** Simulates a studio's past weeks with other settings and waits for the result. */
export async function simulateNow(
  { call }: Caller,
  settings: SimulatedSettings,
  token: string,
): Promise<Simulation> {
  await call(runSimulation, settings, token);
  await toItsEnd(async () => (await call(getSimulation, {}, token)).run);
  const { simulation } = await call(getSimulation, {}, token);
  if (!simulation) throw new Error('the simulation found nothing');
  return simulation;
}
