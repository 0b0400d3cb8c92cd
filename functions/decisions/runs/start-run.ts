import { hasRunEnded } from '#shared/contracts/decisions/has-run-ended.ts';
import type { SimulatedSettings } from '#shared/contracts/decisions/simulation.ts';
import type { DecidingMessage, RunMessage } from '#shared/contracts/messages.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Queue } from '#functions/_platform/ports/queues.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { beginRun, readRun, type StoredRun, type RunKind } from './run-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface RunToStart {
  readonly studioId: string;
  readonly kind: RunKind;
  /** The account that requested the run. */
  readonly startedBy: string;
  readonly correlationId: string;
  /** The settings to simulate; absent for other runs. */
  readonly settings?: SimulatedSettings;
}

export interface StartDeps extends Base {
  readonly studios: Queue<DecidingMessage>;
}

const sameSettings = (one: SimulatedSettings | undefined, other: SimulatedSettings | undefined): boolean =>
  one?.inventoryMode === other?.inventoryMode &&
  one?.confidenceThreshold === other?.confidenceThreshold &&
  one?.maxSlotAdjustment === other?.maxSlotAdjustment;

const contested = 'The same is being started elsewhere at the same time. Please try again.';

/** The message that makes the worker begin or continue a run. */
export const runMessageOf = ({ studioId, kind, runId, correlationId }: StoredRun): RunMessage => ({
  kind,
  studioId,
  runId,
  correlationId,
});

const newRun = ({ settings, ...wanted }: RunToStart, { ids, clock }: Base): StoredRun => ({
  ...wanted,
  ...(settings && { settings }),
  runId: ids.next(),
  status: 'queued',
  createdAt: clock.now().toISOString(),
  classesDone: 0,
  analyzed: 0,
  generated: 0,
  executed: 0,
  version: 1,
});

/**
 * Starts a run, or joins one of the same kind and settings that is in progress. The run is stored before its message is
 * sent; if the message is lost, the sweeper sends it again.
 *
 * @throws {Failure} `conflict` if others keep starting runs at the same time
 */
export async function startRun(table: StudioTable, wanted: RunToStart, deps: StartDeps): Promise<StoredRun> {
  const { studioId, kind } = wanted;
  const made = newRun(wanted, deps);
  const run = await untilStored(async () => {
    const before = await readRun(table, studioId, kind);
    if (before && !hasRunEnded(before) && sameSettings(before.settings, wanted.settings)) return before;
    return (await beginRun(table, made, before)) ? made : undefined;
  }, contested);
  if (run.runId !== made.runId) return run;
  try {
    await deps.studios.send([runMessageOf(run)]);
  } catch (error) {
    deps.logger.warn('run message not sent; the sweeper will send it', { studioId, runId: run.runId, error });
  }
  return run;
}
