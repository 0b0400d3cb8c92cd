import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { size } from '../size.ts';
import { atRest } from './at-rest.ts';

type ColorScheme = 'light' | 'dark';

/** The light and dark colour schemes. */
export const bothSchemes: readonly ColorScheme[] = ['light', 'dark'];

/**
 * Runs axe, reporting only violations. Its complete report is megabytes long and takes longer to transfer from the page
 * to the test than to compute. It is transferred only if a page has frames, because axe merges their reports.
 */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const hasFrames = page.frames().length > 1;
  // Do not inject axe twice: parsing it takes a third as long as examining the page.
  const hasAxe = !hasFrames && (await page.evaluate(() => 'axe' in window));
  return new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrames);
}

/**
 * The contrast check takes more than half of axe's time. It runs on every page in the stories that pass colour schemes.
 */
const withoutContrast = {
  resultTypes: ['violations' as const],
  rules: { 'color-contrast': { enabled: false } },
};

/** The axe rules about colours. */
const ofColours = {
  resultTypes: ['violations' as const],
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
};

/** The axe rules about sizes and overlaps. Those new in WCAG 2.2 have to be enabled by name. */
const ofSizes = {
  resultTypes: ['violations' as const],
  runOnly: {
    type: 'rule' as const,
    values: ['target-size', 'color-contrast', 'scrollable-region-focusable'],
  },
};

/** The violations that axe finds in the compact density, which changes only sizes. The page is restored afterwards. */
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
 * The violations that axe finds on an idle page, in the given schemes or in the current one. A further scheme changes
 * only the colours of a page, so only these are checked again. Without given schemes, a push leaves contrast to the
 * nightly run: `accessibility` passes both schemes for every page.
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
