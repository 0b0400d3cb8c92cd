import type { MessageContent } from '#shared/core/notifications/message-content.ts';
import { screens } from '#shared/screens.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readBrowsers, removeBrowserOf } from '#functions/_domain/studio/browser-store.ts';
import type { TellDeps } from './deps.ts';

/** The longest text that browsers show. The linked page contains the rest. */
const bodyCharactersMax = 300;

/**
 * Shows a message in every registered browser. It contains the message's tag, so that a browser that receives it twice
 * shows it once. A browser that no longer accepts messages is removed.
 *
 * @returns how many browsers accepted it
 */
export async function pushToBrowsers(
  table: StudioTable,
  { studioId, batchId, content }: { studioId: string; batchId: string; content: MessageContent },
  { pushServices, logger }: TellDeps,
): Promise<number> {
  const { items, subject, title } = content;
  const [first] = items;
  const [only] = items.length === 1 ? items : [];
  const body = (only?.detail ?? items.map(({ text }) => text).join('. ')).slice(0, bodyCharactersMax);
  const path = only?.path ?? screens.notifications;
  const notice = { title: first && items.length === 1 ? subject : title, body, path, tag: batchId };
  let taken = 0;
  for (const browser of await readBrowsers(table, studioId)) {
    const pushed = await pushServices.push(browser, notice);
    if (pushed === 'taken') taken += 1;
    if (pushed === 'gone') await removeBrowserOf(table, studioId, browser.browserId);
    if (pushed === 'failed')
      logger.measure(
        'browser push not accepted',
        { BrowserPushFailures: 1 },
        { studioId, browserId: browser.browserId },
      );
  }
  if (taken > 0) logger.measure('push sent', { BrowserPushes: taken }, { studioId });
  return taken;
}
