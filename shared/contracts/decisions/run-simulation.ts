import { operation } from '../operation.ts';
import { simulatedSettings, simulation } from './simulation.ts';

/** Replays the studio's last weeks as if decisions had been carried out automatically, and keeps the result. */
export const runSimulation = operation({
  id: 'decisions.runSimulation',
  method: 'POST',
  path: '/api/decisions/simulation',
  access: 'subscriber',
  allowance: 'simulation',
  summary: 'Simulate automatic execution on the last weeks',
  body: simulatedSettings,
  output: simulation,
});
