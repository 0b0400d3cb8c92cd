import { WorkKeyEntity } from '#functions/_data/studio/work-key.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const retentionSeconds = 3600;
const keyOf = (stretch: string): string => `kenko/${stretch}`;

/** Whether a reading of Kenko has already been requested for the end of this period. */
export async function requestedWithin(
  table: StudioTable,
  studioId: string,
  stretch: string,
): Promise<boolean> {
  const { data } = await table
    .of(WorkKeyEntity)
    .get({ studioId, key: keyOf(stretch) })
    .go({ consistent: true });
  return data !== null;
}

/** Records that Kenko has to be read at the end of this period. */
export async function recordRequest(
  table: StudioTable,
  studioId: string,
  stretch: string,
  now: Date,
): Promise<void> {
  const expiresAtSeconds = Math.floor(now.getTime() / 1000) + retentionSeconds;
  const mark = { studioId, key: keyOf(stretch), state: 'done', leaseUntil: now.toISOString() } as const;
  await table
    .of(WorkKeyEntity)
    .put({ ...mark, expiresAtSeconds })
    .go();
}
