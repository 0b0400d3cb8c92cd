import { runSimulation } from '../../shared/contracts/decisions/run-simulation.ts';
import { simulationWeeks } from '../../shared/contracts/decisions/simulation.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readConnections } from '../integrations/connection-store.ts';
import { readStudio } from '../settings/studio-store.ts';
import { newestSales } from '../rules/sale-store.ts';
import { classesBetween } from './optimizer-store.ts';
import { simulate } from './simulate.ts';
import { storeSimulation } from './simulation-store.ts';

const weekMs = 7 * 24 * 3_600_000;

/** The newest classes that are looked at. */
const classesMax = 5_000;

export const handler = httpOperation(
  runSimulation,
  {},
  async ({ input: settings, caller: { studioId }, deps }) => {
    const now = deps.clock.now();
    const from = new Date(now.getTime() - simulationWeeks * weekMs);
    const [studio, connections, demand] = await Promise.all([
      readStudio(studioId),
      readConnections(studioId),
      newestSales(studioId, from, now, classesMax),
    ]);
    const fromUtc = demand.at(-1)?.startsAt ?? now.toISOString();
    const classes = await classesBetween(studioId, { fromUtc, toUtc: now.toISOString() });
    const contracts = connections.filter(
      ({ status, marketplace }) => status === 'connected' && marketplace !== 'classpass',
    );
    const { timezone, currency } = studio;
    const result = simulate({ studioId, settings, timezone, contracts, classes, demand, now });
    const simulatedAt = deps.clock.now().toISOString();
    return storeSimulation(studioId, { simulatedAt, settings, currency, ...result });
  },
);
