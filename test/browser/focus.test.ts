import type { Locator, Page } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { markDays } from '#shared/contracts/settings/mark-days.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { monday, type Scene } from '../journeys/scene.ts';
import { showAllParts } from './all-parts.ts';
import { atRest } from './at-rest.ts';
import { aScheduleIn, classOn } from './schedule-scene.ts';
import { soon } from './soon.ts';
import { deskOf, ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const team = 'admin@cupo.test';
const renovation = {
  kind: 'closed',
  name: 'Renovation',
  fromDate: '2026-12-28',
  toDate: '2026-12-30',
} as const;

/** An action whose button disappears with what it finished, and where the person goes on. */
interface Action {
  readonly what: string;
  readonly path: string;
  /** The names of the buttons, each pressed by keyboard after the one before it. */
  readonly press: readonly (RegExp | string)[];
  readonly target: (page: Page) => Locator;
}

const button = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const heading = (name: RegExp | string) => (page: Page) =>
  page.getByRole('heading', { name, exact: true }).first();

const actions: readonly Action[] = [
  {
    what: 'the first of two rules is deleted',
    path: '/rules',
    press: ['Delete Low Occupancy Boost', 'Delete'],
    target: button('Delete High Demand Expansion'),
  },
  {
    what: 'the last rule is deleted',
    path: '/rules',
    press: ['Delete High Demand Expansion', 'Delete'],
    target: (page) => page.getByRole('columnheader', { name: 'Delete' }),
  },
  {
    what: 'a marketplace is disconnected',
    path: '/integrations',
    press: ['More for TotalPass', 'Disconnect', 'Disconnect'],
    target: button('Connect TotalPass'),
  },
  {
    what: 'a request for a system is cancelled',
    path: '/integrations',
    press: [/^Cancel request/, /^Cancel request/],
    target: button('Request access Kenko'),
  },
  {
    what: 'the last weeks are replayed',
    path: '/settings',
    press: ['Replay Last Weeks'],
    target: (page) => page.getByRole('region', { name: 'What these settings would have earned' }),
  },
  {
    what: 'a marked day is removed',
    path: '/settings',
    press: ['Remove Renovation'],
    target: heading('Your own days'),
  },
  {
    what: 'an authenticator app is set up',
    path: '/account',
    press: ['Set Up Authenticator App'],
    target: (page) => page.locator('.enrolment'),
  },
  {
    what: 'its setup is left',
    path: '/account',
    press: ['Set Up Authenticator App', 'Back'],
    target: button('Set Up Authenticator App'),
  },
  {
    what: 'filters are cleared, which disables the button',
    path: '/logs?platform=wellhub',
    press: ['Clear filters'],
    target: (page) => page.getByRole('region', { name: 'Filters' }),
  },
  {
    what: 'a link within the page leads to another',
    path: '/dashboard',
    press: ['Manage Integrations'],
    target: heading('Data Sources'),
  },
];
/** Whether the focus is on no element. */
const isLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

async function pressByKeyboard(page: Page, name: RegExp | string): Promise<void> {
  const exact = { name, exact: true };
  const item = page.getByRole('menuitem', exact);
  const found = page.getByRole('button', exact).or(page.getByRole('link', exact));
  // The keyboard chooses items of a menu by arrow keys, beginning from the first.
  if (await item.isVisible()) await item.click();
  else {
    await found.filter({ visible: true }).last().focus();
    await page.keyboard.press('Enter');
  }
  await atRest(page);
}

/** A person with a keyboard or a screen reader goes on where they were, whatever their last action removed. */
describe('the focus', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;

  beforeAll(async () => {
    const local = await createLocal({ clock: monday });
    scene = await aScheduleIn(local, email);
    const { token } = scene;
    await local.call(markDays, renovation, token);
    const request = { studioName: 'Alameda', username: 'ana', password: 'kenko-canary' };
    await local.call(requestSystem, { system: 'kenko', ...request }, token);
    await decideNow(local, token);
    await local.settle();
    stage = await ownerOf(scene, email);
    ({ page } = stage);
  });
  afterAll(async () => {
    await stage.close();
    expect(stage.complaints).toEqual([]);
  });

  it.each(actions.map((action) => [action.what, action] as const))(
    'remains when %s',
    async (_what, { path, press, target }) => {
      await stage.person.goTo(path);
      await showAllParts(page);
      for (const name of press) await pressByKeyboard(page, name);
      await soon(target(page)).toBeFocused();
      expect(await isLost(page)).toBe(false);
    },
  );

  it('returns to a switch that is disabled while it is saved', async () => {
    await stage.person.goTo('/settings');
    await atRest(page);
    const automation = page.getByRole('checkbox', { name: 'Automation', exact: true });
    for (const checked of [false, true]) {
      await automation.focus();
      await page.keyboard.press('Space');
      await atRest(page);
      await soon(automation).toBeChecked({ checked });
      await soon(automation).toBeFocused();
    }
  });

  it.each([
    ['the code that does so comes', '**/retain-focus-*.js'],
    ['the answer comes', '**/api/settings/automation'],
  ])('returns to that switch however late %s', async (_what, address) => {
    await stage.person.goTo('/settings');
    await atRest(page);
    let goOn = (): void => undefined;
    const isDue = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(address, async (route) => {
      await isDue;
      await route.continue();
    });
    const automation = page.getByRole('checkbox', { name: 'Automation', exact: true });
    const wasChecked = await automation.isChecked();
    await automation.focus();
    await page.keyboard.press('Space');
    await soon(automation).not.toBeFocused();
    goOn();
    await soon(automation).toBeFocused();
    await soon(automation).toBeChecked({ checked: !wasChecked });
    await page.unroute(address);
  });

  it('goes to the title of the page when a dialog is closed that its address opened', async () => {
    const {
      class: { classId },
    } = await classOn(scene, 'Yoga');
    await stage.person.goTo(`/classes?class=${classId}`);
    await page.getByRole('dialog').getByText('Capacity Overview').waitFor();
    await pressByKeyboard(page, 'Close');
    await soon(heading('Class Schedule')(page)).toBeFocused();
  });

  it('is visible in a dialog on top of another one, also if the pointer opened that', async () => {
    const {
      class: { classId },
    } = await classOn(scene, 'Yoga');
    await stage.person.goTo(`/classes?class=${classId}`);
    await page.getByRole('button', { name: 'Set as Recurring' }).click();
    await page.getByRole('dialog', { name: 'Set Up Recurring Schedule' }).waitFor();
    await page.keyboard.press('Tab');
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    await soon.poll(ring).not.toBe('none');
    await page.keyboard.press('Escape');
    await soon(page.getByRole('dialog')).toHaveCount(1);
  });

  it('stays where a person put it, and nowhere if they clicked on nothing', async () => {
    await stage.person.goTo('/rules');
    await button('Add Rule')(page).focus();
    await page.mouse.click(700, 880);
    await atRest(page);
    expect(await isLost(page)).toBe(true);
  });
});

describe('the focus of the team', () => {
  it('remains when a request is rejected', async () => {
    const local = await createLocal({ clock: monday });
    const scene = await aScheduleIn(local, email);
    const request = { studioName: 'Alameda', username: 'ana', password: 'kenko-canary' };
    await local.call(requestSystem, { system: 'kenko', ...request }, scene.token);
    const stage = await ownerOf(scene, email);
    const { page } = await deskOf(stage, team);
    await atRest(page);
    await pressByKeyboard(page, /^Reject/);
    await page.getByRole('dialog').getByRole('textbox').fill('Another account is needed.');
    await pressByKeyboard(page, /^Reject/);
    await soon(page.getByRole('dialog')).toHaveCount(0);
    await soon.poll(() => isLost(page)).toBe(false);
    await stage.close();
  });
});
