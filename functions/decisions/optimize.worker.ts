import { Failure } from '#shared/contracts/failure.ts';
import {
  decidingMessage,
  queueReceivesMax,
  type DecideClassesMessage,
  type DecideStudiosMessage,
  type RunMessage,
  type StalledRunMessage,
} from '#shared/contracts/messages.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { assertEntitled } from '#functions/_platform/entitlement.ts';
import { recordInLog } from '#functions/_platform/common/context.ts';
import { forTheFirst, runIdempotently } from '#functions/_platform/run-idempotently.ts';
import { worker } from '#functions/_platform/worker.ts';
import { runStudio, type Run } from './runs/run.ts';
import { giveUpRun, runStep } from './runs/run-step.ts';
import { stalledRun } from './runs/stalled-run.ts';
import type { StartDeps } from './runs/start-run.ts';
import type { TableDeps } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { table } from '#functions/_platform/table.ts';

type Deps = StartDeps & TableDeps;

const keyOf = (runId: string): string => `optimize#${runId}`;

/**
 * Decides one studio. A studio that may not be decided is not an error and does not hold up the others. Messages wait,
 * and bookings are reported to studios whose subscription has ended too, so access is checked here.
 */
async function decide(table: StudioTable, requested: Omit<Run, 'trigger'>, deps: Deps): Promise<void> {
  try {
    await assertEntitled(table, requested.studioId, deps.clock.now());
    await runStudio(table, { ...requested, trigger: 'schedule' }, deps);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    deps.logger.info('studio not decided', { studioId: requested.studioId, errorCode: error.code });
  }
}

async function decideStudios(
  { studioIds, runId, correlationId }: DecideStudiosMessage,
  deps: Deps,
): Promise<void> {
  for (const studioId of studioIds)
    await runIdempotently(deps.table.forStudio(studioId), studioId, keyOf(runId), deps.clock, () =>
      decide(deps.table.forStudio(studioId), { studioId, correlationId }, deps),
    );
}

/**
 * Decides classes. Results are stored only if the class still has the version they were computed from, so deciding a
 * class twice is harmless. A work key, which costs a write, is used only if several messages may request the same
 * decision.
 */
async function decideClasses(
  { studioId, classIds, runId, correlationId, isAlone = false }: DecideClassesMessage,
  deps: Deps,
): Promise<void> {
  const table = deps.table.forStudio(studioId);
  const work = (): Promise<void> => decide(table, { studioId, classIds, correlationId }, deps);
  if (isAlone) return work();
  await forTheFirst(table, studioId, { key: keyOf(runId), by: correlationId }, deps.clock, work);
}

const goOnWithRun = async (message: RunMessage, deps: Deps, receives: number): Promise<void> => {
  const table = deps.table.forStudio(message.studioId);
  try {
    await runStep(table, message, deps);
  } catch (error) {
    if (receives >= queueReceivesMax) await giveUpRun(table, message, deps);
    throw error;
  }
};

async function askAboutRun(message: StalledRunMessage, deps: Deps, receives: number): Promise<void> {
  const next = await stalledRun(deps.table.forStudio(message.studioId), message, deps);
  if (!next) return;
  recordInLog({ correlationId: next.correlationId });
  await goOnWithRun(next, deps, receives);
}

export const handler = worker(
  { name: 'decisions.optimize', message: decidingMessage, fifo: false, lateAfterSeconds: 15 * 60 },
  { table, studios: optimizeQueue },
  {
    'decide-studios': decideStudios,
    'decide-classes': decideClasses,
    optimizer: goOnWithRun,
    simulation: goOnWithRun,
    'go-on': askAboutRun,
    'give-up': askAboutRun,
  },
);
