import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { size } from '../size.ts';
import { atRest } from './at-rest.ts';

type ColorScheme = 'light' | 'dark';

/** Light and dark. */
export const bothSchemes: readonly ColorScheme[] = ['light', 'dark'];

/**
 * Axe, reporting only violations. Its complete report is megabytes long and takes longer to transfer from the page to
 * the test than to compute. The complete report is transferred only if a page has frames, because axe merges their
 * reports.
 */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const hasFrames = page.frames().length > 1;
  // A page that has axe already is not given it again: to parse it takes a third as long as to examine the page.
  const hasAxe = !hasFrames && (await page.evaluate(() => 'axe' in window));
  return new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrames);
}

/** Contrast takes more than half of axe's time, and is checked on every page by the stories that give schemes. */
const withoutContrast = {
  resultTypes: ['violations' as const],
  rules: { 'color-contrast': { enabled: false } },
};

/** The rules of axe that are about colours. */
const ofColours = {
  resultTypes: ['violations' as const],
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
};

/** The rules about sizes and overlaps. WCAG 2.2's additions have to be named. */
const ofSizes = {
  resultTypes: ['violations' as const],
  runOnly: {
    type: 'rule' as const,
    values: ['target-size', 'color-contrast', 'scrollable-region-focusable'],
  },
};

/**
 * The violations that axe finds in the compact density, which changes sizes alone. The page is as before afterwards.
 */
export async function objectionsToCompact(page: Page): Promise<unknown[]> {
  const compact = (on: boolean) =>
    page.evaluate((is) => document.body.classList.toggle('awsui-compact-mode', is), on);
  await compact(true);
  await atRest(page);
  const { violations } = await (await axeOf(page)).options(ofSizes).analyze();
  await compact(false);
  return violations.map(({ id, nodes }) => ['compact', id, nodes.map(({ html }) => html)]);
}

/**
 * The violations that axe finds on a page once it is at rest, in the given schemes or the present one. A further
 * scheme changes only the colours of a page, so only these are checked again. Without given schemes a push leaves
 * contrast to the nightly run: `accessibility` gives both schemes on every page.
 */
export async function objectionsTo(page: Page, schemes?: readonly ColorScheme[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [at, colorScheme] of (schemes ?? [undefined]).entries()) {
    if (colorScheme) await page.emulateMedia({ colorScheme });
    await atRest(page);
    const axe = await axeOf(page);
    if (at > 0) axe.options(ofColours);
    else if (!schemes && size === 'push') axe.options(withoutContrast);
    const { violations } = await axe.analyze();
    found.push(...violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]));
  }
  return found;
}
