import { simulationWeeks } from '#shared/contracts/decisions/simulation.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { rootsOf } from '#functions/_domain/successors/succession.ts';
import { readSuccessors } from '#functions/_domain/successors/successor-store.ts';
import { newestSales } from '#functions/_domain/classes/sale-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { ownValuesOf } from '#functions/_domain/studio/visit-values.ts';
import { readDirectVisits } from '#functions/_domain/bookings/visit-store.ts';
import { visitsInSeries } from './visits-in-series.ts';
import { advanceRun, endRun, type StoredRun } from './run-store.ts';
import { simulateInSteps, type StudioToSimulate } from '../optimizer/simulate.ts';
import { storedSimulation } from '#functions/_domain/studio/simulation-store.ts';
import type { StartDeps } from './start-run.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const weekMs = 7 * 24 * 3_600_000;

/** The most classes in a replay; the newest are kept. */
const classesMax = 5_000;

/** Interval between a replay's progress reports. */
const progressEveryMs = 2_000;

type Past = Omit<StudioToSimulate, 'settings'> & Pick<Awaited<ReturnType<typeof readStudio>>, 'currency'>;

async function readPast(table: StudioTable, studioId: string, now: Date): Promise<Past> {
  const from = new Date(now.getTime() - simulationWeeks * weekMs);
  const [studio, connections, demand, visits, successors] = await Promise.all([
    readStudio(table, studioId),
    readConnections(table, studioId),
    newestSales(table, studioId, from, now, classesMax),
    readDirectVisits(table, studioId, now),
    readSuccessors(table, studioId),
  ]);
  const contracts = connections.filter(
    ({ status, marketplace }) => status === 'connected' && marketplace !== 'classpass',
  );
  const { timezone, currency } = studio;
  return {
    studioId,
    timezone,
    currency,
    contracts,
    visits: visitsInSeries(visits, demand),
    ownValues: ownValuesOf(studio),
    demand,
    rootOf: rootsOf(successors),
    now,
  };
}

/**
 * Replays a studio's last weeks and stores the result together with the end of the run. A run whose worker died starts
 * again; a run that another run replaced stores nothing.
 */
export async function carryOutSimulation(table: StudioTable, run: StoredRun, deps: StartDeps): Promise<void> {
  const { studioId, settings } = run;
  if (!settings) throw new Error(`the simulation ${run.runId} has no settings`);
  const now = deps.clock.now();
  const { currency, ...past } = await readPast(table, studioId, now);
  const begun = { status: 'running', startedAt: run.startedAt ?? now.toISOString(), classesDone: 0 } as const;
  let current = await advanceRun(table, run, begun, now);
  let progressAtMs = now.getTime();
  const steps = simulateInSteps({ ...past, settings });
  let step = steps.next();
  while (current && step.done !== true) {
    const atMs = deps.clock.now().getTime();
    if (atMs - progressAtMs >= progressEveryMs) {
      const { done, total } = step.value;
      current = await advanceRun(table, current, { classesDone: done, classesTotal: total }, new Date(atMs));
      progressAtMs = atMs;
    }
    step = steps.next();
  }
  if (!current || step.done !== true) return;
  const simulatedAt = deps.clock.now().toISOString();
  const found = storedSimulation(studioId, { simulatedAt, settings, currency, ...step.value });
  await endRun(table, current, { status: 'done', found }, deps.clock.now());
}
