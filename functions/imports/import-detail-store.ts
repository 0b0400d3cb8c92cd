import type { Finding } from '../../shared/contracts/errors.ts';
import type { Analysis, ReadingPlan } from '../../shared/contracts/imports/plan.ts';
import { isConditionFailure } from '../_data/conditions.ts';
import { ImportChunkEntity, ImportDetailEntity, ImportPlanEntity } from '../_data/import.ts';
import type { ChunkDone } from './import.ts';
import { noteProgress } from '../jobs/unfinished-store.ts';
import { present } from '../_platform/present.ts';

/** What is known of an import's file beside how far it is. */
export interface Detail {
  readonly analysis?: Analysis | undefined;
  readonly signature?: string | undefined;
  /** Which row its owner says is the header; 0: there is none. */
  readonly headerRow?: number | undefined;
  readonly plan?: ReadingPlan | undefined;
  readonly findings?: readonly Finding[] | undefined;
}

export async function readDetail(studioId: string, importId: string): Promise<Detail> {
  const { data } = await ImportDetailEntity.get({ studioId, importId }).go({ consistent: true });
  return data ?? {};
}

export async function storeDetail(studioId: string, importId: string, detail: Detail): Promise<void> {
  await ImportDetailEntity.upsert({ studioId, importId, ...present(detail) }).go();
}

const digits = 6;
const keptSeconds = 30 * 86_400;

/** Notes that a chunk was taken in. Whoever does it again finds nothing left to do, and what was noted first stands. */
export async function storeChunk(
  studioId: string,
  importId: string,
  { chunk, rows, counts, skippedReasons }: ChunkDone,
  now: Date,
): Promise<void> {
  try {
    await ImportChunkEntity.put({
      studioId,
      importId,
      chunk: String(chunk).padStart(digits, '0'),
      rows,
      counts: { ...counts },
      skippedReasons: skippedReasons.map((one) => ({ ...one })),
      expiresAtSeconds: Math.floor(now.getTime() / 1000) + keptSeconds,
    })
      .where((one, { notExists }) => notExists(one.chunk))
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
  await noteProgress({ studioId, kind: 'import', id: importId }, now);
}

/** The chunks of an import that were taken in. */
export async function readChunks(studioId: string, importId: string): Promise<ChunkDone[]> {
  const { data } = await ImportChunkEntity.query
    .primary({ studioId, importId })
    .go({ consistent: true, pages: 'all' });
  return data.map(({ chunk, rows, counts, skippedReasons }) => ({
    chunk: Number(chunk),
    rows,
    counts,
    skippedReasons,
  }));
}

/** The plan by which a file of these columns was read the last time. */
export async function readRememberedPlan(
  studioId: string,
  signature: string,
): Promise<ReadingPlan | undefined> {
  const { data } = await ImportPlanEntity.get({ studioId, signature }).go();
  return data ? (data.plan as ReadingPlan) : undefined;
}

export async function rememberPlan(
  studioId: string,
  signature: string,
  plan: ReadingPlan,
  usedAt: string,
): Promise<void> {
  await ImportPlanEntity.put({ studioId, signature, plan, usedAt }).go();
}
