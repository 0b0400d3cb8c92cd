// The Interaction to Next Paint of clicks in a list of 500 pending decisions, at a quarter of the processor's speed.
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Browser } from 'playwright-core';
import type { Overview } from '#web/src/demo/recorded.ts';
import { launch } from '../browser/launch.ts';
import { serveWeb } from '../browser/serve-web.ts';
import { keepDurations, longestMsOf, printInteractions, slowDown } from './interaction.ts';
import { insist, sized } from './measure.ts';
import { newContext } from './page-load.ts';

const runs = sized(7, 1);
const waitingCount = 500;
const webDir = 'dist/web';

/**
 * The recorded decisions come first, followed by copies with less revenue, so that the decisions on the first page can
 * be opened.
 */
export function manyWaiting(overview: Overview, count: number): Overview {
  const { decisions } = overview.waiting;
  const least = Math.min(...decisions.map(({ expectedRevenueMinor }) => expectedRevenueMinor));
  const copies = Array.from({ length: Math.max(0, count - decisions.length) }, (_, at) => {
    const decision = decisions[at % decisions.length];
    insist(decision !== undefined, 'no decision was recorded');
    const decisionId = `${decision.decisionId.slice(0, -4)}${String(at).padStart(4, '0')}`;
    return { ...decision, decisionId, expectedRevenueMinor: least };
  });
  return { ...overview, waiting: { ...overview.waiting, decisions: [...decisions, ...copies] } };
}

/** The kinds of interactions that are measured. */
const interactions = {
  sort: 'sorting by confidence',
  selectAll: `selecting all ${waitingCount}`,
  selectPage: 'selecting the page',
  open: 'opening a decision',
  tryPlaces: 'typing other places in What if',
} as const;

type Seen = Record<keyof typeof interactions, number>;

async function visit(browser: Browser, url: string, overview: string): Promise<Seen> {
  const context = await newContext(browser, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.route(/\/overview-[^/]+\.json$/, (route) =>
    route.fulfill({ contentType: 'application/json', body: overview }),
  );
  await page.addInitScript(keepDurations);
  await page.goto(`${url}/demo/ai-decisions?tab=pending-review`);
  const selectAll = page.getByRole('button', { name: `Select all ${waitingCount}` });
  await selectAll.waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const seen: Partial<Seen> = {};
  const table = page.getByRole('table', { name: 'Pending Review' });
  seen.sort = await longestMsOf(
    page,
    () => table.getByRole('button', { name: 'Confidence' }).click(),
    () => table.locator('th[aria-sort="descending"]', { hasText: 'Confidence' }).waitFor(),
  );
  await table.getByRole('button', { name: 'Worth' }).click();
  await table.locator('th[aria-sort="descending"]', { hasText: 'Worth' }).waitFor();
  const clear = button('Clear selection');
  seen.selectAll = await longestMsOf(
    page,
    () => selectAll.click(),
    () => button(new RegExp(`^Approve ${waitingCount} selected`)).waitFor(),
  );
  await clear.click();
  await clear.waitFor({ state: 'detached' });
  seen.selectPage = await longestMsOf(
    page,
    () => page.getByRole('checkbox', { name: 'Select all on this page' }).click(),
    () => button(/^Approve 20 selected/).waitFor(),
  );
  await clear.click();
  await clear.waitFor({ state: 'detached' });
  const dialog = page.getByRole('dialog');
  seen.open = await longestMsOf(
    page,
    () =>
      button(/^View Details of /)
        .first()
        .click(),
    () => dialog.getByText('What if').first().waitFor(),
  );
  await dialog.getByRole('button', { name: 'What if' }).click();
  const places = dialog.getByLabel(/^Places on /).first();
  await places.waitFor();
  await places.click();
  seen.tryPlaces = await longestMsOf(
    page,
    () => page.keyboard.press('ArrowUp'),
    () => dialog.getByText('Chance to sell out').waitFor(),
  );
  await context.close();
  return seen as Seen;
}

async function overviewFile(): Promise<string> {
  const assets = path.join(webDir, 'assets');
  const file = (await readdir(assets)).find((name) => /^overview-.+\.json$/.test(name));
  insist(file !== undefined, 'the build has no recorded overview');
  return path.join(assets, file);
}

export async function run(): Promise<void> {
  execFileSync(process.execPath, ['infra/tools/build.ts', '--web'], { stdio: 'ignore' });
  const recorded = JSON.parse(await readFile(await overviewFile(), 'utf8')) as Overview;
  const overview = JSON.stringify(manyWaiting(recorded, waitingCount));
  const server = await serveWeb(webDir, () => ({ status: 200, body: { integrations: [] } }));
  const browser = await launch();
  try {
    const seen: Seen[] = [];
    for (let at = 0; at < runs; at += 1) seen.push(await visit(browser, server.url, overview));
    printInteractions('decisions-screen', interactions, seen, `${waitingCount} waiting decisions`);
  } finally {
    await browser.close();
    await server.close();
  }
}
