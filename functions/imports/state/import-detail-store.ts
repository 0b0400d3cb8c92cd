import type { Finding } from '#shared/contracts/errors.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import {
  ImportChunkEntity,
  ImportDetailEntity,
  ImportEntity,
  ImportPlanEntity,
} from '#functions/_data/bookings/import.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { noCounts } from './import.ts';
import { recordProgress } from '#functions/_domain/studio/unfinished-store.ts';
import { present } from '#functions/_platform/present.ts';
import type { ChunkDone, ChunkState, SkippedRow } from './import-record.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The facts about an import's file, apart from its progress. */
export interface Detail {
  readonly analysis?: Analysis | undefined;
  readonly signature?: string | undefined;
  /** The header row that the owner chose; 0 if there is none. */
  readonly headerRow?: number | undefined;
  readonly plan?: ReadingPlan | undefined;
  readonly findings?: readonly Finding[] | undefined;
  /** The first rows that were skipped. */
  readonly skippedRows?: SkippedRow[] | undefined;
}

export async function readDetail(table: StudioTable, studioId: string, importId: string): Promise<Detail> {
  const { data } = await table.of(ImportDetailEntity).get({ studioId, importId }).go({ consistent: true });
  return data ?? {};
}

export async function storeDetail(
  table: StudioTable,
  studioId: string,
  importId: string,
  detail: Detail,
): Promise<void> {
  await table
    .of(ImportDetailEntity)
    .upsert({ studioId, importId, ...present(detail) })
    .go();
}

const digits = 6;
const nameOf = (chunk: number): string => String(chunk).padStart(digits, '0');

interface ChunkBegun {
  readonly kind: 'chunk-begun';
  readonly studioId: string;
  readonly importId: string;
  readonly chunk: number;
}

export const chunkDerivers: Derivers<ChunkBegun> = {
  'chunk-begun': ({ studioId, importId, chunk }) => ({
    items: [
      writerOf(ImportEntity)
        .check({ studioId, importId })
        .where((one, { eq }) => eq(one.status, 'importing'))
        .commit(),
      writerOf(ImportChunkEntity)
        .put({
          studioId,
          importId,
          chunk: nameOf(chunk),
          rows: 0,
          counts: noCounts,
          skippedReasons: [],
          uncounted: 'writing',
        })
        .where((one, { notExists }) => notExists(one.chunk))
        .commit(),
    ],
  }),
};

/**
 * Records that a chunk's rows are being written, if its import has not ended. An ended import begins no further chunk.
 *
 * @returns false if the chunk has already begun, or must not begin
 */
export const beginChunk = (
  table: StudioTable,
  { studioId, importId }: { readonly studioId: string; readonly importId: string },
  chunk: number,
): Promise<boolean> => committed(table, chunkDerivers, [{ kind: 'chunk-begun', studioId, importId, chunk }]);

/** Records that a chunk was applied. A repeated call changes nothing, and the first record is kept. */
export async function storeChunk(
  table: StudioTable,
  studioId: string,
  importId: string,
  { chunk, rows, counts, leftOut = 0, skippedReasons, skippedRows = [] }: ChunkDone,
  now: Date,
): Promise<void> {
  const stored = unlessRefused(() =>
    table
      .of(ImportChunkEntity)
      .put({
        studioId,
        importId,
        chunk: nameOf(chunk),
        rows,
        counts: { ...counts },
        ...(leftOut > 0 && { leftOut }),
        skippedReasons: skippedReasons.map((one) => ({ ...one })),
        ...(skippedRows.length > 0 && { skippedRows: [...skippedRows] }),
      })
      .where((one, { exists, notExists }) => `${notExists(one.chunk)} OR ${exists(one.uncounted)}`)
      .go(),
  );
  await Promise.all([stored, recordProgress(table, { studioId, kind: 'import', id: importId }, now)]);
}

/** Records that a chunk that has begun will not be continued. How much of it was written is unknown. */
export const giveUpChunk = (
  table: StudioTable,
  studioId: string,
  importId: string,
  chunk: number,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(ImportChunkEntity)
      .patch({ studioId, importId, chunk: nameOf(chunk) })
      .set({ uncounted: 'given-up' })
      .where((one, { eq }) => eq(one.uncounted, 'writing'))
      .go(),
  );

/** The chunks of an import that are being written or are done. */
export async function readChunks(
  table: StudioTable,
  studioId: string,
  importId: string,
): Promise<ChunkState[]> {
  const { data } = await table
    .of(ImportChunkEntity)
    .query.primary({ studioId, importId })
    .go({ consistent: true, pages: 'all' });
  return data.map(({ chunk, rows, counts, leftOut, skippedReasons, skippedRows, uncounted }) => ({
    chunk: Number(chunk),
    rows,
    counts,
    leftOut,
    skippedReasons,
    skippedRows,
    uncounted,
  }));
}

/** The plan that was last used to read a file with these columns. */
export async function readRememberedPlan(
  table: StudioTable,
  studioId: string,
  signature: string,
): Promise<ReadingPlan | undefined> {
  const { data } = await table.of(ImportPlanEntity).get({ studioId, signature }).go();
  return data ? (data.plan as ReadingPlan) : undefined;
}

export async function rememberPlan(
  table: StudioTable,
  studioId: string,
  signature: string,
  plan: ReadingPlan,
  usedAt: string,
): Promise<void> {
  await table.of(ImportPlanEntity).put({ studioId, signature, plan, usedAt }).go();
}
