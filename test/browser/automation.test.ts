import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { listActivity } from '../../shared/contracts/activity/list-activity.ts';
import { listDecisions } from '../../shared/contracts/decisions/list-decisions.ts';
import { getSettings } from '../../shared/contracts/settings/get-settings.ts';
import { aStudio, aStudioIn, connect, list, placesShown, type Scene } from '../journeys/scene.ts';
import { importSixWeeks, pilates } from '../journeys/six-weeks.ts';
import { launch } from './launch.ts';
import { openPage, personAt, type Person } from './person.ts';

const email = 'owner@alameda.test';
const newEmail = 'new@alameda.test';
const hourly = 'decisions.start-optimizer.schedule';

/** An owner lets decisions execute themselves, after having seen what that would have brought. */
describe('automation in a browser', () => {
  let scene: Scene;
  let browser: Browser;
  let page: Page;
  let person: Person;
  let complaints: string[];

  beforeAll(async () => {
    scene = await aStudio(email);
    await connect(scene, 'wellhub');
    await list(scene, 'wellhub', [pilates]);
    await importSixWeeks(scene);
    browser = await launch();
    ({ page, complaints } = await openPage(browser));
    person = personAt(page, scene.local);
    await person.signIn(email);
    await page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    await person.goTo('/settings');
  });
  afterAll(async () => {
    await browser.close();
    await scene.local.close();
  });

  const dialog = () => page.getByRole('dialog', { name: 'Switch on auto-execute' });
  const toggle = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const button = (name: string) => dialog().getByRole('button', { name });
  const ai = async () => (await scene.local.call(getSettings, {}, scene.token)).ai;
  const objections = async () => {
    const found: unknown[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html]));
    }
    return found;
  };

  it('shows what auto-execute would have earned, and changes nothing when cancelled', async () => {
    await toggle('Auto-execute').click();
    await dialog().getByText('Your studio would have earned more').waitFor();
    await dialog().getByText('95% interval').waitFor();
    await dialog().getByText('Days with a loss').waitFor();
    await dialog().getByRole('table', { name: 'Week by week' }).waitFor();
    expect(await dialog().getByRole('checkbox').count()).toBe(0);
    expect(await objections()).toEqual([]);
    await button('Cancel').click();
    await dialog().waitFor({ state: 'hidden' });
    expect(await toggle('Auto-execute').isChecked()).toBe(false);
    expect((await ai()).autoExecute).toBe(false);
  });

  it('is for the settings that are on the screen, and switches auto-execute on with them', async () => {
    await page.getByRole('slider').press('ArrowLeft');
    await toggle('Auto-execute').click();
    await dialog().getByText('Your studio would have earned more').waitFor();
    await button('Switch on').click();
    await person.shows('Auto-execute is switched on');
    await dialog().waitFor({ state: 'hidden' });
    expect(await toggle('Auto-execute').isChecked()).toBe(true);
    expect(await ai()).toMatchObject({ autoExecute: true, confidenceThreshold: 0.65 });
    await page.getByRole('region', { name: 'Measured gain' }).getByText('Not proven yet').waitFor();
    expect(await objections()).toEqual([]);
  });

  it('measures its gain, unless the owner does not want that', async () => {
    await toggle('Measure the gain').click();
    await person.press('Save AI Settings');
    await person.shows('AI settings saved');
    await page.getByRole('region', { name: 'Measured gain' }).waitFor({ state: 'hidden' });
    expect((await ai()).holdOut).toBe(false);
  });

  it('lets nothing leave while it is paused, and the dashboard says so', async () => {
    const { local, token } = scene;
    await toggle('Automation').click();
    await person.shows('Automation paused');
    expect(await toggle('Auto-execute').isDisabled()).toBe(true);
    await local.runSchedule(hourly);
    await local.settle();
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
    expect(decisions.map(({ className }) => className)).toContain('Pilates');
    expect((await local.call(listActivity, {}, token)).activity).toEqual([]);
    expect(await placesShown(scene, 'wellhub')).toEqual([pilates.slots]);
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await person.shows('Automation Paused - Manual Mode Active');
  });

  it('asks an owner without a past to say that nothing is proven', async () => {
    const { local } = scene;
    const { token } = await aStudioIn(local, newEmail);
    const other = await openPage(browser);
    const newcomer = personAt(other.page, local);
    await newcomer.signIn(newEmail);
    await other.page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    await newcomer.goTo('/settings');
    await other.page.getByRole('checkbox', { name: 'Auto-execute', exact: true }).click();
    const asked = other.page.getByRole('dialog', { name: 'Switch on auto-execute' });
    await asked.getByText('There is too little history to tell').waitFor();
    expect(await asked.getByRole('button', { name: 'Switch on' }).isDisabled()).toBe(true);
    await asked.getByRole('checkbox', { name: 'Switch it on although no gain is proven' }).click();
    await asked.getByRole('button', { name: 'Switch on' }).click();
    await newcomer.shows('Auto-execute is switched on');
    expect((await local.call(getSettings, {}, token)).ai.autoExecute).toBe(true);
    expect(other.complaints).toEqual([]);
  });

  it('never complained', () => {
    expect(complaints).toEqual([]);
  });
});
