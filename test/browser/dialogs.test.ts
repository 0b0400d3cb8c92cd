import type { Page, Route } from 'playwright-core';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import type { Scene } from '../journeys/scene.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { aYogaStudio, ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';

/**
 * A fast person closes a dialog and opens another before the first has disappeared, or before its request was answered.
 */
describe('dialogs in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;

  beforeAll(async () => {
    stage = await ownerOf(await aYogaStudio(email), email);
    ({ scene, page, person } = stage);
  });
  afterAll(() => stage.close());

  const dialog = () => page.getByRole('dialog');

  it('can be opened while the previous one is still closing', async () => {
    await person.goTo('/classes?from=2026-11-23&to=2026-11-29');
    const slot = page.locator('.slot-open').first();
    await slot.click();
    await dialog().getByText('Capacity Overview').waitFor();
    const label = await slot.getAttribute('aria-label');
    await page.evaluate((name) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
      buttons.find((button) => button.textContent === 'Close')?.click();
      document.querySelector<HTMLElement>(`.slot-open[aria-label="${name}"]`)?.click();
    }, label);
    // Once the address contains the class again, both going back and opening have finished.
    await page.waitForURL(/class=/);
    await dialog().getByText('Capacity Overview').waitFor();
    await person.goTo('/classes?from=2026-11-23&to=2026-11-29');
    await slot.click();
    await dialog().getByText('Capacity Overview').waitFor();
    await dialog().getByRole('button', { name: 'Close', exact: true }).last().click();
    await soon(dialog()).toHaveCount(0);
    await page.waitForURL((url) => !url.searchParams.has('class'));
    await page.goForward();
    await dialog().getByText('Capacity Overview').waitFor();
  });

  it('stay open when the request of a closed dialog is answered', async () => {
    await scene.local.call(runOptimizer, {}, scene.token);
    const held: Route[] = [];
    await page.route('**/reject', (route) => void held.push(route));
    await person.goTo('/ai-decisions?tab=pending');
    const details = page.getByRole('button', { name: /View Details of Yoga/ });
    await details.click();
    await dialog().getByRole('button', { name: 'Reject' }).click();
    await soon.poll(() => held.length).toBe(1);
    await dialog().getByRole('button', { name: 'Close', exact: true }).last().click();
    await soon(dialog()).toHaveCount(0);
    await details.click();
    await dialog().getByText('AI Analysis').waitFor();
    await held[0]!.continue();
    await person.shows('Decision rejected');
    await dialog().getByText('AI Analysis').waitFor();
    expect(new URL(page.url()).searchParams.has('decision')).toBe(true);
    expect(stage.complaints).toEqual([]);
  });

  it('say what marketplaces continue to sell after all data was cleared', async () => {
    await person.goTo('/clear-data');
    await person.press('Clear All Data');
    await person.press('Yes, clear all data');
    await person.shows(/TotalPass go on selling the places that were offered there/);
    await page.waitForURL('**/integrations');
  });
});
