import { browsersMax, type PushSubscription } from '#shared/contracts/notifications/browser.ts';
import { BrowserEntity, type BrowserItem } from '#functions/_data/studio/browser.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The browsers that show a studio's notifications. */
export const readBrowsers = async (table: StudioTable, studioId: string): Promise<readonly BrowserItem[]> =>
  (await table.of(BrowserEntity).query.primary({ studioId }).go({ consistent: true, pages: 'all' })).data;

export async function removeBrowserOf(
  table: StudioTable,
  studioId: string,
  browserId: string,
): Promise<void> {
  await table.of(BrowserEntity).delete({ studioId, browserId }).go();
}

/** Removes all browsers of a studio, so that none shows its notifications any more. */
export async function removeBrowsers(table: StudioTable, studioId: string): Promise<void> {
  const browsers = await readBrowsers(table, studioId);
  await Promise.all(browsers.map(({ browserId }) => removeBrowserOf(table, studioId, browserId)));
}

/**
 * Registers a browser. If there are too many, the oldest are removed.
 *
 * @returns the number of registered browsers
 */
export async function storeBrowser(
  table: StudioTable,
  studioId: string,
  browserId: string,
  subscription: PushSubscription,
  now: Date,
): Promise<number> {
  const { endpoint, p256dh, auth } = subscription;
  await table
    .of(BrowserEntity)
    .put({ studioId, browserId, endpoint, p256dh, auth, registeredAt: now.toISOString() })
    .go();
  const all = await readBrowsers(table, studioId);
  const surplus = all
    .filter((one) => one.browserId !== browserId)
    .toSorted((a, b) => a.registeredAt.localeCompare(b.registeredAt))
    .slice(0, Math.max(0, all.length - browsersMax));
  await Promise.all(surplus.map((one) => removeBrowserOf(table, studioId, one.browserId)));
  return all.length - surplus.length;
}
