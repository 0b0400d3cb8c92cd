import type { Page } from 'playwright-core';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { placesShown, yoga, type Scene } from '../journeys/scene.ts';
import { objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { aYogaStudio, ownerOf, type Stage } from './stage.ts';
import { decideNow } from '#infra/demo/runs.ts';

const email = 'owner@alameda.test';

/**
 * An owner runs the optimizer, reads its reasons, approves a decision, sees it executed and undoes it; then does a
 * manual task.
 */
describe('decisions in a browser', () => {
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
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const pictures = process.env['PICTURES'];
  const picture = async (name: string) => {
    if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` });
  };

  it('has nothing to show before the first run', async () => {
    await page.getByRole('link', { name: 'AI Decisions' }).click();
    await person.shows('No decisions found');
    for (const name of ['All Decisions', 'Pending Review', 'Queued', 'Executed'])
      await soon(page.getByRole('tab', { name })).toHaveCount(1);
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('runs and explains', async () => {
    await button('Run AI Optimizer').click();
    await person.shows('AI analyzed 1 class and generated 1 recommendation');
    await tab('Pending Review');
    // Keyboard only, as soon as the page is shown: focus the first decision and open it.
    await page.reload();
    await page.locator('[data-decision]').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await dialog()
      .getByText(/One Wellhub booking earns/)
      .waitFor();
    await dialog()
      .getByText(/^(Open|Move|Close) .*: about \+\$/)
      .waitFor();
    await dialog().getByRole('button', { name: 'What if' }).click();
    await dialog().getByLabel('Places on Wellhub', { exact: true }).fill('0');
    await dialog().getByText('Chance to sell out').waitFor();
    await dialog().getByText(/^−\$/).waitFor();
    await dialog().getByText('AI Analysis').waitFor();
    await soon(dialog().getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(await objectionsTo(page)).toEqual([]);
    await picture('pending');
  });

  it("comes first in its class's dialog, above the current numbers", async () => {
    const { decisions } = await scene.local.call(listDecisions, {}, scene.token);
    await person.goTo(`/classes?class=${decisions[0]!.classId}`);
    await dialog()
      .getByText(/^\d+ booked .* of 20 places/)
      .waitFor();
    const advice = dialog().getByRole('region', { name: 'Recommendation' });
    await advice.getByText(/^(Open|Move|Close) .*: about \+\$/).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('class-lead');
    await advice.getByRole('button', { name: 'Review recommendation' }).click();
    await dialog().getByText('AI Analysis').waitFor();
  });

  it('approves, executes, and undoes after a confirmation', async () => {
    await button('Approve & Execute').click();
    await person.shows('Decision approved and queued for execution');
    await scene.local.settle();
    await tab('Executed');
    await button(/View Details of Yoga/).click();
    await dialog().getByRole('button', { name: 'Undo' }).click();
    await person.shows('The numbers from before are restored, here and on the marketplaces:');
    await picture('undo');
    expect(await objectionsTo(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('Undo this decision?').waitFor({ state: 'hidden' });
    await dialog().getByRole('button', { name: 'Undo' }).click();
    await button('Undo decision').click();
    await person.shows('Decision undone');
    await dialog().getByText('Undone').first().waitFor();
    await dialog().getByText('You took this back: nothing automatic changes the places of Wellhub').waitFor();
    await scene.local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([yoga.slots]);
    await soon(dialog().getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  it('opens a decision by its address, even if the list is filtered', async () => {
    const { decisions } = await scene.local.call(listDecisions, {}, scene.token);
    await person.goTo(`/ai-decisions?tab=pending&decision=${decisions[0]!.decisionId}`);
    await dialog()
      .getByText(/One Wellhub booking earns/)
      .waitFor();
    await person.goTo('/ai-decisions?decision=01ARZ3NDEKTSV4RRFFQ69G5FAV');
    await person.shows('There is no such decision');
  });

  it('asks the owner to do a manual task for a marketplace without an API, and records it as done', async () => {
    const terms = { integrationId: 'classpass', revenuePerBookingMinor: 30_000 } as const;
    await scene.local.call(connectMarketplace, terms, scene.token);
    await decideNow(scene.local, scene.token);
    const { decisions } = await scene.local.call(listDecisions, { tab: 'pending' }, scene.token);
    const asked = decisions[0]!;
    expect(asked.recommendations).toContainEqual(expect.objectContaining({ marketplace: 'classpass' }));
    await person.goTo('/ai-decisions');
    await button('Select all 1').click();
    await button(/^Approve 1 selected decision, about/).click();
    await dialog()
      .getByText(/^ClassPass: \d+ places? more in 1 class\. You set these there yourself/)
      .waitFor();
    await picture('bulk');
    expect(await objectionsTo(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Approve 1 decision' }).click();
    await person.shows(/^1 decision approved and queued for execution/);
    await button('Undo all').waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await scene.local.settle();
    await person.goTo(`/ai-decisions?decision=${asked.decisionId}`);
    await dialog()
      .getByText(/Set places of Yoga on 2026-11-25 at 07:00 to \d+ in ClassPass's dashboard, then confirm/)
      .waitFor();
    await picture('task');
    expect(await objectionsTo(page)).toEqual([]);
    await dialog()
      .getByRole('button', { name: /Confirm the places/ })
      .click();
    await person.shows('Change confirmed');
    await dialog()
      .getByText(/Set to \d+ places at ClassPass by hand/)
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
