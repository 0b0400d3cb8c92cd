import { getSimulation } from '#shared/contracts/decisions/get-simulation.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readRun } from './runs/run-store.ts';
import { simulationRunOf } from './runs/run-view.ts';
import { isStillValid, readSimulation } from '#functions/_domain/studio/simulation-store.ts';

export const handler = httpOperation(getSimulation, {}, async ({ table, caller: { studioId }, deps }) => {
  // The run is read first: once it is marked as done, its result is stored.
  const run = await readRun(table, studioId, 'simulation');
  const latest = await readSimulation(table, studioId);
  const simulation = latest && isStillValid(latest, deps.clock.now()) ? latest : null;
  return { simulation, run: run ? simulationRunOf(run) : null };
});
