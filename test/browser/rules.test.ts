import type { Page } from 'playwright-core';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { listRules } from '#shared/contracts/rules/list-rules.ts';
import { createRule } from '#shared/contracts/rules/create-rule.ts';
import type { Scene } from '../journeys/scene.ts';
import { objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { aYogaStudio, ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';

/** An owner reads the sample rules, tries and adds one, sees it decide, switches it off and deletes it. */
describe('rules in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;
  let complaints: string[];

  beforeAll(async () => {
    stage = await ownerOf(await aYogaStudio(email), email);
    ({ scene, page, person, complaints } = stage);
  });
  afterAll(() => stage.close());

  const dialog = () => page.getByRole('dialog');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const stored = async () => (await scene.local.call(listRules, {}, scene.token)).rules;
  const names = async () => (await stored()).map(({ name }) => name);

  it('links from the dashboard to the two samples', async () => {
    await page.getByRole('link', { name: 'View Rules' }).click();
    await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
    await row('Low Occupancy Boost').getByText('Occupancy below 60%, 12+ hours before class').waitFor();
    await row('Low Occupancy Boost').getByText('Fitpass (not connected)').waitFor();
    await row('High Demand Expansion').getByText('Add 3 slots each').waitFor();
    await soon(row('High Demand Expansion').getByText('Never fired')).toHaveCount(1);
    await soon(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('requires all fields, tries the rule on the last weeks and adds it', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'Create Rule' }).click();
    await dialog().getByRole('button', { name: 'Add Rule' }).click();
    await person.shows('Rule name is required');
    await person.shows('Choose at least one platform');
    expect(await objectionsTo(page)).toEqual([]);
    expect(await names()).toHaveLength(2);

    await dialog().getByLabel('Rule Name', { exact: true }).fill('Low Occupancy Boost');
    await dialog().getByLabel('Occupancy Threshold (%)', { exact: true }).fill('0');
    await dialog().getByLabel('Time Before Class (hours)', { exact: true }).fill('24');
    await dialog().getByLabel('Decrease Slots', { exact: true }).check();
    await dialog().getByLabel('Slot Count', { exact: true }).fill('1');
    await dialog()
      .getByRole('button', { name: /Platform/ })
      .click();
    await page.getByRole('option', { name: 'Wellhub' }).click();
    await page.getByRole('option', { name: 'Kenko' }).click();
    await page.keyboard.press('Escape');
    await person.shows('Not connected: Kenko. Nothing changes there until it is.');
    await person.shows('This rule would have fired 3 times in the last 8 weeks (3 classes).');
    await dialog().getByRole('button', { name: 'Add Rule' }).click();
    await person.shows('There is already a rule with this name.');

    await dialog().getByLabel('Rule Name', { exact: true }).fill('Keep some back');
    await dialog().getByRole('button', { name: 'Add Rule' }).click();
    await person.shows('Keep some back is added');
    await row('Keep some back').getByText('Occupancy above 0%, 24+ hours before class').waitFor();
    await soon(page).toHaveURL(({ search }) => search === '');
    expect((await stored()).at(-1)).toMatchObject({
      name: 'Keep some back',
      condition: { kind: 'occupancy-above', occupancyPercent: 0, hoursBeforeMin: 24 },
      action: 'decrease',
      slotCount: 1,
      platforms: ['kenko', 'wellhub'],
    });
  });

  it('decides by the rule, says so, and counts its uses', async () => {
    await page.getByRole('link', { name: 'AI Decisions' }).click();
    await page.getByRole('button', { name: 'Run AI Optimizer' }).click();
    await page.getByRole('button', { name: /View Details of Yoga/ }).click();
    await person.shows(/Your rule “Keep some back” takes 1 place away/);
    await dialog().getByText('Rule', { exact: true }).waitFor();
    await dialog().getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
    await row('Keep some back').getByText('Fired once').waitFor();
  });

  it('shows changes made elsewhere without a reload', async () => {
    const condition = { kind: 'occupancy-below', occupancyPercent: 5, hoursBeforeMin: 48 } as const;
    const rule = { condition, action: 'increase', slotCount: 1, platforms: ['wellhub'] } as const;
    await scene.local.call(
      createRule,
      { ...rule, platforms: [...rule.platforms], name: 'From another tab' },
      scene.token,
    );
    await scene.local.settle();
    await row('From another tab').waitFor();
  });

  it('switches and deletes rules with the keyboard alone', async () => {
    const toggle = page.getByRole('checkbox', { name: 'Keep some back enabled' });
    await toggle.focus();
    await page.keyboard.press('Space');
    await person.shows('Keep some back is switched off');
    await soon(toggle).not.toBeChecked();
    expect((await stored())[2]).toMatchObject({ enabled: false, firedCount: 1 });

    await page.getByRole('button', { name: 'Delete Keep some back' }).focus();
    await page.keyboard.press('Enter');
    await dialog().getByText('switch it off instead').waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    expect(await names()).toContain('Keep some back');

    await soon(page.getByRole('button', { name: 'Delete Keep some back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog().getByRole('button', { name: 'Delete', exact: true }).focus();
    await page.keyboard.press('Enter');
    await person.shows('Keep some back is deleted');
    await row('Keep some back').waitFor({ state: 'detached' });
    await soon(page.getByRole('button', { name: 'Delete From another tab' })).toBeFocused();
    expect(await names()).toEqual(['Low Occupancy Boost', 'High Demand Expansion', 'From another tab']);
    const { decisions } = await scene.local.call(listDecisions, {}, scene.token);
    expect(decisions.map(({ decisionType }) => decisionType)).toContain('rule');
  });

  it('shows an empty state without rules', async () => {
    for (const name of await names()) {
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
      await row(name).waitFor({ state: 'detached' });
    }
    await person.shows('The optimizer decides alone.');
    expect(await objectionsTo(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
