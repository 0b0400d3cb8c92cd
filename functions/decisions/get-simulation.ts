import { getSimulation } from '../../shared/contracts/decisions/get-simulation.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readSimulation } from './simulation-store.ts';

export const handler = httpOperation(getSimulation, {}, async ({ caller: { studioId } }) => ({
  simulation: await readSimulation(studioId),
}));
