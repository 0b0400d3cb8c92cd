import { getSimulation } from '#shared/contracts/decisions/get-simulation.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readRun } from './runs/run-store.ts';
import { simulationRunOf } from './runs/run-view.ts';
import { readSimulation } from '#functions/_domain/studio/simulation-store.ts';

export const handler = httpOperation(getSimulation, {}, async ({ table, caller: { studioId } }) => {
  // The run is read first: once it is marked as done, its result is stored.
  const run = await readRun(table, studioId, 'simulation');
  const simulation = await readSimulation(table, studioId);
  return { simulation, run: run ? simulationRunOf(run) : null };
});
