import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';

type ColorScheme = 'light' | 'dark';

/** Light and dark. */
export const bothSchemes: readonly ColorScheme[] = ['light', 'dark'];

/**
 * Axe, which answers only what is wrong. All that it looked at besides is megabytes, and takes longer to be told from the
 * page to the test and back than to be found; they are told only where a page has frames, which axe puts together.
 */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);

/** What axe finds wrong on a page once it is at rest, in the scheme it is in or in those given. */
export async function objectionsTo(page: Page, schemes?: readonly ColorScheme[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const colorScheme of schemes ?? [undefined]) {
    if (colorScheme) await page.emulateMedia({ colorScheme });
    await atRest(page);
    const { violations } = await axeOf(page).analyze();
    found.push(...violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]));
  }
  return found;
}
