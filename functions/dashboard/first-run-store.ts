import { RunEntity } from '#functions/_data/studio/run.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Whether a person's run of the optimizer has finished. */
export async function hasRunOptimizer(table: StudioTable, studioId: string): Promise<boolean> {
  const { data } = await table.of(RunEntity).get({ studioId, kind: 'optimizer' }).go();
  return data?.status === 'done';
}
