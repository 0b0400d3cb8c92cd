// How soon nine actions on five screens of the demo studio are answered, at a quarter of the speed.
import type { Browser, Page } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { demoEmail, seedDemo } from '#infra/demo/seed/seed-demo.ts';
import { launch } from '../browser/launch.ts';
import { insistAllWell } from './all-well.ts';
import { keepDurations, measured, slowDown } from './interaction.ts';
import { median, print, sized } from './measure.ts';
import { newContext, type SignedIn } from './page-load.ts';
import { benchPassword, signInAt } from './signed-in.ts';

const runs = sized(5, 1);
const cpuRate = 4;
const interactionAimMs = 100;

interface Action {
  readonly on: string;
  readonly does: string;
  readonly act: (page: Page) => Promise<void>;
  readonly settled: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const actions: Readonly<Record<string, Action>> = {
  weekAsTable: {
    on: '/dashboard',
    does: "showing the week's numbers as a table",
    act: press('Table'),
    settled: (page) => page.getByRole('table').first().waitFor(),
  },
  appearance: {
    on: '/dashboard',
    does: 'opening the menu of appearance',
    act: press('Appearance'),
    settled: (page) => page.getByRole('menuitem').first().waitFor(),
  },
  nextPage: {
    on: '/dashboard',
    does: 'going to Rules',
    act: (page) => page.getByRole('link', { name: 'Rules', exact: true }).click(),
    settled: (page) => page.waitForURL('**/rules'),
  },
  openClass: {
    on: '/classes',
    does: 'opening a class',
    act: (page) => page.locator('.slot-open').first().click(),
    settled: (page) => page.getByRole('dialog').first().waitFor(),
  },
  upload: {
    on: '/classes',
    does: 'opening the menu of uploads',
    act: press(/^Upload/),
    settled: (page) => page.getByRole('menuitem').first().waitFor(),
  },
  decision: {
    on: '/ai-decisions?tab=pending-review',
    does: 'opening a decision',
    act: press(/^View Details of /),
    settled: (page) => page.getByRole('dialog').first().waitFor(),
  },
  tab: {
    on: '/ai-decisions?tab=pending-review',
    does: 'choosing another tab',
    act: (page) => page.getByRole('tab').nth(1).click(),
    settled: (page) => page.getByRole('tab', { selected: true }).nth(0).waitFor(),
  },
  typing: {
    on: '/settings',
    does: 'typing into a field of settings',
    act: async (page) => {
      await page.getByRole('textbox').first().click();
      await page.keyboard.press('a');
    },
    settled: (page) => page.waitForTimeout(100),
  },
  connect: {
    on: '/integrations',
    does: "opening a card's menu",
    act: (page) => page.getByRole('button', { expanded: false }).last().click(),
    settled: (page) => page.waitForTimeout(100),
  },
};

async function visit(browser: Browser, url: string, storageState: SignedIn): Promise<Map<string, number>> {
  const context = await newContext(browser, { viewport: { width: 1440, height: 900 }, storageState });
  await context.addInitScript(keepDurations);
  const seen = new Map<string, number>();
  for (const [name, { on, act, settled }] of Object.entries(actions)) {
    const page = await context.newPage();
    await page.goto(url + on);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await slowDown(page, cpuRate);
    seen.set(
      name,
      await measured(
        page,
        () => act(page),
        () => settled(page),
      ),
    );
    await page.close();
  }
  await context.close();
  return seen;
}

export async function run(): Promise<void> {
  const local = await createLocal({});
  await seedDemo(local, { email: demoEmail, password: benchPassword });
  const browser = await launch();
  try {
    const storageState = await signInAt(browser, local, local.url);
    const seen: Map<string, number>[] = [];
    for (let at = 0; at < runs; at += 1) seen.push(await visit(browser, local.url, storageState));
    insistAllWell(local);
    for (const [name, { on, does }] of Object.entries(actions)) {
      const a = median(seen.map((one) => one.get(name) ?? Number.NaN));
      const note = `from the input to the next paint, ${does} on ${on}; ${cpuRate}x CPU slow-down, steps of 8 ms; median of ${runs}; aim ${interactionAimMs}`;
      const common = { unit: 'ms', b: interactionAimMs, runs, note };
      print({ ...common, bench: `interactions/${name}`, a, ratio: a / interactionAimMs });
    }
  } finally {
    await browser.close();
    await local.close();
  }
}
