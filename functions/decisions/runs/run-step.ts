import { hasRunEnded } from '#shared/contracts/decisions/has-run-ended.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { RunMessage } from '#shared/contracts/messages.ts';
import type { Clock } from '#functions/_platform/ports/base.ts';
import { assertEntitled } from '#functions/_platform/entitlement.ts';
import { carryOn } from './carry-on.ts';
import { carryOutSimulation } from './carry-out-simulation.ts';
import { endRun, readRun, type StoredRun } from './run-store.ts';
import type { StartDeps } from './start-run.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Named = Pick<RunMessage, 'studioId' | 'kind' | 'runId'>;

/** Reads a run that is still in progress; undefined if another run has replaced it. */
export async function openRun(
  table: StudioTable,
  { studioId, kind, runId }: Named,
): Promise<StoredRun | undefined> {
  const run = await readRun(table, studioId, kind);
  return run?.runId === runId && !hasRunEnded(run) ? run : undefined;
}

const fail = async (table: StudioTable, message: Named, problem: string, clock: Clock): Promise<boolean> => {
  const run = await openRun(table, message);
  return run !== undefined && endRun(table, run, { status: 'failed', problem }, clock.now());
};

/**
 * Does one step of a run. Repeating or interrupting a step at any point leads to the same result. A run whose studio has
 * lost its access meanwhile ends as failed.
 */
export async function runStep(table: StudioTable, message: RunMessage, deps: StartDeps): Promise<void> {
  const run = await openRun(table, message);
  if (!run) return;
  try {
    await assertEntitled(table, message.studioId, deps.clock.now());
    await (run.kind === 'optimizer' ? carryOn : carryOutSimulation)(table, run, deps);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await fail(table, message, error.message, deps.clock);
    deps.logger.info('run refused', { kind: run.kind, errorCode: error.code });
  }
}

const gaveUp: Readonly<Record<StoredRun['kind'], string>> = {
  optimizer:
    'Something went wrong on our side. The recommendations that were made stay; run the optimizer again for the rest.',
  simulation: 'Something went wrong on our side. Please simulate again.',
};

/** Ends a run that keeps failing, so that its owner is notified and can start again. */
export async function giveUpRun(
  table: StudioTable,
  message: Named,
  { clock, logger }: Pick<StartDeps, 'clock' | 'logger'>,
) {
  if (await fail(table, message, gaveUp[message.kind], clock))
    logger.warn('run given up', { studioId: message.studioId, kind: message.kind });
}
