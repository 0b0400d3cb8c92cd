import type { Browser } from 'playwright-core';
import type { Local } from '#infra/local/index.ts';
import { demoEmail } from '#infra/demo/seed/seed-demo.ts';
import { personAt } from '../browser/person.ts';
import { newContext, type SignedIn } from './page-load.ts';

export const benchPassword = 'bench-bench';

/** The browser's stored state of the demo's owner, who has signed in and seen the dashboard. */
export async function signInAt(
  browser: Browser,
  local: Pick<Local, 'settle'>,
  url: string,
): Promise<SignedIn> {
  const context = await newContext(browser, {});
  const page = await context.newPage();
  await personAt(page, { url, settle: local.settle }).signIn(demoEmail, benchPassword);
  await page.waitForURL('**/dashboard');
  await page.getByText('Total Bookings').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
