// The Interaction to Next Paint of moving between the demo's pages and of opening, filtering and changing what they show,
// at a quarter of the processor's speed.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import type { Browser } from 'playwright-core';
import { launch } from '../browser/launch.ts';
import { serveWeb } from '../browser/serve-web.ts';
import { keepDurations, longestMsOf, printInteractions, slowDown } from './interaction.ts';
import { sized } from './measure.ts';
import { newContext } from './page-load.ts';

const runs = sized(7, 1);
const webDir = 'dist/web';

/** The kinds of interactions that are measured. */
const interactions = {
  openPage: 'opening the schedule from the navigation',
  openClass: 'opening a class',
  changeView: 'showing the booking curve as a table',
  openLogs: 'opening the logs from the navigation',
  filter: 'choosing a platform in the logs',
} as const;

type Seen = Record<keyof typeof interactions, number>;

async function visit(browser: Browser, url: string): Promise<Seen> {
  const context = await newContext(browser, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(keepDurations);
  await page.goto(`${url}/demo/dashboard`);
  await page.getByText('Total Bookings').waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const slot = page.locator('.slot-open').first();
  const openPage = await longestMsOf(
    page,
    () => link('Classes').click(),
    () => slot.waitFor(),
  );
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const openClass = await longestMsOf(
    page,
    () => slot.click(),
    () => dialog.getByRole('heading', { name: 'Capacity Overview' }).waitFor(),
  );
  const asTable = dialog.getByRole('button', { name: 'Table' });
  const changeView = await longestMsOf(
    page,
    () => asTable.click(),
    () => dialog.getByRole('table').first().waitFor(),
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const rows = page.getByRole('row');
  const openLogs = await longestMsOf(
    page,
    () => link('Logs').click(),
    () => rows.nth(1).waitFor(),
  );
  await page.getByLabel('Platform').first().click();
  const option = page.getByRole('option', { name: 'Fitpass' });
  await option.waitFor();
  const filter = await longestMsOf(
    page,
    () => option.click(),
    () => page.waitForURL(/platform=fitpass/),
  );
  await context.close();
  return { openPage, openClass, changeView, openLogs, filter };
}

export async function run(): Promise<void> {
  execFileSync(process.execPath, ['infra/tools/build.ts', '--web'], { stdio: 'ignore' });
  const server = await serveWeb(webDir, () => ({ status: 200, body: { integrations: [] } }));
  const browser = await launch();
  try {
    const seen: Seen[] = [];
    for (let at = 0; at < runs; at += 1) seen.push(await visit(browser, server.url));
    printInteractions('interactions', interactions, seen, 'the demo studio');
  } finally {
    await browser.close();
    await server.close();
  }
}
