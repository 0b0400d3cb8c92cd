import { operation } from '../operation.ts';
import { simulationRun } from './run.ts';
import { simulatedSettings } from './simulation.ts';

/**
 * Starts a replay of the studio's last weeks as if decisions had been carried out automatically, and answers at once;
 * `decisions.getSimulation` says how far it is and keeps what it found. Asked again with the same settings while it runs,
 * the same replay is answered; one with other settings takes its place.
 */
export const runSimulation = operation({
  id: 'decisions.runSimulation',
  method: 'POST',
  path: '/api/decisions/simulation',
  access: 'subscriber',
  allowance: 'simulation',
  summary: 'Simulate automatic execution on the last weeks',
  status: 202,
  body: simulatedSettings,
  output: simulationRun,
  errors: ['conflict'],
});
