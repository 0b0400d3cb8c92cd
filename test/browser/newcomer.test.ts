import type { Page } from 'playwright-core';
import type { Local } from '#infra/local/index.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { confirmationMaxMs } from '#web/src/features/billing/confirmation-pace.ts';
import { atNight } from '../at-night.ts';
import { objectionsTo } from './objections-to.ts';
import { cards, password, type Person } from './person.ts';
import { soon } from './soon.ts';
import { eachVisit } from './stage.ts';
import { textOf } from './text-of.ts';

/**
 * A new visitor becomes the owner of a studio with a trial and a configured account, including the detours on the way.
 */
describe('a newcomer in a browser', () => {
  let local: Local;
  let page: Page;
  let person: Person;

  eachVisit((visit) => {
    ({ local, page, person } = visit);
  });

  const path = () => new URL(page.url()).pathname;

  it('goes from the landing page through trial and wizard to the dashboard', async () => {
    await page.goto(`${local.url}/landing`);
    expect(await objectionsTo(page)).toEqual([]);
    await page.getByRole('link', { name: 'Start Free Trial', exact: true }).first().click();
    await soon(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const)
      await soon(page.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(await objectionsTo(page)).toEqual([]);
    await person.signUp('newcomer@roma.test');
    expect(await objectionsTo(page)).toEqual([]);

    await person.startTrial();
    await page.waitForURL(/checkout=success/);
    await person.shows('Verifying subscription...');
    await local.settle();
    await page.waitForURL('**/onboarding');
    await person.shows('Step 1 of 4');
    expect(await objectionsTo(page)).toEqual([]);

    await person.press('Save and Continue');
    await person.shows('Please enter your studio name');
    await soon(page.getByLabel('Studio Name', { exact: true })).toBeFocused();
    await page.getByLabel('Studio Name', { exact: true }).fill('Estudio Roma');
    await person.press('Save and Continue');
    await person.shows('Step 2 of 4');
    await person.press('Use Manual Upload');
    await person.shows('Step 3 of 4');
    await person.press('Continue to Marketplaces');
    await person.shows('Upload required');
    await person.press('Upload Class Schedule');
    await page.getByText('Upload required').waitFor({ state: 'hidden' });
    const downloading = page.waitForEvent('download');
    await person.press('Download Template CSV');
    const template = await textOf(await downloading);
    await person.press('I Understand, Let Me Upload');
    await page.locator('input[type=file]').setInputFiles({
      name: 'schedule_template.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(template),
    });
    await person.press('Confirm Column Mapping');
    await person.press('Upload Schedule');
    await person.shows('Step 4 of 4');

    await page.reload();
    await person.shows('Step 4 of 4');
    await person.press('Skip for Now');
    await person.press('Go to Dashboard');
    await page.waitForURL('**/dashboard');
    await person.shows('Total Bookings');
    expect(await objectionsTo(page)).toEqual([]);

    await person.tells('Signed out successfully', () => person.press('Sign Out'));
  });

  it('is told about a declined card, confirms another with its bank, and gets in', async () => {
    await person.signUp('declined@roma.test');
    await person.startTrial(cards.declined);
    await person.shows(/declined/i);
    await person.enterCard(cards.asksItsOwner);
    await person.press('Complete');
    await person.comeBackPaid();
  });

  atNight('may leave the checkout and finds the offer again', async () => {
    await person.signUp('leaves@roma.test');
    await person.press('Start 30-Day Free Trial');
    await soon(page.getByLabel('E-mail', { exact: true })).toHaveValue('leaves@roma.test');
    await page.getByRole('link', { name: /without subscribing/ }).click();
    await page.waitForURL('**/subscribe?checkout=cancelled');
    await person.shows('Start Optimizing Your Revenue Today');
    await person.shows('The checkout was cancelled. Nothing was charged.');
    expect(await objectionsTo(page)).toEqual([]);
    await page.goto(`${local.url}/classes`);
    await page.waitForURL('**/subscribe');
  });

  atNight('is not offered the plan again while Stripe has not confirmed the payment', async () => {
    const { deliveries } = local.simulators.stripe;
    deliveries.pause(true);
    await person.signUp('waits@roma.test');
    await person.startTrial();
    await page.waitForURL('**/subscribe?checkout=success');
    await person.shows('Confirming your payment');
    await soon(page.getByText('Start Optimizing Your Revenue Today')).toHaveCount(0);
    expect(await objectionsTo(page)).toEqual([]);

    await page.clock.install();
    await page.goto(`${local.url}/subscribe`);
    await person.shows('Confirming your payment');
    await page.clock.runFor(confirmationMaxMs + 10_000);
    await person.shows('Your payment is not confirmed yet');
    await person.shows(/Please do not pay again/);
    expect(await objectionsTo(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check again' }).press('Enter');
    await person.shows('Confirming your payment');

    deliveries.pause(false);
    await local.settle();
    await page.clock.runFor(10_000);
    await page.waitForURL('**/onboarding');
  });

  atNight('may say that the payment was not finished, and finds the offer again', async () => {
    await person.signUp('unpaid@roma.test');
    await page.clock.install();
    await page.goto(`${local.url}/subscribe?checkout=success`);
    await person.shows('Confirming your payment');
    await page.clock.runFor(confirmationMaxMs + 10_000);
    await person.press('I did not finish paying');
    await person.shows('Start Optimizing Your Revenue Today');
    await page.reload();
    await person.shows('Start Optimizing Your Revenue Today');
  });

  it('leads signed-out visitors to the sign-in, and reports unknown addresses', async () => {
    await page.goto(`${local.url}/dashboard`);
    await page.waitForURL('**/auth*');
    await page.goto(`${local.url}/no/such/page`);
    await person.shows('Oops! Page not found');
    for (const legal of ['/privacy-policy', '/privacy', '/terms', '/terms-of-service']) {
      await page.goto(local.url + legal);
      await person.shows('Back to Home');
      expect([legal, await objectionsTo(page)]).toEqual([legal, []]);
    }
    expect(path()).toBe('/terms-of-service');
  });

  const resetPassword = async (email: string): Promise<void> => {
    await page.goto(`${local.url}/auth`);
    await person.press(/Forgot/);
    await page.getByLabel('Email', { exact: true }).last().fill(email);
    await person.press('Send Code');
    await page.getByLabel('Code', { exact: true }).waitFor();
    const code = local.messages.findLast((message) => message.email === email)?.code ?? '';
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('New password', { exact: true }).fill('seven-seven');
    await person.press('Change Password');
    await page.waitForURL('**/subscribe');
  };

  it('resets a forgotten password', async () => {
    const email = 'forgets@roma.test';
    const { token: elsewhere } = await local.createOwner({ email, password });
    await resetPassword(email);
    await person.shows('Your password was changed. All other devices were signed out.');
    await expect(local.call(getSession, {}, elsewhere)).rejects.toThrow('Please sign in again.');
    expect((await local.signIn({ email, password: 'seven-seven' })).token).toMatch(/\./);
  });

  it('is signed in with the new password even if the other devices could not be signed out', async () => {
    const email = 'unlucky@roma.test';
    await local.createOwner({ email, password });
    await page.route('**/cognito/', async (route) => {
      const target = route.request().headers()['x-amz-target'] ?? '';
      const answer = await route.fetch();
      if (!target.endsWith('.ConfirmForgotPassword')) return await route.fulfill({ response: answer });
      const refusal = { __type: 'UserLambdaValidationException', message: 'PostConfirmation failed.' };
      return await route.fulfill({ status: 400, json: refusal });
    });
    await resetPassword(email);
    await person.shows(/To sign them out, choose “Sign Out Everywhere”/);
    expect(await objectionsTo(page)).toEqual([]);
    await page.unrouteAll();
  });
});
