import type { Page } from 'playwright-core';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { aStudio, aStudioIn, connect, list, placesShown, type Scene } from '../journeys/scene.ts';
import { ops } from '../journeys/ops.ts';
import { importSixWeeks, pilates } from '../journeys/six-weeks.ts';
import { atRest } from './at-rest.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openPage, personAt, type Person } from './person.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const newEmail = 'new@alameda.test';
const hourly = 'decisions.start-optimizer.schedule';

/** The owner turns on automatic execution after seeing what it would have earned. */
describe('automation in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;
  let complaints: string[];

  beforeAll(async () => {
    scene = await aStudio(email);
    await connect(scene, 'wellhub');
    await list(scene, 'wellhub', [pilates]);
    await importSixWeeks(scene);
    stage = await ownerOf(scene, email);
    ({ page, person, complaints } = stage);
    await person.goTo('/settings');
  });
  afterAll(() => stage.close());

  const dialog = () => page.getByRole('dialog', { name: 'Switch on auto-execute' });
  const toggle = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const button = (name: string) => dialog().getByRole('button', { name });
  const ai = async () => (await scene.local.call(getSettings, {}, scene.token)).ai;

  const said = (text: string | RegExp) => page.getByText(text).waitFor();

  it('says for each setting that nothing is known before the first recommendation', async () => {
    await soon(page.getByText('Last 30 days: no recommendations yet, so nothing is known.')).toHaveCount(6);
    await said(/^Not known for these settings yet/);
  });

  it('shows what auto-execute would have earned, and changes nothing when cancelled', async () => {
    await toggle('Auto-execute').click();
    await dialog().getByText('Your studio would have earned more').waitFor();
    await dialog().getByText('95% interval').waitFor();
    await dialog().getByText('Days with a loss').waitFor();
    await dialog().getByRole('table', { name: 'Week by week' }).waitFor();
    await soon(dialog().getByRole('checkbox')).toHaveCount(0);
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await button('Cancel').click();
    await dialog().waitFor({ state: 'hidden' });
    await soon(toggle('Auto-execute')).not.toBeChecked();
    await atRest(page);
    await said(/^In the last four weeks, with separate places: \+\$.* 95% interval/);
    expect((await ai()).autoExecute).toBe(false);
  });

  it('uses the settings currently on the screen, and turns auto-execute on together with them', async () => {
    await page.getByLabel('Max slot adjustment', { exact: true }).fill('4');
    await said(/^Not known for these settings yet/);
    await person.press('Replay Last Weeks');
    await said(/^In the last four weeks, with separate places: /);
    expect(await ai()).toMatchObject({ autoExecute: false, maxSlotAdjustment: 5 });
    await toggle('Auto-execute').click();
    await dialog().getByText('Your studio would have earned more').waitFor();
    await button('Switch on').click();
    await person.shows('Auto-execute is switched on');
    await dialog().waitFor({ state: 'hidden' });
    await soon(toggle('Auto-execute')).toBeChecked();
    expect(await ai()).toMatchObject({ autoExecute: true, maxSlotAdjustment: 4 });
    await soon(page.getByRole('slider')).toBeEnabled();
    await page.getByRole('slider').press('End');
    await said(/^Also applied: a recommendation that wins less often, if at least 95%/);
    await person.press('Save AI Settings');
    await person.shows('AI settings saved');
    await soon.poll(ai).toMatchObject({ autoExecute: true, confidenceThreshold: 0.95 });
    await page.getByRole('region', { name: 'Measured gain' }).getByText('Not proven yet').waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('goes further only after the owner has seen what that would have earned', async () => {
    const slots = page.getByLabel('Max slot adjustment', { exact: true });
    await slots.fill('6');
    await person.press('Save AI Settings');
    const further = page.getByRole('dialog', { name: 'Let auto-execute go further' });
    await further.getByText('Your studio would have earned more').waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await further.getByRole('button', { name: 'Cancel' }).click();
    await further.waitFor({ state: 'hidden' });
    expect(await ai()).toMatchObject({ maxSlotAdjustment: 4 });
    await person.press('Save AI Settings');
    await further.getByRole('button', { name: 'Save these settings' }).click();
    await further.waitFor({ state: 'hidden' });
    await soon.poll(ai).toMatchObject({ autoExecute: true, maxSlotAdjustment: 6 });
  });

  it('keeps what another tab saved meanwhile', async () => {
    const other = await openPage(stage.browser);
    const elsewhere = personAt(other.page, scene.local);
    await elsewhere.signIn(email);
    await other.page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    await elsewhere.goTo('/settings');
    const stale = other.page.getByLabel('Max slot adjustment', { exact: true });
    await soon(stale).toHaveValue('6');
    await other.page.route('**/api/settings', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await page.getByLabel('Max slot adjustment', { exact: true }).fill('4');
    await person.press('Save AI Settings');
    await soon.poll(ai).toMatchObject({ maxSlotAdjustment: 4 });
    await stale.focus();
    await other.page.getByRole('checkbox', { name: 'Measure the gain', exact: true }).click();
    await elsewhere.press('Save AI Settings');
    await elsewhere.shows('AI settings saved');
    expect(await ai()).toMatchObject({ holdOut: false, maxSlotAdjustment: 4 });
    await other.page.close();
    await scene.local.call(updateSettings, { ai: { holdOut: true } }, scene.token);
    await page.reload();
  });

  it('measures the gain unless the owner opts out', async () => {
    await toggle('Measure the gain').click();
    await person.press('Save AI Settings');
    await person.shows('AI settings saved');
    await page.getByRole('region', { name: 'Measured gain' }).waitFor({ state: 'hidden' });
    await soon.poll(ai).toMatchObject({ holdOut: false });
  });

  it('decides and sends nothing while automation is paused, and shows this on the dashboard', async () => {
    const { local, token } = scene;
    await toggle('Automation').click();
    await person.shows('Automation paused');
    await soon(toggle('Auto-execute')).toBeDisabled();
    await local.runSchedule(hourly);
    await local.settle();
    expect((await local.call(listDecisions, {}, token)).decisions).toEqual([]);
    expect((await local.call(listActivity, {}, token)).activity).toEqual([]);
    expect(await placesShown(scene, 'wellhub')).toEqual([pilates.slots]);
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await person.shows('Automation Paused - Manual Mode Active');
  });

  it('decides and executes by itself once automation is resumed', async () => {
    const { local } = scene;
    await person.goTo('/settings');
    await toggle('Automation').click();
    await person.shows('Automation resumed');
    await local.advance(3_600_000);
    await local.runSchedule(hourly);
    await local.settle();
    const [shown] = await placesShown(scene, 'wellhub');
    expect(shown).not.toBe(pilates.slots);
    await person.signIn(email);
    await page.getByRole('link', { name: 'AI Decisions' }).click();
    await page.getByRole('tab', { name: 'Executed' }).click();
    await page.getByRole('button', { name: /View Details of Pilates, Wed/ }).click();
    await page.getByRole('dialog').getByText(`→ ${shown} places`).waitFor();
    await page.getByRole('dialog').getByText('Applied').waitFor();
    await said(/^Of what these changes may win or lose, (9[5-9]|100)% is won on average\.$/);
    await person.goTo('/settings');
    const noted = (within: string) => page.locator(`#${within} .setting-effect`);
    await soon(noted('automation')).toHaveText(
      /Off, it would have held back the changes of [1-9]\d* class(es)?: carried out automatically\.$/,
    );
    const inAi = noted('ai');
    await soon(inAi.first()).toHaveText(/recommended changes for [1-9]\d* class.* been none\.$/);
    await soon(inAi.nth(1)).toHaveText(/On at 95%, Cupo would have changed [1-9]\d* of [1-9]\d* class/);
    await soon(inAi.nth(2)).toHaveText(/[1-9]\d* of [1-9]\d* class(es)? had .* sure enough at 95%/);
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('shows on every page that the team paused all studios, as soon as the dashboard does', async () => {
    const status = page.locator('#automation');
    await status.getByText('Running', { exact: true }).waitFor();
    await ops(scene.local, 'pause-all', '--reason', 'Wrong numbers at a marketplace');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await page.getByText('Automation is paused for all studios').waitFor();
    await page.goBack();
    await status.getByText('Paused for all studios by the Cupo team').waitFor();
    await ops(scene.local, 'resume-all', '--reason', 'The numbers are right');
    await person.goTo('/settings');
    await status.getByText('Running', { exact: true }).waitFor();
  });

  it('asks an owner without history to acknowledge that the gain is unproven', async () => {
    const { local } = scene;
    const { token } = await aStudioIn(local, newEmail);
    const other = await openPage(stage.browser);
    const newcomer = personAt(other.page, local);
    await newcomer.signIn(newEmail);
    await other.page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    await newcomer.goTo('/settings');
    await other.page.getByRole('checkbox', { name: 'Auto-execute', exact: true }).click();
    const asked = other.page.getByRole('dialog', { name: 'Switch on auto-execute' });
    await asked.getByText('There is too little history to tell').waitFor();
    await soon(asked.getByRole('button', { name: 'Switch on' })).toBeDisabled();
    await asked.getByRole('checkbox', { name: 'Switch it on although no gain is proven' }).click();
    await asked.getByRole('button', { name: 'Switch on' }).click();
    await newcomer.shows('Auto-execute is switched on');
    expect((await local.call(getSettings, {}, token)).ai.autoExecute).toBe(true);
    expect(other.complaints).toEqual([]);
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
