import type { Browser, CDPSession, Page } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { noteSignIn } from '#shared/contracts/access/note-sign-in.ts';
import { getNotificationSettings } from '#shared/contracts/notifications/get-notification-settings.ts';
import { aStudioIn, type Scene } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { bothSchemes, objectionsTo, objectionsToCompact } from './objections-to.ts';
import { openPage, password, personAt } from './person.ts';
import { startPushService } from '#test/builders/push-service.ts';
import { soon } from './soon.ts';

const email = 'told@alameda.test';
/** Noon in Mexico City. */
const noon = new Date('2026-11-24T18:00:00Z');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const strange = 'Somebody signed in with your password from Firefox on Linux';

interface Shown {
  shown: { title: string; body: string | undefined; tag: string | undefined }[];
}

/**
 * The owner is notified in the app, chooses the notifications, and lets a browser show them while the app is closed.
 */
describe('notifications in a browser', () => {
  let local: Local;
  let scene: Scene;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let service: Awaited<ReturnType<typeof startPushService>>;
  const pictures = process.env['PICTURES'];
  const picture = async (name: string) => {
    if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
  };

  beforeAll(async () => {
    local = await createLocal({ clock: noon });
    scene = await aStudioIn(local, email);
    await local.settle();
    service = await startPushService();
    browser = await launch();
    ({ page, complaints } = await openPage(browser, {
      viewport: { width: 1440, height: 900 },
    }));
    await service.givenTo(page.context());
    // The owner's own browser is the first known browser.
    await Promise.all([page.waitForResponse('**/api/session/sign-ins'), personAt(page, local).signIn(email)]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What happens within seconds before the page is connected is not announced to it.
    await soon.poll(local.liveConnections).toBe(1);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await local.close();
  });

  let strangers = 0;
  /** Somebody signs in from elsewhere, which causes a notification. */
  async function strangeSignIn(): Promise<void> {
    strangers += 1;
    await local.advance(11 * 60_000);
    const { token } = await local.signIn({ email, password });
    await local.call(
      noteSignIn,
      { browser: `stranger-${String(strangers).padStart(13, '0')}`, userAgent: firefox },
      token,
    );
    await local.settle();
  }

  const bell = () => page.getByRole('link', { name: 'Notifications', exact: true });
  const count = () => page.locator('.navigation-new');

  it('are counted beside the bell as they arrive, and are new until seen', async () => {
    await soon(count()).toHaveText('1new');
    await strangeSignIn();
    await soon(count()).toHaveText('2new');
    await bell().click();
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await page.getByText(strange).waitFor();
    expect(await page.getByText('New', { exact: true }).count()).toBe(2);
    await soon(count()).toHaveCount(0);
    await picture('notifications-1440');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    expect(await objectionsToCompact(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await picture('notifications-390');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await objectionsTo(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('each link to the page where they can be resolved', async () => {
    await page.getByRole('link', { name: 'Review sign-in and security' }).click();
    await page.waitForURL('**/account');
    await soon(page.getByText(strange)).toHaveCount(0);
    await page.goBack();
    await page.getByText(strange).waitFor();
    await soon(page.getByText('New', { exact: true })).toHaveCount(0);
  });

  it('are shown by this browser once the owner allows it', async () => {
    expect(service.handed).toEqual([]);
    await page.getByRole('button', { name: 'Show in this browser' }).click();
    await soon(page.getByText('Be told when Cupo is closed')).toHaveCount(0);
    scene = { ...scene, ...(await local.signIn({ email, password })) };
    expect(await local.call(getNotificationSettings, {}, scene.token)).toMatchObject({ browsers: 1 });
    await strangeSignIn();
    expect(service.handed).toEqual([{ text: expect.any(String), audience: service.origin, ttl: '86400' }]);
    expect(JSON.parse(service.handed[0]!.text)).toEqual({
      title: strange,
      body: expect.stringContaining('If it was not you, change your password'),
      path: '/account',
      tag: expect.stringMatching(/^[0-9A-Z]{26}$/),
    });
  });

  /** Delivers a message to the service worker as the browser's push service would. */
  async function push(data: string): Promise<void> {
    const session: CDPSession = await page.context().newCDPSession(page);
    const registrations: string[] = [];
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
      for (const { registrationId } of all) registrations.push(registrationId);
    });
    await session.send('ServiceWorker.enable');
    await soon.poll(() => registrations.length).toBeGreaterThan(0);
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: local.url,
      registrationId: registrations.at(-1)!,
      data,
    });
    await session.detach();
  }

  /** The service worker, which records what it would show, because a headless browser shows nothing. */
  const worker = () => page.context().serviceWorkers()[0]!;
  const noteWhatIsShown = () =>
    worker().evaluate(() => {
      const scope = globalThis as unknown as Shown & { registration: ServiceWorkerRegistration };
      scope.shown = [];
      scope.registration.showNotification = async (title, { body, tag } = {}) => {
        scope.shown = [...scope.shown.filter((one) => one.tag !== tag), { title, body, tag }];
      };
    });
  const shown = () => worker().evaluate(() => (globalThis as unknown as Shown).shown);

  it('are shown as they were sent, and only once if two are alike', async () => {
    await noteWhatIsShown();
    const [{ text } = { text: '' }] = service.handed;
    await push(text);
    await push(text);
    const { title, body, tag } = JSON.parse(text) as Shown['shown'][number];
    await soon.poll(shown).toEqual([{ title, body, tag }]);
    await push('no message of ours');
    await soon.poll(async () => (await shown()).at(-1)?.title).toBe('Cupo has news for you');
  });

  it('open the page that they are about, and never a page of another person', async () => {
    const click = (path: string) =>
      worker().evaluate((to) => {
        const event = new Event('notificationclick');
        const notification = { close: () => undefined, data: { path: to } };
        globalThis.dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
      }, path);
    await click('/account');
    await page.waitForURL(`${local.url}/account`);
    await click('https://attacker.test/');
    await page.waitForURL(`${local.url}/notifications`);
  });

  it('can be configured by kind, channel and hour in the settings', async () => {
    await page.getByRole('link', { name: 'Choose your notifications' }).click();
    const card = page.locator('#notifications');
    await soon(card.getByText('Show no more here')).toBeVisible();
    await card.getByRole('checkbox', { name: 'Each Monday, by e-mail' }).uncheck();
    await card.getByRole('button', { name: /^Quiet until/ }).click();
    await page.getByRole('option', { name: '22:00' }).click();
    await card.getByText('Choose another hour than that at which it begins').waitFor();
    await soon(card.getByRole('button', { name: 'Save Notifications' })).toBeDisabled();
    await card.getByRole('button', { name: /^Quiet until/ }).click();
    await page.getByRole('option', { name: '08:00' }).click();
    await picture('notification-settings-1440');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await card.getByRole('button', { name: 'Save Notifications' }).click();
    await page.getByText('Notifications saved').waitFor();
    scene = { ...scene, ...(await local.signIn({ email, password })) };
    expect(await local.call(getNotificationSettings, {}, scene.token)).toMatchObject({
      kinds: { week: { email: false, browser: true }, morning: { email: true } },
      quiet: { fromHour: 22, untilHour: 8 },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await picture('notification-settings-390');
    expect(await objectionsTo(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('are still shown by the browser in which the owner changed the password', async () => {
    await page.goto(`${local.url}/account`);
    for (const field of ['Current password', 'New password'])
      await page.getByLabel(field, { exact: true }).fill(password);
    await personAt(page, local).tells('All other devices were signed out.', () =>
      page.getByRole('button', { name: 'Change Password' }).click(),
    );
    scene = { ...scene, ...(await local.signIn({ email, password })) };
    expect(await local.call(getNotificationSettings, {}, scene.token)).toMatchObject({ browsers: 1 });
  });

  it('are no longer shown by this browser after the owner signs out', async () => {
    const before = service.handed.length;
    // A window that was narrow keeps its navigation closed, so the page is loaded at its final width.
    await page.goto(`${local.url}/notifications`);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/landing' || url.pathname === '/');
    scene = { ...scene, ...(await local.signIn({ email, password })) };
    await soon
      .poll(async () => (await local.call(getNotificationSettings, {}, scene.token)).browsers)
      .toBe(0);
    await strangeSignIn();
    expect(service.handed).toHaveLength(before);
  });

  it('say when e-mails do not arrive, and are sent again on request', async () => {
    // The messages of this day have reached the daily limit.
    await local.advance(24 * 3_600_000);
    local.mail.receive(email, 'bounces');
    await strangeSignIn();
    await page.goto(`${local.url}/settings#notifications`);
    await page.getByLabel('Email', { exact: true }).first().fill(email);
    await page.getByLabel('Password', { exact: true }).first().fill(password);
    await page.keyboard.press('Enter');
    const card = page.locator('#notifications');
    await card.getByText(`No e-mails are sent to ${email}`).waitFor();
    await picture('notifications-bounced');
    expect(await objectionsTo(page)).toEqual([]);
    await card.getByRole('button', { name: 'Send e-mails again' }).click();
    await page.getByText('E-mails are sent again').waitFor();
    await soon(card.getByText(`No e-mails are sent to ${email}`)).toHaveCount(0);
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
