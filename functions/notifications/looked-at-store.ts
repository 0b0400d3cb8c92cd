import { LiveConnectionEntity } from '#functions/_data/studio/live.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Whether anybody at a studio has the app open, and so sees messages there. */
export async function isLookedAt(table: StudioTable, studioId: string, now: Date): Promise<boolean> {
  const { data } = await table.of(LiveConnectionEntity).query.primary({ studioId }).go({ pages: 'all' });
  const nowSeconds = Math.floor(now.getTime() / 1000);
  return data.some(({ expiresAtSeconds }) => expiresAtSeconds > nowSeconds);
}
