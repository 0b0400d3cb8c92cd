import { RunEntity } from '#functions/_data/studio/run.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Whether an optimizer run that a person started has finished. */
export async function hasRunOptimizer(table: StudioTable, studioId: string): Promise<boolean> {
  const { data } = await table.of(RunEntity).get({ studioId, kind: 'optimizer' }).go();
  return data?.status === 'done';
}
