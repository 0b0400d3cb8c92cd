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
  const question = (name: string) => page.getByRole('dialog', { name });
  const picture = async (name: string) => {
    const pictures = process.env['PICTURES'];
    if (!pictures) return;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}/${name}-${width}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };

  it('asks in the settings before classes are shown at other times', async () => {
    await person.goTo('/settings#group-studio');
    await choose(/Timezone/, 'America/Bogota');
    const save = page.getByRole('button', { name: 'Save Studio Details' });
    await save.press('Enter');
    const asked = question('Change the time zone?');
    await asked.getByText(/Your 4 classes are not moved, .* 07:00 becomes .* 08:00\.$/).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('zone-question');
    await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
    await asked.waitFor({ state: 'hidden' });
    await soon(save).toBeFocused();
    expect(await saved()).toEqual(['America/Mexico_City', 'MXN']);

    // A second request within the time of a double click would be ignored.
    await choose(/Timezone/, 'America/Lima');
    await save.press('Enter');
    await asked.getByRole('button', { name: 'Change Time Zone' }).click();
    await person.shows('Studio details saved');
    expect(await saved()).toEqual(['America/Lima', 'MXN']);
  });

  it('saves at once what changes no time', async () => {
    await person.goTo('/settings#group-studio');
    await choose(/Timezone/, 'America/Bogota');
    await person.press('Save Studio Details');
    await soon.poll(saved).toEqual(['America/Bogota', 'MXN']);
  });

  it('asks in the regional settings before amounts become other numbers', async () => {
    await person.goTo('/account-setup');
    await choose(/Currency/, 'CLP');
    await person.press('Save Settings');
    const asked = question('Change the currency?');
    await asked.getByText(/\$180\.00 \(MXN\) becomes \$18,000 \(CLP\)\.$/).waitFor();
    await asked.getByText(/Correct it in Integrations\.$/).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture('currency-question');
    await asked.getByRole('button', { name: 'Change Currency' }).click();
    await page.waitForURL('**/dashboard');
    expect(await saved()).toEqual(['America/Bogota', 'CLP']);
  });

  it('asks in the wizard too, to which an owner can go back after an import', async () => {
    const { local, token } = stage.scene;
    await local.call(saveStep, { step: 'erp-selection' }, token);
    await person.goTo('/onboarding');
    await person.press('Back');
    await choose(/Currency/, 'MXN');
    await choose(/Timezone/, 'America/Mexico City');
    await person.press('Save and Continue');
    const asked = question('Change the time zone and the currency?');
    await asked.getByText(/change it and finish the setup\. Then clear the imported data/).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Change Both' }).click();
    await person.shows('Step 2 of 4');
    expect(await saved()).toEqual(['America/Mexico_City', 'MXN']);
  });
});
