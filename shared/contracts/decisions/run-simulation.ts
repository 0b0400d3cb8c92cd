import { operation } from '../operation.ts';
import { simulationRun } from './run.ts';
import { simulatedSettings } from './simulation.ts';

/**
 * Starts a replay of the studio's last weeks as if decisions had been applied automatically, and answers at once;
 * `decisions.getSimulation` returns its progress and result. Repeating the request with the same settings while it runs
 * returns the same replay; other settings replace it.
 */
export const runSimulation = operation({
  id: 'decisions.runSimulation',
  method: 'POST',
  path: '/api/decisions/simulation',
  access: 'subscriber',
  allowance: 'simulation',
  summary: 'Simulate automatic execution for the last weeks',
  status: 202,
  body: simulatedSettings,
  output: simulationRun,
  errors: ['conflict'],
});
