import type { Browser, Page } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { codeAt } from '#infra/local/emulators/user-pool/index.ts';
import { cachedSubscriptionKey } from '#web/src/api/subscription-cache.ts';
import { monday } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openPage, password, personAt, type Person } from './person.ts';
import { soon } from './soon.ts';

const email = 'ana@cupo.test';
/** A code is valid only once; the next one follows after half a minute. */
const nextCodeMs = 30_000;

/** The twin normally exempts its superadmin from the second factor by a setting; here nobody is exempt, as on AWS. */
describe('the second factor of a superadmin in a browser', () => {
  let local: Local;
  let browser: Browser;
  let page: Page;
  let person: Person;
  let complaints: string[];
  let secret: string;

  beforeAll(async () => {
    local = await createLocal({ clock: monday, secondFactorWaivedFor: null });
    await local.createSuperadmin({ email, password });
    browser = await launch();
    ({ page, complaints } = await openPage(browser));
    person = personAt(page, local);
  });
  afterEach(() => {
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  const code = () => codeAt(secret, local.now().getTime());
  const picture = async (name: string): Promise<void> => {
    const dir = process.env['PICTURES'];
    if (dir) await page.screenshot({ path: `${dir}/${name}.png`, fullPage: true });
  };
  const requests = (shown: Page) => shown.getByRole('heading', { name: 'ERP integration requests' });

  it('is required before any screen of the team', async () => {
    await person.signIn(email);
    await page.waitForURL('**/superadmin');
    await person.shows('Set up an authenticator app first');
    await soon(requests(page)).toHaveCount(0);
    for (const [name, width] of [
      ['admin-alert-wide', 1440],
      ['admin-alert-narrow', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await picture(name);
    }
  });

  it('can be set up with an authenticator app, which opens the screens', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Set up', exact: true }).click();
    await page.waitForURL('**/account');
    await person.press('Set Up Authenticator App');
    const key = page.locator('.enrolment-secret code');
    await key.waitFor();
    secret = (await key.innerText()).replaceAll(/\s/g, '');
    await picture('enrolment-wide');
    await page.getByLabel('Authenticator code', { exact: true }).fill(code());
    await person.tells(/Signing in now asks for a code/, () => person.press('Turn On'));
    await page.goBack();
    await requests(page).waitFor();
    await soon(page.getByText('Set up an authenticator app first')).toHaveCount(0);
    await person.goTo('/superadmin');
    await requests(page).waitFor();
  });

  it('is required at the next sign-in', async () => {
    await local.advance(nextCodeMs);
    const { page: other, complaints: others } = await openPage(browser);
    const elsewhere = personAt(other, local);
    await elsewhere.signIn(email);
    await elsewhere.shows('Enter the code that your authenticator app shows.');
    await other.getByLabel('Authenticator code', { exact: true }).fill(code());
    await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await requests(other).waitFor();
    expect(others).toEqual([]);
    await other.context().close();
  });

  it('is asked for when a new password replaces all sign-ins, which the page survives', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${local.url}/account`);
    await tab.getByRole('heading', { name: 'Sign-in & Security' }).waitFor();
    /** The session that the tab reads again, as it does every minute. */
    const askAnew = async () => {
      const answered = tab.waitForResponse('**/api/session');
      await tab.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key })), cachedSubscriptionKey);
      return (await answered).status();
    };
    await person.goTo('/account');
    await page.getByLabel('Current password', { exact: true }).fill(password);
    await page.getByLabel('New password', { exact: true }).fill('seven-seven');
    await person.press('Change Password');
    await person.shows(/To stay signed in here, enter the code/);
    // The other tab reads something new, and finds nobody signed in.
    await tab.getByLabel('Current password', { exact: true }).fill('half typed');
    const asked = askAnew();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
      await picture(`account-code-${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await local.advance(nextCodeMs);
    const field = page.getByLabel('Authenticator code', { exact: true });
    await field.fill(code());
    await person.tells('Your password was changed. All other devices were signed out.', () =>
      page.getByRole('main').getByRole('button', { name: 'Sign In' }).click(),
    );
    expect(await asked).toBe(200);
    await soon(tab.getByLabel('Current password', { exact: true })).toHaveValue('half typed');
    await tab.close();
    await person.goTo('/superadmin');
    await requests(page).waitFor();

    await local.advance(nextCodeMs);
    await person.goTo('/account');
    await page.getByLabel('Current password', { exact: true }).fill('seven-seven');
    await page.getByLabel('New password', { exact: true }).fill(password);
    await person.press('Change Password');
    await field.waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/auth*');
    await person.shows('Your password was changed. Sign in with the new one.');
  });

  it('is not needed to sign out everywhere, after a new password has done so', async () => {
    await local.advance(nextCodeMs);
    await person.signIn(email);
    await page.getByLabel('Authenticator code', { exact: true }).fill(code());
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await requests(page).waitFor();
    await person.goTo('/account');
    await page.getByLabel('Current password', { exact: true }).fill(password);
    await page.getByLabel('New password', { exact: true }).fill('seven-seven');
    await person.press('Change Password');
    await person.shows(/To stay signed in here, enter the code/);
    await person.press('Sign Out Everywhere');
    await person.tells('Signed out successfully', () =>
      page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).click(),
    );
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/landing');
  });
});
