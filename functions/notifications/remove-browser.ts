import { removeBrowser } from '#shared/contracts/notifications/remove-browser.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readBrowsers, removeBrowserOf } from '#functions/_domain/studio/browser-store.ts';

export const handler = httpOperation(
  removeBrowser,
  {},
  async ({ table, input: { browserId }, caller: { studioId } }) => {
    await removeBrowserOf(table, studioId, browserId);
    return { browsers: (await readBrowsers(table, studioId)).length };
  },
);
