import { unlessRefused } from '#functions/_data/table/conditions.ts';
import {
  UnfinishedEntity,
  type UnfinishedItem,
  type UnfinishedKind,
} from '#functions/_data/studio/unfinished.ts';
import type { SystemTable, StudioTable } from '#functions/_platform/ports/table.ts';

/** Work that makes no progress for this long is stalled. It is longer than any step takes. */
const stalledAfterMs: Readonly<Record<UnfinishedKind, number>> = {
  optimizer: 6 * 60_000,
  simulation: 6 * 60_000,
  // Steps of these kinds take longer: an import may read a file of a million rows, and a deletion works for eight
  // minutes before it reports progress.
  import: 15 * 60_000,
  'taking-back': 15 * 60_000,
  clearing: 15 * 60_000,
  // Classes that become one usually have to wait for marketplaces. This is how often it is tried again.
  joining: 15 * 60_000,
};

/** Number of times stalled work is resumed before it ends as failed. */
export const workTriesMax = 5;

export interface Work {
  readonly studioId: string;
  readonly kind: UnfinishedKind;
  readonly id: string;
}

/** Work that was started and has stalled. */
export type Stalled = UnfinishedItem;

/** The item that records that work has just started or made progress. */
export const underWay = ({ studioId, kind, id }: Work, now: Date): UnfinishedItem => ({
  studioId,
  kind,
  id,
  dueAt: new Date(now.getTime() + stalledAfterMs[kind]).toISOString(),
  tries: 0,
});

/** Reads the stalled work of all studios, longest stalled first, up to a limit. */
export async function stalledWork(
  acrossStudios: SystemTable,
  now: Date,
  itemsMax: number,
): Promise<Stalled[]> {
  const { data } = await acrossStudios
    .of(UnfinishedEntity)
    .query.due({})
    .lte({ dueAt: now.toISOString() })
    .go({ limit: itemsMax });
  return data;
}

/**
 * Records another attempt to resume work.
 *
 * @returns false if somebody else resumed it, or it made progress, since it was read
 */
export const recordWorkTry = (
  table: StudioTable,
  { studioId, kind, id, dueAt, tries }: Stalled,
  now: Date,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(UnfinishedEntity)
      .patch({ studioId, kind, id })
      .set({ dueAt: new Date(now.getTime() + stalledAfterMs[kind]).toISOString(), tries: tries + 1 })
      .where((one, { eq }) => eq(one.dueAt, dueAt))
      .go(),
  );

/** Records progress of work. If the work has ended, nothing is recorded. */
export async function recordProgress(table: StudioTable, work: Work, now: Date): Promise<void> {
  const { studioId, kind, id, dueAt, tries } = underWay(work, now);
  await unlessRefused(() =>
    table.of(UnfinishedEntity).patch({ studioId, kind, id }).set({ dueAt, tries }).go(),
  );
}

/** Whether work made no progress although it was resumed as often as allowed. */
export async function madeNoProgress(table: StudioTable, { studioId, kind, id }: Work): Promise<boolean> {
  const { data } = await table.of(UnfinishedEntity).get({ studioId, kind, id }).go({ consistent: true });
  return data !== null && data.tries >= workTriesMax;
}

/** Deletes the record of work that has ended or no longer exists. */
export async function forgetWork(table: StudioTable, { studioId, kind, id }: Work): Promise<void> {
  await table.of(UnfinishedEntity).delete({ studioId, kind, id }).go();
}
