import type { Page } from 'playwright-core';
import type { Local } from '#infra/local/index.ts';
import { aStudioIn } from '../journeys/scene.ts';
import { atRest } from './at-rest.ts';
import { cards, password, type Person } from './person.ts';
import { soon } from './soon.ts';
import { eachVisit } from './stage.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;

/** A person returns, finds their earlier work, is asked to pay if necessary, and sees only their own data. */
describe('a returning person in a browser', () => {
  let local: Local;
  let page: Page;
  let person: Person;

  eachVisit((visit) => {
    ({ local, page, person } = visit);
  });

  const navigation = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

  it('resumes the wizard at the saved step', async () => {
    await person.signUp('resumes@roma.test');
    await person.startTrial();
    await person.comeBackPaid();
    await person.shows('Step 1 of 4');
    await page.getByLabel('Studio Name', { exact: true }).fill('Estudio Roma');
    await person.press('Save and Continue');
    await person.shows('Step 2 of 4');
    await person.press('Use Manual Upload');
    await person.shows('Step 3 of 4');

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await person.goTo('/dashboard');
    await page.waitForURL('**/auth*');
    await person.signIn('resumes@roma.test');
    await page.waitForURL('**/onboarding');
    await person.shows('Step 3 of 4');
    await person.goTo('/classes');
    await page.waitForURL('**/onboarding');
    await person.shows('Step 3 of 4');
  });

  it('is told that a page failed to load, and gets it by reloading', async () => {
    await aStudioIn(local, 'offline@norte.test');
    await person.signIn('offline@norte.test');
    await page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    // The dashboard's charts load after its first paint, and are not meant to fail here.
    await atRest(page);
    await page.route('**/assets/**', (route) => route.abort());
    await navigation('Rules').click();
    await person.shows('This page could not be shown');
    await page.unroute('**/assets/**');
    await person.press('Reload the page');
    await page.getByRole('heading', { name: 'Rules' }).first().waitFor();
  });

  it('sees Admin as a superadmin, but not as an owner', async () => {
    const superadmin = { email: 'admin@cupo.test', password };
    await local.createSuperadmin(superadmin);
    await aStudioIn(local, 'owner@norte.test');
    await person.signIn('owner@norte.test');
    await page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
    await person.goTo('/superadmin');
    await person.shows('Access denied: Superadmin role required');
    await page.waitForURL('**/dashboard');
    await navigation('Settings').waitFor();
    await soon(navigation('Admin')).toHaveCount(0);
    await person.tells('Signed out successfully', () => person.press('Sign Out'));
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/landing');

    await person.signIn(superadmin.email);
    await page.waitForURL('**/superadmin');
    await navigation('Admin').waitFor();
    await person.shows('Alameda');
  });

  it('is asked to pay after an unpaid trial, and is let in after paying', async () => {
    const email = 'unpaid@roma.test';
    await person.signUp(email);
    await person.startTrial(cards.paysNotLater);
    await person.comeBackPaid();

    // An open page would go to the sign-in by itself while the test navigates there.
    await page.goto('about:blank');
    await local.advance(30 * dayMs + 2 * hourMs);
    await local.settle();
    await person.signIn(email);
    await page.waitForURL('**/subscribe');
    await person.shows('Your last payment did not go through');
    await person.goTo('/dashboard');
    await page.waitForURL('**/subscribe');

    await person.press('Update Payment Method');
    await page.getByLabel('Card number', { exact: true }).fill(cards.pays);
    await page.getByLabel('Expires', { exact: true }).fill('12 / 34');
    await page.getByLabel('CVC', { exact: true }).fill('123');
    await person.press('Update payment method');
    await person.shows(/Renews on/);
    await local.settle();
    await page.getByRole('link', { name: /Return to/ }).click();
    await page.waitForURL('**/onboarding');
  });
});
