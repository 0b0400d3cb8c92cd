import type { Browser, Locator, Page } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { saveStep } from '#shared/contracts/onboarding/save-step.ts';
import { monday, type Scene } from '../journeys/scene.ts';
import { atRest } from './at-rest.ts';
import { aScheduleIn, classOn } from './schedule-scene.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const week = '/classes?from=2026-11-23&to=2026-11-29';

/** The colours with which an element is drawn, the most frequent one first. */
async function coloursOf(element: Locator, paper: Page): Promise<number[]> {
  const picture = (await element.screenshot()).toString('base64');
  return paper.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    const counts = new Map<number, number>();
    for (const one of new Uint32Array(pen.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer))
      counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
  }, picture);
}

/** A person whose system draws all pages in few colours, such as with a contrast theme of Windows. */
describe('a page in forced colours', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let paper: Page;

  const draws = async (element: Locator) => {
    await element.scrollIntoViewIfNeeded();
    return (await coloursOf(element, paper)).length > 1;
  };
  const open = async (path: string, shown: string) => {
    await stage.person.goTo(path);
    await page.locator(shown).first().waitFor();
    await atRest(page);
  };
  const paperOf = async (browser: Browser) => (await browser.newContext()).newPage();

  beforeAll(async () => {
    const local = await createLocal({ clock: monday });
    scene = await aScheduleIn(local, email);
    await decideNow(local, scene.token);
    await local.settle();
    stage = await ownerOf(scene, email);
    ({ page } = stage);
    await page.emulateMedia({ forcedColors: 'active' });
    paper = await paperOf(stage.browser);
  });
  afterAll(async () => {
    await stage.close();
    expect(stage.complaints).toEqual([]);
  });

  it('shows how full classes are without reading', async () => {
    await open(week, '.slot-open .bars');
    expect(await draws(page.locator('.legend-chip .bars').first())).toBe(true);
    expect(await draws(page.locator('.slot-open .bars').first())).toBe(true);
  });

  it('shows which day is chosen on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(week, '.day-chip');
    const [chosen] = await coloursOf(page.locator('.day-chip[aria-pressed=true]'), paper);
    const [other] = await coloursOf(page.locator('.day-chip[aria-pressed=false]').first(), paper);
    expect(chosen).not.toBe(other);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('shows which week is chosen', async () => {
    await open(week, '[class*=awsui_segment_]');
    await page.getByRole('button', { name: 'This Week' }).click();
    const [chosen] = await coloursOf(page.locator('[class*=awsui_segment_][aria-pressed=true]'), paper);
    const [other] = await coloursOf(
      page.locator('[class*=awsui_segment_][aria-pressed=false]').first(),
      paper,
    );
    expect(chosen).not.toBe(other);
  });

  it('shows where a threshold stands', async () => {
    await open('/settings', '[class*=awsui_slider-track_]');
    const [track] = await coloursOf(page.locator('[class*=awsui_slider-track_]').first(), paper);
    const [around] = await coloursOf(page.getByRole('main'), paper);
    expect(track).not.toBe(around);
  });

  it('shows where a dialog ends, and its figures', async () => {
    const { class: yoga } = await classOn(scene, 'Yoga');
    await open(`/classes?class=${yoga.classId}`, '.mix-bar');
    for (const figure of ['.gauge', '.mix-chip', '.mix-line'])
      expect([figure, await draws(page.locator(`[role=dialog] ${figure}`).first())]).toEqual([figure, true]);
    const edge = page.locator('[role=dialog] [class*=awsui_dialog_]');
    expect(await edge.evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('solid');
  });

  it('distinguishes booked places from free ones', async () => {
    const { decisions } = await scene.local.call(listDecisions, { tab: 'pending' }, scene.token);
    await open(`/ai-decisions?decision=${decisions[0]!.decisionId}`, '.place-block');
    const kinds = await page
      .locator('.place-block')
      .evaluateAll((all) => [...new Set(all.map((one) => one.dataset['kind'] ?? ''))]);
    expect(kinds).toContain('booked');
    const [booked] = await coloursOf(page.locator('.place-block[data-kind=booked]').first(), paper);
    const [other] = await coloursOf(page.locator('.place-block:not([data-kind=booked])').first(), paper);
    expect(booked).not.toBe(other);
  });

  it('shows how far the wizard is', async () => {
    await scene.local.call(saveStep, { step: 'erp-selection' }, scene.token);
    await open('/onboarding', '.wizard-progress');
    expect(await draws(page.locator('.wizard-progress progress'))).toBe(true);
    const [current] = await coloursOf(page.locator('[data-state=current] .wizard-mark'), paper);
    const [done] = await coloursOf(page.locator('[data-state=done] .wizard-mark').first(), paper);
    expect(current).not.toBe(done);
  });
});
