import type { Browser, Page } from 'playwright-core';
import { decideNow } from '#infra/demo/runs.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { getNotificationSettings } from '#shared/contracts/notifications/get-notification-settings.ts';
import { importFourWeeksOfMany } from '../journeys/four-weeks-of-many.ts';
import { aStudioIn, connect, monday, type Scene } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openPage, password, personAt } from './person.ts';
import { soon } from './soon.ts';

const email = 'night@alameda.test';
const hourMs = 3_600_000;

/** Decisions are made at night; the owner reads about them in the morning, follows the link, and later unsubscribes. */
describe('the morning e-mail in a browser', () => {
  let local: Local;
  let scene: Scene;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const pictures = process.env['PICTURES'];
  const picture = async (shown: Page, name: string) => {
    if (pictures) await shown.screenshot({ path: `${pictures}/${name}.png` });
  };

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    scene = await aStudioIn(local, email);
    await connect(scene, 'wellhub');
    await importFourWeeksOfMany(scene, 1);
    await decideNow(local, scene.token);
    await local.advance(hourMs);
    await local.runSchedule('notifications.start-hour.schedule');
    await local.settle();
    browser = await launch();
    ({ page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 900 } }));
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  it('is readable in light and dark, and on a phone', async () => {
    await page.goto(local.mail.url);
    await page.getByRole('link', { name: /recommendations wait for your answer/ }).click();
    const mail = page.frameLocator('iframe');
    await mail.getByText('Good morning, Alameda').waitFor();
    await picture(page, 'mail');
    const { messageId } = local.mail.mails()[0]!;
    for (const width of [1440, 390]) {
      const alone = await openPage(browser, { viewport: { width, height: 844 } });
      await alone.page.goto(`${local.mail.url}/mails/${messageId}/html`);
      for (const colorScheme of bothSchemes) {
        await alone.page.emulateMedia({ colorScheme });
        await picture(alone.page, `mail-${width}-${colorScheme}`);
      }
      const wide = await alone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await alone.page.context().close();
    }
  });

  it('links to the pending decisions, through the sign-in', async () => {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.frameLocator('iframe').getByRole('link', { name: 'Review recommendations' }).click(),
    ]);
    const person = personAt(opened, local);
    await opened.getByLabel('Email', { exact: true }).first().fill(email);
    await opened.getByLabel('Password', { exact: true }).first().fill(password);
    await opened.keyboard.press('Enter');
    await opened.waitForURL('**/ai-decisions?tab=pending');
    await person.shows(/^Approve \d+ decisions? sure enough for your threshold of 70%/);
    await opened.close();
  });

  it('links to its own setting, through the sign-in, where its hour can be changed', async () => {
    const fresh = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    const address = /settings#notifications/.exec(local.mail.mails()[0]!.text)![0];
    await fresh.page.goto(`${local.url}/${address}`);
    await fresh.page.getByLabel('Email', { exact: true }).first().fill(email);
    await fresh.page.getByLabel('Password', { exact: true }).first().fill(password);
    await fresh.page.keyboard.press('Enter');
    const card = fresh.page.locator('#notifications');
    await soon(card.getByRole('heading', { name: 'Notifications' })).toBeInViewport();
    await card.getByText(/^To night@alameda.test. Last e-mail on/).waitFor();
    await card.getByRole('button', { name: /^Hour of the morning/ }).click();
    await fresh.page.getByRole('option', { name: '06:00' }).click();
    await picture(fresh.page, 'setting');
    await card.getByRole('button', { name: 'Save Notifications' }).click();
    await fresh.page.getByText('Notifications saved').waitFor();
    expect(await objectionsTo(fresh.page)).toEqual([]);
    scene = { ...scene, ...(await local.signIn({ email, password })) };
    expect(await local.call(getNotificationSettings, {}, scene.token)).toMatchObject({
      kinds: { morning: { email: true } },
      morningHour: 6,
    });
    await fresh.page.context().close();
  });

  it('can be unsubscribed from on a page that changes nothing when it is merely opened', async () => {
    // A sign-in from another browser sends a different kind of e-mail, and its link unsubscribes from that kind.
    const morning = local.mail.mails().find(({ text }) => text.includes('Good morning'))!;
    const path = /Unsubscribe: (.*)/.exec(morning.text)![1]!;
    await page.goto(path);
    await page.getByRole('heading', { name: 'Unsubscribe' }).waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    const emails = async () =>
      (await local.call(getNotificationSettings, {}, scene.token)).kinds.morning.email;
    expect(await emails()).toBe(true);
    await picture(page, 'unsubscribe');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('You are unsubscribed').waitFor();
    expect(await emails()).toBe(false);
    await page.goto(`${local.url}/unsubscribe?subscription=nothing`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('That did not work.').waitFor();
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
