import type { Browser, Page } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { listStudios } from '#shared/contracts/billing/list-studios.ts';
import { listRequests } from '#shared/contracts/integrations/list-requests.ts';
import { saveStep } from '#shared/contracts/onboarding/save-step.ts';
import { getVisitValues } from '#shared/contracts/settings/get-visit-values.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { monday } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { objectionsTo } from './objections-to.ts';
import { openPage, password, personAt, type Person } from './person.ts';
import { soon } from './soon.ts';

/** One new studio in Bogota uses Kenko, and another its own system. */
describe('the wizard in a browser', () => {
  let local: Local;
  let browser: Browser;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  /** An owner at the first step of the wizard, whose device is set to Bogota. */
  async function aBeginner(email: string, width: number) {
    const owner = await local.createOwner({ email, password });
    const team = await local.createSuperadmin();
    const access = { studioId: owner.studioId, until: '2027-12-31T00:00:00.000Z', reason: 'Story' };
    await local.call(grantAccess, access, team.token);
    await local.call(saveStep, { step: 'account-setup' }, owner.token);
    const opened = await openPage(browser, {
      timezoneId: 'America/Bogota',
      viewport: { width, height: 900 },
    });
    const person = personAt(opened.page, local);
    await person.signIn(email);
    await person.shows('Step 1 of 4');
    return { ...opened, person, owner, team };
  }

  async function namesStudio(page: Page, person: Person, name: string): Promise<void> {
    await page.getByLabel('Studio Name', { exact: true }).fill(name);
    await person.press('Save and Continue');
    await person.shows('Step 2 of 4');
  }

  const picture = async (page: Page, name: string) => {
    const pictures = process.env['PICTURES'];
    if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
  };

  it('asks for the name, suggests the location, and allows skipping Kenko', async () => {
    const { page, person, owner, team, complaints } = await aBeginner('kenko@roma.test', 1440);
    await soon(page.getByLabel('Country', { exact: true })).toHaveValue('Colombia');
    await person.shows('COP ($)');
    await person.shows('America/Bogota');
    expect(await objectionsTo(page)).toEqual([]);
    await picture(page, 'wizard-1');
    await namesStudio(page, person, 'Estudio Bogota');
    const settings = await local.call(getSettings, {}, owner.token);
    expect(settings).toMatchObject({
      studioName: 'Estudio Bogota',
      country: 'Colombia',
      currency: 'COP',
      timezone: 'America/Bogota',
    });
    const { studios } = await local.call(listStudios, {}, team.token);
    expect(studios).toContainEqual(
      expect.objectContaining({ studioId: owner.studioId, studioName: 'Estudio Bogota' }),
    );

    await person.press('Connect Kenko');
    await person.shows('This is what happens next:');
    await soon(page.getByLabel('Studio name', { exact: true })).toHaveValue('Estudio Bogota');
    expect(await objectionsTo(page)).toEqual([]);
    await picture(page, 'wizard-kenko');
    await page.getByRole('button', { name: 'Do This Later' }).press('Enter');
    await person.shows('Step 3 of 4');
    await person.shows(/Your classes will come from Kenko/);
    expect(await objectionsTo(page)).toEqual([]);
    await picture(page, 'wizard-3');
    await person.press('Continue to Marketplaces');
    await person.shows('Step 4 of 4');
    const [member, pack] = [
      page.getByLabel(/^A member's visit \(COP\)$/),
      page.getByLabel('A visit from a pack (COP)', { exact: true }),
    ];
    await member.fill('-1');
    await person.press('Skip to Dashboard');
    await person.shows('Enter an amount of zero or more');
    await member.fill('45000');
    await pack.fill('38000');
    expect(await objectionsTo(page)).toEqual([]);
    await picture(page, 'wizard-4');
    await pack.press('Enter');
    await person.shows('Visit values saved');
    await page.getByText('Step 4 of 4').waitFor({ state: 'hidden' });
    const { currency, kinds } = await local.call(getVisitValues, {}, owner.token);
    expect([currency, ...kinds.map(({ ownMinor }) => ownMinor)]).toEqual(['COP', 4_500_000, 3_800_000, null]);
    expect(complaints).toEqual([]);
  });

  it('accepts the details that the team needs for another system, and names missing ones', async () => {
    const { page, person, owner, team, complaints } = await aBeginner('own@roma.test', 390);
    await picture(page, 'wizard-1-390');
    await namesStudio(page, person, 'Casa Roma');
    await page.getByLabel('ERP Details', { exact: true }).fill('Mindful 3');
    await person.press('Request Integration');
    await person.shows('This is what happens next:');
    await person.press('Send and Continue');
    await soon(page.getByLabel('Login URL', { exact: true })).toBeFocused();
    expect(await objectionsTo(page)).toEqual([]);
    await picture(page, 'wizard-own-390');
    await page.getByLabel('Login URL', { exact: true }).fill('https://app.mindful.example/login');
    await page.getByLabel('Username', { exact: true }).fill('front-desk');
    await page.getByLabel('Password', { exact: true }).fill('canary-of-mindful');
    await person.press('Send and Continue');
    await person.shows('Step 3 of 4');
    const { requests } = await local.call(listRequests, { approvalStatus: 'pending' }, team.token);
    expect(requests).toContainEqual(
      expect.objectContaining({
        studioId: owner.studioId,
        studioName: 'Casa Roma',
        loginUrl: 'https://app.mindful.example/login',
        notes: 'Mindful 3',
        hasCredentials: true,
      }),
    );
    await person.press('Continue to Marketplaces');
    await page.getByLabel(/^A member's visit \(COP\)$/).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await picture(page, 'wizard-4-390');
    await person.press('Skip for Now');
    await page.getByText('Step 4 of 4').waitFor({ state: 'hidden' });
    const { kinds } = await local.call(getVisitValues, {}, owner.token);
    expect(kinds.map(({ ownMinor }) => ownMinor)).toEqual([null, null, null]);
    expect(complaints).toEqual([]);
  });
});
