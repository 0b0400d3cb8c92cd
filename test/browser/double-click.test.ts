import type { Locator, Page } from 'playwright-core';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { listRules } from '#shared/contracts/rules/list-rules.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { listTickets } from '#shared/contracts/support/list-tickets.ts';
import type { Scene } from '../journeys/scene.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { aYogaStudio, ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';

/**
 * An owner double-clicks on every button that changes something. The change happens once, and one message confirms it.
 */
describe('a double click in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;
  /** Changes that were sent, with their idempotency keys. */
  const sent: { readonly path: string; readonly key: string | undefined }[] = [];

  beforeAll(async () => {
    stage = await ownerOf(await aYogaStudio(email), email);
    ({ scene, page, person } = stage);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' || !pathname.startsWith('/api/')) return;
      sent.push({ path: pathname, key: request.headers()['idempotency-key'] });
    });
  });
  beforeEach(() => {
    sent.length = 0;
  });
  afterAll(() => stage.close());

  const dialog = (name: string) => page.getByRole('dialog', { name });
  const sentTo = (path: string) => sent.filter((one) => one.path.endsWith(path));

  /** Two clicks before the page can redraw, faster than any person. */
  async function clickTwice(button: Locator, message: string): Promise<void> {
    // A message is repeated in a live region for screen readers, so only the visible boxes are counted.
    const said = page
      .getByRole('region', { name: 'Messages' })
      .getByRole('listitem')
      .filter({ hasText: message });
    await soon(button).toBeEnabled();
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await said.first().waitFor();
    await soon(said).toHaveCount(1);
  }

  it('opens one ticket', async () => {
    await person.press('Open support');
    await page.getByRole('tab', { name: 'My Tickets' }).click();
    await person.press('New Ticket');
    const form = dialog('Create Support Ticket');
    await form.getByLabel('Subject', { exact: true }).fill('Wellhub shows 4 places');
    await form.getByLabel('Description', { exact: true }).fill('It should show 6.');
    await clickTwice(
      form.getByRole('button', { name: 'Submit Ticket' }),
      'Support ticket created successfully! Our team will respond soon.',
    );
    const { tickets } = await scene.local.call(listTickets, {}, scene.token);
    expect(tickets).toHaveLength(1);
    expect(sentTo('/support/tickets')).toHaveLength(1);
    await page.keyboard.press('Escape');
  });

  it('adds one rule', async () => {
    await person.goTo('/rules');
    await person.press('Add Rule');
    const form = page.getByRole('dialog');
    await form.getByLabel('Rule Name', { exact: true }).fill('Keep some back');
    await form.getByLabel('Occupancy Threshold (%)', { exact: true }).fill('55');
    await form.getByLabel('Time Before Class (hours)', { exact: true }).fill('24');
    await form.getByLabel('Slot Count', { exact: true }).fill('1');
    await form.getByRole('button', { name: /Platform/ }).click();
    await page.getByRole('option', { name: 'Wellhub' }).click();
    await page.keyboard.press('Escape');
    await clickTwice(form.getByRole('button', { name: 'Add Rule' }), 'Keep some back is added');
    const stored = async () => (await scene.local.call(listRules, {}, scene.token)).rules;
    expect((await stored()).filter(({ name }) => name === 'Keep some back')).toHaveLength(1);
    expect(sentTo('/rules')).toHaveLength(1);
  });

  it('approves once, and the second click is not refused', async () => {
    await scene.local.call(runOptimizer, {}, scene.token);
    await scene.local.settle();
    const { decisions } = await scene.local.call(listDecisions, { tab: 'pending' }, scene.token);
    await person.goTo(`/ai-decisions?decision=${decisions[0]!.decisionId}`);
    const button = page.getByRole('button', { name: 'Approve & Execute' }).last();
    await clickTwice(button, 'Decision approved and queued for execution');
    await soon(page.getByText('Failed to approve decision')).toHaveCount(0);
    expect(sentTo('/approve')).toHaveLength(1);
  });

  it('saves the settings once, under an idempotency key', async () => {
    await person.goTo('/settings');
    await page.getByLabel('Max slot adjustment', { exact: true }).fill('8');
    await clickTwice(page.getByRole('button', { name: 'Save AI Settings' }), 'AI settings saved');
    expect((await scene.local.call(getSettings, {}, scene.token)).ai.maxSlotAdjustment).toBe(8);
    expect(sentTo('/settings').map(({ key }) => key)).toEqual([expect.stringMatching(/^"[0-9a-f-]{36}"$/)]);
  });

  it('no page reported a problem', () => {
    expect(stage.complaints).toEqual([]);
  });
});
