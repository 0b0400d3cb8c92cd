import type { Browser, Page } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { saveStep } from '#shared/contracts/onboarding/save-step.ts';
import { getCalendar } from '#shared/contracts/settings/get-calendar.ts';
import { getVisitValues } from '#shared/contracts/settings/get-visit-values.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { aCard } from '../builders/start-stripe.ts';
import { monday } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { objectionsTo } from './objections-to.ts';
import { cards, openPage, password, personAt, type Person } from './person.ts';
import { soon } from './soon.ts';
import { textOf } from './text-of.ts';

const email = 'owner@settings.test';

/** An owner in the trial period changes every setting. */
describe('the settings in a browser', () => {
  let local: Local;
  let browser: Browser;
  let page: Page;
  let person: Person;
  let complaints: string[];
  let token: string;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    browser = await launch();
    ({ token } = await local.createOwner({ email, password }));
    const { url } = await local.call(createCheckout, {}, token);
    await fetch(url, { method: 'POST', body: new URLSearchParams(aCard(cards.pays)), redirect: 'manual' });
    await local.settle();
    await local.call(saveStep, { step: 'complete', completed: true }, token);
    ({ page, complaints } = await openPage(browser));
    person = personAt(page, local);
    await person.signIn(email);
    await page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
  });
  beforeEach(async () => {
    await person.goTo('/settings');
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  const toggle = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const settings = () => local.call(getSettings, {}, token);

  it('pause automation, which locks the AI switches; the dashboard links back', async () => {
    await soon(toggle('AI optimization')).toBeEnabled();
    await toggle('Automation').click();
    await person.shows('Automation paused');
    await person.shows('Automation is paused. Turn it on again to change these switches.');
    await soon(toggle('AI optimization')).toBeDisabled();
    await soon(toggle('Auto-execute')).toBeDisabled();
    expect((await settings()).automationPaused).toBe(true);

    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await person.shows('Automation Paused - Manual Mode Active');
    // After the pause was shown once, the page shows it from the start, so nothing moves when the numbers arrive.
    await page.route('**/api/dashboard', () => undefined);
    await page.reload();
    await person.shows('Automation Paused - Manual Mode Active');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).last().click();
    await toggle('Automation').click();
    await person.shows('Automation resumed');
    await page.getByText('Running', { exact: true }).waitFor();
    await soon(toggle('AI optimization')).toBeEnabled();
    expect((await settings()).automationPaused).toBe(false);
  });

  it('save how far the optimizer may go, and refuse values out of range', async () => {
    // Without automatic execution, no threshold is needed.
    await soon(page.getByRole('slider')).toBeDisabled();
    await toggle('Measure the gain').click();
    const slots = page.getByLabel('Max slot adjustment', { exact: true });
    await slots.fill('21');
    await person.shows('Enter a whole number from 1 to 20');
    await soon(page.getByRole('button', { name: 'Save AI Settings' })).toBeDisabled();
    await slots.fill('8');
    await person.press('Save AI Settings');
    await person.shows('AI settings saved');
    expect((await settings()).ai).toEqual({
      enabled: true,
      autoExecute: false,
      confidenceThreshold: 0.7,
      maxSlotAdjustment: 8,
      holdOut: false,
    });
    await slots.fill('');
    await slots.blur();
    await soon(slots).toHaveValue('5');
    await soon(page.getByRole('radio', { name: /Shared places/ })).toBeDisabled();
  });

  it('have an index with links to their cards', async () => {
    const index = page.getByRole('navigation', { name: 'Settings' });
    await soon(index.getByRole('link', { name: 'Automation', exact: true })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await index.getByRole('link', { name: 'Learned Layouts' }).click();
    await soon(page.getByRole('heading', { name: 'Learned Layouts' })).toBeInViewport();
    await soon(index.getByRole('link', { name: 'Reservation e-mails' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    for (const group of await index.locator('> ul > li').all()) {
      await group.locator('> a').click();
      const names = await group.locator('ul a').allInnerTexts();
      const section = page.getByRole('region', { name: await group.locator('> a').innerText(), exact: true });
      await soon(section.locator('h3')).toContainText(names);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await soon(index.getByRole('link', { name: 'Learned Layouts' })).toBeHidden();
    await index.getByRole('link', { name: 'Money' }).click();
    await soon(page.getByRole('heading', { name: 'What a Visit Is Worth' })).toBeInViewport();
    expect(await objectionsTo(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('save the studio’s name and time zone, and show its owner', async () => {
    await person.goTo('/settings#group-studio');
    await soon(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await soon(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly');
    await page.getByLabel('Studio Name', { exact: true }).fill(' ');
    await person.shows('Please enter your studio name');
    await page.getByLabel('Studio Name', { exact: true }).fill('Estudio Roma');
    await page.getByRole('button', { name: /Timezone/ }).click();
    await page.getByRole('option', { name: 'America/Monterrey' }).click();
    await person.press('Save Studio Details');
    await person.shows('Studio details saved');
    expect(await settings()).toMatchObject({
      studioName: 'Estudio Roma',
      timezone: 'America/Monterrey',
      ai: { maxSlotAdjustment: 8 },
    });
    await page.getByRole('navigation').getByText('Estudio Roma').waitFor();
  });

  it('find time zones and countries whatever the accents, and say if there is none', async () => {
    await person.goTo('/settings#group-studio');
    const search = page.getByRole('combobox', { name: 'Search' });
    const options = page.getByRole('option');
    for (const [field, typed, found] of [
      [/Timezone/, 'méxico', 'America/Mexico City'],
      [/Country/, 'MÉXICO', 'Mexico'],
    ] as const) {
      await page.getByRole('button', { name: field }).click();
      await search.fill(typed);
      await soon(options).toHaveText([found]);
      await search.fill('atlantis');
      await person.shows('Nothing matches your search.');
      await soon(options).toHaveCount(0);
      expect(await objectionsTo(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  it('report which save failed, and keep the typed values', async () => {
    await person.goTo('/settings#group-studio');
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.route('**/api/settings/automation', (route) => route.abort());
    await page.getByLabel('Studio Name', { exact: true }).fill('Unsaved');
    await person.press('Save Studio Details');
    await person.shows('Failed to save settings');
    await soon(page.getByLabel('Studio Name', { exact: true })).toHaveValue('Unsaved');
    await page.getByLabel('Max slot adjustment', { exact: true }).fill('3');
    await person.press('Save AI Settings');
    await person.shows('Failed to save AI settings');
    await toggle('Automation').click();
    await person.shows('Failed to update automation status');
    await page.unrouteAll();
    await page.reload();
    expect((await settings()).studioName).toBe('Estudio Roma');
  });

  it('save the value of a visit, also by keyboard, and refuse anything that is not an amount', async () => {
    await person.goTo('/settings#group-money');
    const member = page.getByLabel(/^A member's visit \(USD\)$/);
    const save = page.getByRole('button', { name: 'Save Visit Values' });
    const said = async () =>
      (await local.call(getVisitValues, {}, token)).kinds.map(({ kind, ownMinor }) => [kind, ownMinor]);
    await soon(member).toHaveAccessibleDescription(/No suggestion yet/);
    await soon(save).toBeDisabled();
    await member.fill('-5');
    await member.press('Enter');
    await person.shows('Enter an amount of zero or more');
    await soon(member).toBeFocused();
    await member.fill('12.50');
    await member.press('Enter');
    await person.shows('Visit values saved');
    await soon(save).toBeDisabled();
    expect(await said()).toEqual([
      ['member', 1_250],
      ['pack', null],
      ['dropIn', null],
    ]);
    expect(await objectionsTo(page)).toEqual([]);

    await page.route('**/api/settings/visit-values', (route) => route.abort());
    await member.fill('13');
    await save.click();
    await person.shows('Failed to save visit values');
    await soon(member).toHaveValue('13');
    await page.reload();
    await person.shows('What your visits are worth could not be loaded');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await soon(member).toHaveValue('12.50');
    await member.fill('');
    await save.click();
    await soon.poll(said).toContainEqual(['member', null]);
  });

  it('save holidays, closures and events, and refuse date ranges in the wrong order', async () => {
    await person.goTo('/settings#group-studio');
    const calendar = () => local.call(getCalendar, {}, token);
    await person.press('Use the holidays of Mexico');
    const christmas = toggle('Christmas Day is a normal day for us');
    await christmas.click();
    await soon
      .poll(async () => (await calendar()).holidays[0])
      .toMatchObject({
        name: 'Christmas Day',
        isUsual: true,
      });
    await soon(christmas).toBeChecked();

    await person.press('Mark Days');
    const dialog = page.getByRole('dialog', { name: 'Mark Days' });
    const submit = dialog.getByRole('button', { name: 'Mark Days' });
    await submit.click();
    await person.shows('Please enter a name');
    await dialog.getByLabel('Name', { exact: true }).fill('Renovation');
    await dialog.getByRole('textbox', { name: 'First day' }).fill('2026/12/28');
    await dialog.getByRole('textbox', { name: 'Last day' }).fill('2026/12/20');
    await submit.click();
    await person.shows('Choose a day after the first');
    await dialog.getByRole('textbox', { name: 'Last day' }).fill('2026/12/30');
    await submit.click();
    const marked = page.getByRole('region', { name: 'Marked days' });
    await marked.getByText('Mon, Dec 28, 2026 – Wed, Dec 30, 2026').waitFor();
    expect(await objectionsTo(page)).toEqual([]);

    await marked.getByRole('button', { name: 'Remove Renovation' }).click();
    await person.shows('No days marked yet');
    expect((await calendar()).days).toEqual([]);
    await page.route('**/api/settings/calendar', (route) => route.abort());
    await page.reload();
    await person.shows('Your holidays and closures could not be loaded');
    await page.unrouteAll();
  });

  it.each([
    [0, 'class-schedule-template.csv', 'total_capacity'],
    [1, 'class-inventory-template.csv', 'booking_type'],
  ])('download template %i as %s', async (at, name, column) => {
    await person.goTo('/settings#group-data');
    const downloading = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /Download Template/ })
      .nth(at)
      .click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    expect(await textOf(download)).toContain(column);
  });

  it('link to the uploads, to the regional settings and to clearing', async () => {
    await person.goTo('/settings#group-data');
    await person.press('Upload Booking Data');
    const closeDialog = async (name: string) =>
      page.getByRole('dialog', { name }).getByRole('button', { name: 'Cancel' }).click();
    await closeDialog('Upload Booking Data');
    await person.press('Upload Class Schedule');
    await closeDialog('Upload Class Schedule');
    const clearing = page.getByRole('link', { name: 'Clear Import Data' });
    await soon(clearing).toHaveAttribute('href', '/clear-data');
    await person.goTo('/settings#group-studio');
    await page.getByRole('link', { name: 'Edit Account Setup' }).click();
    await page.waitForURL('**/account-setup');
  });

  it('show the real subscription and open the portal in another tab', async () => {
    await person.goTo('/settings#group-money');
    await person.shows('Professional Plan');
    await person.shows('$300/month');
    await person.shows('Free trial');
    await person.shows('First billing date');
    await person.shows('Dec 23, 2026');
    const opening = page.context().waitForEvent('page');
    await person.press('Cancel Subscription');
    const portal = await opening;
    await portal.getByRole('button', { name: 'Cancel plan' }).click();
    await portal.getByText(/^Ends on/).waitFor();
    await portal.close();
    await local.settle();
    await page.reload();
    await person.shows('Cancelled');
    await person.shows('Access until');
    await page.getByRole('button', { name: 'Resume Subscription' }).waitFor();
    await soon(page).toHaveURL(`${local.url}/settings#group-money`);
  });

  it('report that the portal could not be opened, and leave no empty tab', async () => {
    await person.goTo('/settings#group-money');
    await page.route('**/api/billing/portal', (route) => route.abort());
    await person.press('Update Payment Method');
    await person.shows('Failed to open billing portal');
    await soon.poll(() => page.context().pages()).toHaveLength(1);
    await page.unrouteAll();
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
