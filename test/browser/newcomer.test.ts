import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { createLocal, type Local } from '../../infra/local/create-local.ts';
import { launch } from './launch.ts';

const password = 'six-six-six';
const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksItsOwner: '4000 0025 0000 3155',
};

/** A stranger becomes a studio with a trial and a configured account, and what can come in between. */
describe('a newcomer in a browser', () => {
  let local: Local;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    local = await createLocal({ clock: new Date('2026-11-23T12:00:00Z') });
    browser = await launch();
  });
  beforeEach(async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      acceptDownloads: true,
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const path = () => new URL(page.url()).pathname;
  const objections = async () => {
    await page.waitForLoadState('networkidle');
    return (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  };

  async function signUp(email: string): Promise<void> {
    await page.goto(`${local.url}/auth`);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Email').last().fill(email);
    await page.getByLabel('Password', { exact: true }).last().fill(password);
    await press('Create Account');
    await page.waitForURL('**/subscribe');
  }

  async function pay(card: string): Promise<void> {
    await page.getByLabel('E-mail').fill('owner@roma.test');
    await page.getByLabel('Card number').fill(card);
    await page.getByLabel('Expires').fill('12 / 34');
    await page.getByLabel('CVC').fill('123');
    await press(/Start trial|Subscribe/);
  }

  async function startTrial(card = cards.pays): Promise<void> {
    await press('Start 30-Day Free Trial');
    await page.getByLabel('Card number').waitFor();
    await pay(card);
  }

  it('goes from the landing page through trial and wizard to the dashboard', async () => {
    await page.goto(`${local.url}/landing`);
    expect(await objections()).toEqual([]);
    await page.getByRole('link', { name: 'Start Free Trial', exact: true }).first().click();
    await signUp('newcomer@roma.test');
    expect(await objections()).toEqual([]);

    await startTrial();
    await page.waitForURL(/checkout=success/);
    await shows('Verifying subscription...');
    await local.settle();
    await page.waitForURL('**/onboarding', { timeout: 30_000 });
    await shows('Step 1 of 4');
    expect(await objections()).toEqual([]);

    await press(/Continue|Save/);
    await shows('Step 2 of 4');
    await press('Use Manual Upload');
    await shows('Step 3 of 4');
    await press('Continue to Marketplaces');
    await shows('Upload required');
    await press('Upload Class Schedule');
    const downloading = page.waitForEvent('download');
    await press('Download Template CSV');
    const template = await (await downloading).path();
    await press('I Understand, Let Me Upload');
    await page.locator('input[type=file]').setInputFiles({
      name: 'schedule_template.csv',
      mimeType: 'text/csv',
      buffer: await (await import('node:fs/promises')).readFile(template),
    });
    await press('Upload Schedule');
    await shows('Step 4 of 4');

    await page.reload();
    await shows('Step 4 of 4');
    await press('Skip for Now');
    await press('Go to Dashboard');
    await page.waitForURL('**/dashboard');
    await shows('Total Bookings');
    expect(await objections()).toEqual([]);

    await press('Sign Out');
    await shows('Signed out successfully');
  });

  it('hears of a declined card, confirms another at its bank, and is in', async () => {
    await signUp('declined@roma.test');
    await startTrial(cards.declined);
    await shows(/declined/i);
    await pay(cards.asksItsOwner);
    await press('Complete');
    await page.waitForURL(/checkout=success/);
    await local.settle();
    await page.waitForURL('**/onboarding', { timeout: 30_000 });
  });

  it('may leave the checkout and finds the offer again', async () => {
    await signUp('leaves@roma.test');
    await press('Start 30-Day Free Trial');
    await page.getByRole('link', { name: /without subscribing/ }).click();
    await page.waitForURL('**/subscribe');
    await shows('Start Optimizing Your Revenue Today');
    await page.goto(`${local.url}/classes`);
    await page.waitForURL('**/subscribe');
  });

  it('who is nobody is led to sign in, and who is lost is told so', async () => {
    await page.goto(`${local.url}/dashboard`);
    await page.waitForURL('**/auth*');
    await page.goto(`${local.url}/no/such/page`);
    await shows('Oops! Page not found');
    for (const legal of ['/privacy-policy', '/terms-of-service']) {
      await page.goto(local.url + legal);
      await shows('Back to Home');
      expect([legal, await objections()]).toEqual([legal, []]);
    }
    expect(path()).toBe('/terms-of-service');
  });

  it('resets a forgotten password', async () => {
    const email = 'forgets@roma.test';
    await local.createOwner({ email, password });
    await page.goto(`${local.url}/auth`);
    await press(/Forgot/);
    await page.getByLabel('Email').last().fill(email);
    await press('Send Code');
    await page.getByLabel(/code/i).first().waitFor();
    const code = local.messages.findLast((message) => message.email === email)?.code ?? '';
    await page.getByLabel(/code/i).first().fill(code);
    await page
      .getByLabel(/password/i)
      .first()
      .fill('seven-seven');
    await press('Change Password');
    await page.waitForURL(/\/(subscribe|auth)/);
    expect((await local.signIn({ email, password: 'seven-seven' })).token).toMatch(/\./);
  });
});
