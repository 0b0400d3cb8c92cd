import * as z from 'zod';
import { operation } from '../operation.ts';
import { simulationRun } from './run.ts';
import { simulation } from './simulation.ts';

/**
 * The latest finished simulation, unless it is too old to enable auto-execute, and the latest one that was started. Null
 * if there is none.
 */
export const getSimulation = operation({
  id: 'decisions.getSimulation',
  method: 'GET',
  path: '/api/decisions/simulation',
  access: 'subscriber',
  summary: 'The latest simulation of automatic execution',
  output: z.strictObject({ simulation: simulation.nullable(), run: simulationRun.nullable() }),
});
