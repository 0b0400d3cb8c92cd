import type { Page } from 'playwright-core';
import { saveStep } from '#shared/contracts/onboarding/save-step.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { aYogaStudio, ownerOf, type Stage } from './stage.ts';

const email = 'owner@moved.test';

/** An owner with imported classes corrects the time zone and the currency. */
describe('changing the time zone or the currency in a browser', () => {
  let stage: Stage;
  let page: Page;
  let person: Person;

  beforeAll(async () => {
    stage = await ownerOf(await aYogaStudio(email), email);
    ({ page, person } = stage);
  });
  afterEach(() => {
    expect(stage.complaints).toEqual([]);
  });
  afterAll(() => stage.close());

  const saved = async () => {
    const { timezone, currency } = await stage.scene.local.call(getSettings, {}, stage.scene.token);
    return [timezone, currency];
  };
  const choose = async (field: RegExp, option: string) => {
    await page.getByRole('button', { name: field }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const picture = async (name: string) => {
    const pictures = process.env['PICTURES'];
    if (!pictures) return;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}/${name}-${width}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  const withZone = /imported with the time zone America\/Mexico City\..* clear all data first/;

  it('refuses a zone in the settings in which classes would have other times, and leads to clearing them', async () => {
    await person.goTo('/settings#group-studio');
    await choose(/Timezone/, 'America/Bogota');
    await person.press('Save Studio Details');
    const refusal = page.getByRole('group').filter({ hasText: 'Your settings were not saved' });
    await refusal.getByText(withZone).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('zone-refused');
    expect(await saved()).toEqual(['America/Mexico_City', 'MXN']);
    await page.getByRole('link', { name: 'Clear Import Data' }).click();
    await page.waitForURL('**/clear-data');
  });

  it('saves a zone at once in which all times stay the same', async () => {
    await person.goTo('/settings#group-studio');
    await choose(/Timezone/, 'America/Monterrey');
    await person.press('Save Studio Details');
    await person.shows('Studio details saved');
    expect(await saved()).toEqual(['America/Monterrey', 'MXN']);
  });

  it('asks in the regional settings before amounts are shown in another currency', async () => {
    await person.goTo('/account-setup');
    await choose(/Currency/, 'USD');
    const save = page.getByRole('button', { name: 'Save Settings' });
    await save.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Change the currency?' });
    await asked.getByText(/\$180\.00 \(MXN\) becomes \$180\.00 \(USD\)\.$/).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('currency-question');
    await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
    await asked.waitFor({ state: 'hidden' });
    await soon(save).toBeFocused();
    expect(await saved()).toEqual(['America/Monterrey', 'MXN']);
  });

  it('refuses a currency with other decimals', async () => {
    await person.goTo('/account-setup');
    await choose(/Currency/, 'CLP');
    await person.press('Save Settings');
    await person.shows(/imported in MXN\. Amounts in CLP have other decimals/);
    expect(await objectionsTo(page)).toEqual([]);
    await picture('currency-refused');
    expect(await saved()).toEqual(['America/Monterrey', 'MXN']);
  });

  it('lets an owner who is still in the wizard clear the data, and then choose another zone', async () => {
    const { local, token } = stage.scene;
    await local.call(saveStep, { step: 'erp-selection' }, token);
    await person.goTo('/onboarding');
    await person.press('Back');
    await choose(/Timezone/, 'America/Bogota');
    await person.press('Save and Continue');
    await person.shows(/imported with the time zone America\/Monterrey/);
    await picture('wizard-refused');
    await page.getByRole('link', { name: 'Clear Import Data' }).click();
    await person.press('Clear All Data');
    await person.press('Yes, clear all data');
    await page.waitForURL('**/onboarding');
    await person.press('Back');
    await choose(/Timezone/, 'America/Bogota');
    await person.press('Save and Continue');
    await person.shows('Step 2 of 4');
    expect(await saved()).toEqual(['America/Bogota', 'MXN']);
  });
});
