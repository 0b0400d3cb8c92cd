import type { Page } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { monday } from '../journeys/scene.ts';
import { atRest } from './at-rest.ts';
import { cutTexts } from './cut-texts.ts';
import { aScheduleIn, classOn } from './schedule-scene.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const week = '/classes?from=2026-11-23&to=2026-11-29';
const longName = [
  'class_name,class_date,class_time,total_capacity,room,instructor',
  'Entrenamiento Funcional,2026-11-27,07:00,12,Sala 2,Luz',
].join('\n');

/** Forty classes a quarter of an hour apart, of which only the thirty-third has a long name. */
const longDay = [
  'class_name,class_date,class_time,total_capacity,room,instructor',
  ...Array.from({ length: 40 }, (_, n) => {
    const time = `${String(6 + Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`;
    return `${n === 32 ? 'Entrenamiento Funcional' : 'Yoga'},2026-12-08,${time},12,Sala 2,Luz`;
  }),
].join('\n');

/** A window of 1280 × 1024 pixels, zoomed to 400 %. */
const zoomed = { width: 320, height: 256 };

/** The spaces between letters, words and lines that WCAG 1.4.12 requires pages to bear. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

const spaceOut = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);

/** The classes of the week whose texts do not fit into their row. */
const cutClasses = (page: Page): Promise<string[]> =>
  page.locator('.matrix-cell .slot-open').evaluateAll((all) =>
    all.flatMap((cls) => {
      const row = cls.closest('.matrix-row')!.getBoundingClientRect();
      return cls.getBoundingClientRect().bottom > row.bottom ? [cls.textContent] : [];
    }),
  );

describe('a page that is zoomed or spaced out', () => {
  let stage: Stage;
  let page: Page;
  let dialogs: Record<string, string>;

  beforeAll(async () => {
    const local = await createLocal({ clock: monday });
    const scene = await aScheduleIn(local, email);
    for (const csvData of [longName, longDay]) await local.call(importSchedule, { csvData }, scene.token);
    await decideNow(local, scene.token);
    await local.settle();
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, scene.token);
    const yoga = await classOn(scene, 'Yoga');
    dialogs = {
      'a class': `/classes?class=${yoga.class.classId}`,
      'a decision': `/ai-decisions?decision=${decisions[0]!.decisionId}`,
      'a connection': '/integrations?connect=wellhub',
      'a new rule': '/rules?new=',
    };
    stage = await ownerOf(scene, email);
    ({ page } = stage);
  });
  afterAll(async () => {
    await stage.close();
    expect(stage.complaints).toEqual([]);
  });

  it('shows long names of classes whole in the week, also with wider spaces', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await stage.person.goTo(week);
    await page.getByText('Entrenamiento Funcional').waitFor();
    await atRest(page);
    expect(await cutTexts(page)).toEqual([]);
    await spaceOut(page);
    await atRest(page);
    expect(await cutTexts(page)).toEqual([]);
    expect(await cutClasses(page)).toEqual([]);
  });

  it('keeps the first visible row where it is while a long name below it makes all rows taller', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await stage.person.goTo('/classes?from=2026-12-07&to=2026-12-13');
    const row = page.locator('.matrix-row').filter({ hasText: '06:00' });
    await row.waitFor();
    // The rows are measured once they are drawn, and may grow until then.
    await atRest(page);
    const before = (await row.boundingBox())!.height;
    // Rows 24 to 30 are visible then, and two more are drawn.
    await page.locator('.matrix').evaluate((matrix, top) => (matrix.scrollTop = top), 24 * before);
    await page.getByText('Entrenamiento Funcional').waitFor();
    await atRest(page);
    const top = page.locator('.matrix-row').filter({ hasText: '12:00' });
    expect((await top.boundingBox())!.height).toBeGreaterThan(before);
    const head = (await page.locator('.matrix thead').boundingBox())!;
    expect(Math.abs((await top.boundingBox())!.y - (head.y + head.height))).toBeLessThan(2);
  });

  it('shows dates whole', async () => {
    await page.setViewportSize(zoomed);
    for (const path of [week, '/logs?from=2026-11-23&to=2026-11-29']) {
      await stage.person.goTo(path);
      await page.getByRole('textbox').first().waitFor();
      await atRest(page);
      const cut = await page
        .getByRole('textbox')
        .evaluateAll((all) => all.filter((field) => field.scrollWidth > field.clientWidth).length);
      expect([path, cut]).toEqual([path, 0]);
    }
  });

  it.each(['a class', 'a decision', 'a connection', 'a new rule'])(
    'leaves most of the window to the content of %s',
    async (what) => {
      await page.setViewportSize(zoomed);
      await stage.person.goTo(dialogs[what]!);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await atRest(page);
      const last = await dialog.getByRole('button').last().boundingBox();
      expect(last!.y).toBeGreaterThan(zoomed.height);
      await dialog.getByRole('button').last().focus();
      const focused = await dialog.getByRole('button').last().boundingBox();
      expect(focused!.y + focused!.height).toBeLessThanOrEqual(zoomed.height);
    },
  );

  it('scrolls the linked classes of a marketplace in one direction', async () => {
    await page.setViewportSize(zoomed);
    await stage.person.goTo('/integrations');
    await stage.person.press('More for Wellhub');
    await page.getByRole('menuitem', { name: 'Linked classes' }).click();
    await page.getByRole('dialog').waitFor();
    await atRest(page);
    expect(await cutTexts(page)).toEqual([]);
  });
});
