import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';

type ColorScheme = 'light' | 'dark';

/** Light and dark. */
export const bothSchemes: readonly ColorScheme[] = ['light', 'dark'];

/** What axe finds wrong on a page once it is at rest, in the scheme it is in or in those given. */
export async function objectionsTo(page: Page, schemes?: readonly ColorScheme[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const colorScheme of schemes ?? [undefined]) {
    if (colorScheme) await page.emulateMedia({ colorScheme });
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(...violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]));
  }
  return found;
}
