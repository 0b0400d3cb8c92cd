import type { Browser, Locator, Page } from 'playwright-core';
import { demoEmail, seedDemo } from '#infra/demo/seed/seed-demo.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { launch } from './launch.ts';
import { openPage, password } from './person.ts';
import { soon } from './soon.ts';

/** A Monday morning in Mexico City. */
const morning = new Date('2026-11-23T14:00:00Z');
/** Enough time for the browser and the marketplaces to finish. */
const laterMs = 15 * 60_000;
/** More Tab stops than any page has before the element that the test looks for. */
const stopsMax = 120;
/** The names of the demo studio's accounts on two of its marketplaces. */
const accounts = { fitpass: demoEmail, wellhub: '4711' } as const;

/**
 * The demo studio's owner does the morning's work with the keyboard alone, and the marketplaces show the new places.
 */
describe('a morning at the demo studio, with the keyboard alone', () => {
  let local: Local;
  let token: string;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  /** The pending decisions before any is answered. */
  let waiting: readonly WaitingDecision[];

  beforeAll(async () => {
    local = await createLocal({ clock: morning });
    ({ token } = await seedDemo(local, { email: demoEmail, password }));
    ({ decisions: waiting } = await local.call(listWaiting, {}, token));
    browser = await launch();
    ({ page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 900 } }));
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  /** Presses Tab until the given element has the focus. */
  async function tabTo(wanted: Locator): Promise<void> {
    await wanted.waitFor();
    for (let stop = 0; stop < stopsMax; stop += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not come to ${String(wanted)}`);
  }
  const enter = async (wanted: Locator): Promise<void> => {
    await tabTo(wanted);
    await page.keyboard.press('Enter');
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  /** Compares the displayed percentages with the default threshold. */
  function isSure({ confidence, gainShare, expectedRevenueMinor }: WaitingDecision): boolean {
    const [often, won] = [confidence, gainShare ?? 0].map((share) => Math.round(share * 100)) as [
      number,
      number,
    ];
    return expectedRevenueMinor >= 0 && (won >= 70 || (often >= 70 && won >= 50));
  }
  /** The places of a class that a marketplace offers its members. */
  async function shownBy(marketplace: keyof typeof accounts): Promise<Map<string, number>> {
    const address = new URL('/_control/classes', local.simulators[marketplace].url);
    address.searchParams.set('studio', accounts[marketplace]);
    const listed = (await (await fetch(address)).json()) as { reference: string; slots: number }[];
    return new Map(listed.map(({ reference, slots }) => [reference, slots]));
  }

  it('signs in, and the first screen shows what Cupo earned and what is pending', async () => {
    await page.goto(`${local.url}/auth`);
    await tabTo(page.getByLabel('Email', { exact: true }).first());
    await page.keyboard.type(demoEmail);
    await tabTo(page.getByLabel('Password', { exact: true }).first());
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    const { waiting: worth } = await local.call(getDashboard, {}, token);
    expect(worth.decisions).toBe(waiting.length);
    await page
      .getByRole('region', { name: 'Waiting for you' })
      .getByText(`about +$${Math.round(worth.worthMinor / 100).toLocaleString('en-US')}`)
      .waitFor();
    await page
      .getByRole('region', { name: 'Estimate: what Cupo would have earned' })
      .getByText(/^\+\$[\d,]+ \(\+\d+\.\d%\)$/)
      .waitFor();
  });

  it('approves all decisions that are sure enough by pressing Enter three times, and the marketplaces follow', async () => {
    const sure = waiting.filter(isSure);
    expect(sure.length).toBeGreaterThan(5);
    await enter(page.getByRole('link', { name: 'Review recommendations' }));
    const [best] = waiting.toSorted((a, b) => b.expectedRevenueMinor - a.expectedRevenueMinor);
    const won = Math.round((best!.gainShare ?? 0) * 100);
    await page.getByRole('row').nth(1).getByText(`wins ${won}% of the money at stake`).waitFor();
    await enter(button(`Approve ${sure.length} decisions sure enough for your threshold of 70%, about +$`));
    await enter(page.getByRole('dialog').getByRole('button', { name: `Approve ${sure.length} decisions` }));
    await page.getByText(`${sure.length} decisions approved and queued for execution, about +$`).waitFor();
    await local.advance(laterMs);
    await local.settle();
    const shown = { fitpass: await shownBy('fitpass'), wellhub: await shownBy('wellhub') };
    const places = (which: 'shown' | 'decided') =>
      sure.flatMap(({ classId, changes }) =>
        changes.flatMap(({ marketplace, placesTo }) =>
          marketplace === 'fitpass' || marketplace === 'wellhub'
            ? [[classId, marketplace, which === 'decided' ? placesTo : shown[marketplace].get(classId)]]
            : [],
        ),
      );
    expect(places('shown')).toEqual(places('decided'));
    expect(places('decided').length).toBeGreaterThanOrEqual(sure.length);
  });

  it('handles the rest: opens one, approves it, and undoes it', async () => {
    await page.reload();
    const selectAll = button(/^Select all \d+$/);
    const waitingNow = Number(/\d+/.exec(await selectAll.innerText())![0]);
    await tabTo(page.getByRole('checkbox', { name: 'Select all on this page' }));
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const second = page.getByRole('row').nth(2).getByRole('button', { name: 'View Details' });
    await soon(second).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^(Open|Move|Close) .*: (about [+−]\$|no difference)/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await soon(second).toBeFocused();
    await page.keyboard.press('a');
    await page.getByText(/^1 decision approved and queued for execution/).waitFor();
    await soon(selectAll).toHaveText(`Select all ${waitingNow - 1}`);
    await page.keyboard.press('u');
    await page.getByText('1 decision undone').waitFor();
  });

  it('approves one in its details, goes on in the list, and undoes it there', async () => {
    await page.reload();
    const rowButton = (at: number) =>
      page.getByRole('row').nth(at).getByRole('button', { name: 'View Details' });
    await tabTo(page.getByRole('checkbox', { name: 'Select all on this page' }));
    await page.keyboard.press('j');
    await soon(rowButton(1)).toBeFocused();
    const following = await rowButton(2).getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Approve & Execute' }));
    await page.getByText('Decision approved and queued for execution').waitFor();
    await soon(rowButton(1)).toHaveAttribute('aria-label', following ?? '');
    await soon(rowButton(1)).toBeFocused();
    await page.keyboard.press('u');
    await page.getByText('1 decision undone').waitFor();
    await soon(rowButton(1)).toBeFocused();
  });

  it('rejects one in the list, and goes on with its neighbour', async () => {
    const rowButton = (at: number) =>
      page.getByRole('row').nth(at).getByRole('button', { name: 'View Details' });
    const following = await rowButton(2).getAttribute('aria-label');
    await page.keyboard.press('r');
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Reject 1 decision' }));
    await page.getByText('1 decision rejected').waitFor();
    await soon(rowButton(1)).toHaveAttribute('aria-label', following ?? '');
    await soon(rowButton(1)).toBeFocused();
  });

  it('follows a link through the sign-in, and a message under the pointer does not cover the dialog', async () => {
    const visit = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await visit.page.goto(`${local.url}/ai-decisions?decision=${waiting.at(-1)!.decisionId}`);
    await visit.page.getByLabel('Email', { exact: true }).first().fill(demoEmail);
    await visit.page.getByLabel('Password', { exact: true }).first().fill(password);
    await visit.page.keyboard.press('Enter');
    await visit.page.getByRole('dialog').waitFor();
    const message = visit.page.getByText('Welcome back!', { exact: true });
    await message.hover();
    await soon(message).toHaveCount(0);
    expect(visit.complaints).toEqual([]);
    await visit.page.context().close();
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
