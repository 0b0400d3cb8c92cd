import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Local } from '#infra/local/index.ts';
import { moveDate } from '../move-date.ts';
import { noteRequests } from './at-rest.ts';
import { messageTold } from './message-told.ts';
import { slowDown } from './slow-down.ts';

export const password = 'six-six-six';

/** Stripe's test cards. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksItsOwner: '4000 0025 0000 3155',
  paysNotLater: '4000 0000 0000 0341',
};

/** How long a test waits for what a page should show. */
export const waitMaxMs = 60_000;

/** The difference between the machine's date and the date on which the tests run. */
const movedMs = Number(process.env['TODAY_OFFSET_MS'] ?? 0);

/** Opens a page in its own browser context, and records its errors. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(waitMaxMs);
  noteRequests(context);
  await slowDown(context);
  if (movedMs) await context.addInitScript(moveDate, movedMs);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

/** The actions of a person on a page of the twin. */
export function personAt(page: Page, local: Pick<Local, 'url' | 'settle'>) {
  const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const press = async (name: string | RegExp): Promise<void> => {
    // A message stays visible while the pointer rests on it, and may cover the button.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name }).first().click();
  };
  const goTo = (path: string) => page.goto(local.url + path);
  /** Runs an action and waits for a message that soon disappears, watching from before the action begins. */
  const tells = (text: string | RegExp, act: () => Promise<unknown>) =>
    Promise.all([messageTold(page, text), act()]);

  async function signUp(email: string): Promise<void> {
    await goTo('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Email', { exact: true }).last().fill(email);
    await page.getByLabel('Password', { exact: true }).last().fill(password);
    await press('Create Account');
    await page.waitForURL('**/subscribe');
  }

  async function signIn(email: string, word = password): Promise<void> {
    await goTo('/auth');
    await page.getByLabel('Email', { exact: true }).first().fill(email);
    await page.getByLabel('Password', { exact: true }).first().fill(word);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  }

  async function enterCard(card: string): Promise<void> {
    await page.getByLabel('E-mail', { exact: true }).fill('owner@roma.test');
    await page.getByLabel('Card number', { exact: true }).fill(card);
    await page.getByLabel('Expires', { exact: true }).fill('12 / 34');
    await page.getByLabel('CVC', { exact: true }).fill('123');
    await press(/Start trial|Subscribe/);
  }

  async function startTrial(card = cards.pays): Promise<void> {
    await press('Start 30-Day Free Trial');
    await page.getByLabel('Card number', { exact: true }).waitFor();
    await enterCard(card);
  }

  /** Waits until the product has received the payment. */
  async function comeBackPaid(): Promise<void> {
    await page.waitForURL(/checkout=success/);
    await local.settle();
    await page.waitForURL('**/onboarding');
  }

  return { shows, press, goTo, tells, signUp, signIn, enterCard, startTrial, comeBackPaid };
}

export type Person = ReturnType<typeof personAt>;
