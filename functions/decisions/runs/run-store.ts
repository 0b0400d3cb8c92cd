import { createWriteTransaction } from 'electrodb';
import { RunEntity, type RunItem } from '#functions/_data/studio/run.ts';
import { SimulationEntity, type SimulationItem } from '#functions/_data/studio/simulation.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { present } from '#functions/_platform/present.ts';
import { underWay } from '#functions/_domain/studio/unfinished-store.ts';

export type Run = RunItem;
export type RunKind = Run['kind'];

const entities = { run: RunEntity, unfinished: UnfinishedEntity, simulation: SimulationEntity };

/** The latest run of a kind that a person started in a studio. */
export async function readRun(studioId: string, kind: RunKind): Promise<Run | undefined> {
  const { data } = await RunEntity.get({ studioId, kind }).go({ consistent: true });
  return data ?? undefined;
}

const workOf = ({ studioId, kind, runId }: Run) => ({ studioId, kind, id: runId });

/** Begins a run in the place of the one before, if nothing became of that since it was read. */
export async function beginRun(run: Run, before: Run | undefined): Promise<boolean> {
  const transaction = createWriteTransaction(entities, (write) => [
    write.run
      .put(present(run))
      .where((one, { eq, notExists }) =>
        before
          ? `${eq(one.runId, before.runId)} AND ${eq(one.version, before.version)}`
          : notExists(one.runId),
      )
      .commit(),
    write.unfinished.put(underWay(workOf(run), new Date(run.createdAt))).commit(),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}

type Progress = Partial<
  Pick<
    Run,
    | 'status'
    | 'startedAt'
    | 'classesTotal'
    | 'classesDone'
    | 'decidedTo'
    | 'analyzed'
    | 'generated'
    | 'executed'
  >
>;

/**
 * Notes how far a run is, if nobody else did since it was read.
 *
 * @returns the run as it stands then; undefined where another worker got further with it, or another run took its place
 */
export async function advanceRun(before: Run, progress: Progress, now: Date): Promise<Run | undefined> {
  const { studioId, kind, runId, version } = before;
  const after = { ...before, ...progress, version: version + 1 };
  const transaction = createWriteTransaction(entities, (write) => [
    write.run
      .patch({ studioId, kind })
      .set({ ...progress, version: after.version })
      .where((one, { eq }) => `${eq(one.runId, runId)} AND ${eq(one.version, version)}`)
      .commit(),
    write.unfinished.put(underWay(workOf(before), now)).commit(),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return canceled ? undefined : after;
}

export interface RunEnd {
  readonly status: 'done' | 'failed';
  readonly problem?: string | undefined;
  /** What a simulation found. */
  readonly found?: SimulationItem | undefined;
}

/** Ends a run, if nobody else did or got further since it was read. @returns whether this did */
export async function endRun(before: Run, { found, ...end }: RunEnd, now: Date): Promise<boolean> {
  const { studioId, kind, runId, version } = before;
  const transaction = createWriteTransaction(entities, (write) => [
    write.run
      .patch({ studioId, kind })
      .set({ ...present(end), finishedAt: now.toISOString(), version: version + 1 })
      .where((one, { eq }) => `${eq(one.runId, runId)} AND ${eq(one.version, version)}`)
      .commit(),
    write.unfinished.delete({ studioId, kind, id: runId }).commit(),
    ...(found ? [write.simulation.put(found).commit()] : []),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}
