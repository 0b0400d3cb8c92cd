import { RunEntity, type RunItem } from '#functions/_data/studio/run.ts';
import { SimulationEntity, type SimulationItem } from '#functions/_data/studio/simulation.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { present } from '#functions/_platform/present.ts';
import { underWay } from '#functions/_domain/studio/unfinished-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type StoredRun = RunItem;
export type RunKind = StoredRun['kind'];

/** The latest run of one kind that a person started in a studio. */
export async function readRun(
  table: StudioTable,
  studioId: string,
  kind: RunKind,
): Promise<StoredRun | undefined> {
  const { data } = await table.of(RunEntity).get({ studioId, kind }).go({ consistent: true });
  return data ?? undefined;
}

const workOf = ({ studioId, kind, runId }: StoredRun) => ({ studioId, kind, id: runId });

type Progress = Partial<
  Pick<
    StoredRun,
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

export interface RunEnd {
  readonly status: 'done' | 'failed';
  readonly problem?: string | undefined;
  /** The result of a simulation. */
  readonly found?: SimulationItem | undefined;
}

type RunChanged =
  | { readonly kind: 'run-begun'; readonly run: StoredRun; readonly before: StoredRun | undefined }
  | {
      readonly kind: 'run-advanced';
      readonly before: StoredRun;
      readonly progress: Progress;
      readonly now: Date;
    }
  | { readonly kind: 'run-ended'; readonly before: StoredRun; readonly end: RunEnd; readonly now: Date };

/** The write of a run's new state. It fails if another worker has advanced the run, or another run has replaced it. */
const runWrite = (
  { studioId, kind, runId, version }: StoredRun,
  set: Progress & { readonly problem?: string; readonly finishedAt?: string },
): Write =>
  writerOf(RunEntity)
    .patch({ studioId, kind })
    .set({ ...set, version: version + 1 })
    .where((one, { eq }) => `${eq(one.runId, runId)} AND ${eq(one.version, version)}`)
    .commit();

const underWayWrite = (run: StoredRun, now: Date): Write =>
  writerOf(UnfinishedEntity)
    .put(underWay(workOf(run), now))
    .commit();

export const runDerivers: Derivers<RunChanged> = {
  'run-begun': ({ run, before }) => ({
    items: [
      writerOf(RunEntity)
        .put(present(run))
        .where((one, { eq, notExists }) =>
          before
            ? `${eq(one.runId, before.runId)} AND ${eq(one.version, before.version)}`
            : notExists(one.runId),
        )
        .commit(),
      underWayWrite(run, new Date(run.createdAt)),
    ],
  }),
  'run-advanced': ({ before, progress, now }) => ({
    items: [runWrite(before, progress), underWayWrite(before, now)],
  }),
  'run-ended': ({ before, end: { found, ...end }, now }) => ({
    items: [
      runWrite(before, { ...present(end), finishedAt: now.toISOString() }),
      writerOf(UnfinishedEntity).delete(workOf(before)).commit(),
      ...(found ? [writerOf(SimulationEntity).put(found).commit()] : []),
    ],
  }),
};

/** Begins a run in place of the previous one, if the previous run has not changed since it was read. */
export const beginRun = (
  table: StudioTable,
  run: StoredRun,
  before: StoredRun | undefined,
): Promise<boolean> => committed(table, runDerivers, [{ kind: 'run-begun', run, before }]);

/**
 * Stores the progress of a run, if the run has not changed since it was read.
 *
 * @returns the updated run; undefined if another worker advanced it, or another run replaced it
 */
export async function advanceRun(
  table: StudioTable,
  before: StoredRun,
  progress: Progress,
  now: Date,
): Promise<StoredRun | undefined> {
  const isStored = await committed(table, runDerivers, [{ kind: 'run-advanced', before, progress, now }]);
  return isStored ? { ...before, ...progress, version: before.version + 1 } : undefined;
}

/**
 * Ends a run, if nobody else has ended or advanced it since it was read.
 *
 * @returns whether this call ended the run
 */
export const endRun = (table: StudioTable, before: StoredRun, end: RunEnd, now: Date): Promise<boolean> =>
  committed(table, runDerivers, [{ kind: 'run-ended', before, end, now }]);
