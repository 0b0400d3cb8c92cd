import type { Page } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { languageCookie, languages } from '#web/languages.ts';
import { pageModules } from '#web/routes.ts';
import { aTornStudio, type Torn } from '../journeys/a-torn-studio.ts';
import { monday } from '../journeys/scene.ts';
import { showAllParts } from './all-parts.ts';
import { atRest } from './at-rest.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const phone = { width: 390, height: 844 };
const pages = Object.keys(pageModules).filter((path) => !path.includes(':') && path !== '/superadmin');

/**
 * Finds words that are broken across two lines. Text written by users, such as an e-mail address, may break anywhere;
 * such elements are recognized by their style.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const isBroken = (text: Text, from: number, to: number): boolean => {
      range.setStart(text, from);
      range.setEnd(text, to);
      const lines = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top));
      return new Set(lines).size > 1;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (getComputedStyle(text.parentElement!).overflowWrap === 'anywhere') continue;
      for (const { index, 0: word } of text.data.matchAll(/\p{L}{2,}/gu))
        if (isBroken(text, index, index + word.length)) found.push(`${word} in ${text.data}`);
    }
    return found;
  });

describe('words on a phone', () => {
  let stage: Stage;
  let torn: Torn;
  let page: Page;

  beforeAll(async () => {
    torn = await aTornStudio(await createLocal({ clock: monday }), email);
    stage = await ownerOf(torn.scene, email);
    ({ page } = stage);
    await page.setViewportSize(phone);
  });
  afterAll(() => stage.close());

  const picture = async (name: string): Promise<void> => {
    const dir = process.env['PICTURES'];
    if (dir) await page.screenshot({ path: `${dir}/words-${name}.png` });
  };

  /** Opens all further documents in this language. */
  const speak = (language: string): Promise<void> =>
    page.context().addCookies([{ name: languageCookie, value: language, url: stage.scene.local.url }]);

  it.each(languages.flatMap((language) => pages.map((path) => [path, language] as const)))(
    'stay whole on %s in %s, and nothing overflows',
    async (path, language) => {
      await speak(language);
      await stage.person.goTo(path);
      await page.getByRole('heading').first().waitFor();
      await showAllParts(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await brokenWords(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    },
  );

  it('stay whole in the dialog of a class whose places a marketplace refused', async () => {
    await speak('en');
    await stage.person.goTo(`/classes?class=${torn.classId}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Sign-in refused').waitFor();
    await atRest(page);
    expect(await brokenWords(page)).toEqual([]);
    await dialog.getByText('Sign-in refused').scrollIntoViewIfNeeded();
    await picture('class-390');
  });
});
