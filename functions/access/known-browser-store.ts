import { KnownBrowserEntity } from '#functions/_data/studio/browser.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A browser that has not been used for this long counts as new. */
const retentionSeconds = 400 * 24 * 3600;

interface Seen {
  readonly studioId: string;
  readonly browserHash: string;
  readonly name: string;
  readonly sessionId: string;
}

/**
 * Records the browser that a person signed in with.
 *
 * @returns whether the browser was known before
 */
export async function storeBrowserSeen(table: StudioTable, seen: Seen, now: Date): Promise<boolean> {
  const { studioId, browserHash } = seen;
  const expiresAtSeconds = Math.floor(now.getTime() / 1000) + retentionSeconds;
  const isKnown = await unlessRefused(() =>
    table.of(KnownBrowserEntity).patch({ studioId, browserHash }).set({ expiresAtSeconds }).go(),
  );
  if (isKnown) return true;
  const { data } = await table
    .of(KnownBrowserEntity)
    .query.primary({ studioId })
    .go({ limit: 1, consistent: true });
  return !(await unlessRefused(() =>
    table
      .of(KnownBrowserEntity)
      .create({ ...seen, isFurther: data.length > 0, expiresAtSeconds })
      .go(),
  ));
}
