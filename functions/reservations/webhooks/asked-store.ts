import { MarkEntity } from '#functions/_data/studio/mark.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const keptSeconds = 3600;
const keyOf = (stretch: string): string => `kenko/${stretch}`;

/** Whether Kenko is to be read already after this stretch of time. */
export async function askedWithin(table: StudioTable, studioId: string, stretch: string): Promise<boolean> {
  const { data } = await table
    .of(MarkEntity)
    .get({ studioId, key: keyOf(stretch) })
    .go({ consistent: true });
  return data !== null;
}

/** Notes that Kenko is to be read after this stretch of time. */
export async function noteAsked(
  table: StudioTable,
  studioId: string,
  stretch: string,
  now: Date,
): Promise<void> {
  const expiresAtSeconds = Math.floor(now.getTime() / 1000) + keptSeconds;
  const mark = { studioId, key: keyOf(stretch), state: 'done', leaseUntil: now.toISOString() } as const;
  await table
    .of(MarkEntity)
    .put({ ...mark, expiresAtSeconds })
    .go();
}
