import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';

/** Scrolls to every part of a page that is shown only once it comes near, then back to the top. */
export async function showAllParts(page: Page): Promise<void> {
  await atRest(page);
  const later = page.locator('.settings-later');
  while ((await later.count()) > 0) {
    await later.first().scrollIntoViewIfNeeded();
    await atRest(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
}
