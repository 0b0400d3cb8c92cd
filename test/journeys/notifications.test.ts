import { createHash, randomBytes } from 'node:crypto';
import { createLocal, type Local } from '#infra/local/index.ts';
import { noteSignIn } from '#shared/contracts/access/note-sign-in.ts';
import { allowEmails } from '#shared/contracts/notifications/allow-emails.ts';
import { browsersMax } from '#shared/contracts/notifications/browser.ts';
import { countNewNotifications } from '#shared/contracts/notifications/count-new-notifications.ts';
import { getBrowserKey } from '#shared/contracts/notifications/get-browser-key.ts';
import { getNotificationSettings } from '#shared/contracts/notifications/get-notification-settings.ts';
import { listNotifications } from '#shared/contracts/notifications/list-notifications.ts';
import { markNotificationsSeen } from '#shared/contracts/notifications/mark-notifications-seen.ts';
import {
  startingNotificationSettings as starting,
  type NotificationSettings,
} from '#shared/contracts/notifications/notification-settings.ts';
import { registerBrowser } from '#shared/contracts/notifications/register-browser.ts';
import { removeBrowser } from '#shared/contracts/notifications/remove-browser.ts';
import { saveNotificationSettings } from '#shared/contracts/notifications/save-notification-settings.ts';
import { startPushService } from '../builders/push-service.ts';
import { listen, seen } from './listening.ts';
import { aStudioIn, type Scene } from './scene.ts';

/** Noon in Mexico City, on a Tuesday. */
const noon = new Date('2026-11-24T18:00:00Z');
const password = 'six-six-six';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const strange = 'Somebody signed in with your password from Firefox on Linux';
const hourly = 'notifications.start-hour.schedule';

let local: Local;
let studios = 0;
const { options, lines } = listen();

beforeAll(async () => {
  local = await createLocal({ clock: noon, ...options });
});
afterAll(() => local.close());

/** A studio whose owner has read the first day's messages, and the browser that they use. */
async function anOwner() {
  studios += 1;
  const email = `owner-${studios}@alameda.test`;
  const scene = await aStudioIn(local, email);
  await local.settle();
  const owner = { ...scene, email };
  await note(owner, scene.token, chrome);
  await minutes(11);
  return owner;
}

type Owner = Scene & { readonly email: string };

const nameless = () => randomBytes(16).toString('base64url');

const note = (_: Owner, token: string, userAgent: string) =>
  local.call(noteSignIn, { browser: nameless(), userAgent }, token);

/** Somebody signs in from an unknown browser. */
async function strangeSignIn(owner: Owner): Promise<void> {
  const { token } = await local.signIn({ email: owner.email, password });
  await note(owner, token, firefox);
  await local.settle();
}

/** Minutes pass, and everything that becomes due meanwhile is done. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await local.advance(60_000);
    await local.settle();
  }
}

const mailsTo = ({ email }: Owner) => local.mail.mails().filter(({ to }) => to[0] === email);
const fresh = async (owner: Owner) => (await local.signIn({ email: owner.email, password })).token;
const save = async (owner: Owner, part: Partial<NotificationSettings>) =>
  local.call(saveNotificationSettings, { ...starting, ...part }, await fresh(owner));

describe('a notification to the owner', () => {
  it('reports a sign-in from a new browser, but not from a known one', async () => {
    const owner = await anOwner();
    const before = mailsTo(owner).length;
    const { token } = await local.signIn({ email: owner.email, password });
    const browser = nameless();
    expect(await local.call(noteSignIn, { browser, userAgent: firefox }, token)).toEqual({
      known: false,
      language: null,
    });
    await local.settle();
    expect(
      mailsTo(owner)
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual([strange]);
    expect(mailsTo(owner).at(-1)!.headers['List-Unsubscribe']).toContain('&from=account>');
    await save(owner, { language: 'es' });
    const again = await local.signIn({ email: owner.email, password });
    expect(await local.call(noteSignIn, { browser, userAgent: firefox }, again.token)).toEqual({
      known: true,
      language: 'es',
    });
    await minutes(11);
    expect(mailsTo(owner)).toHaveLength(before + 1);
  });

  it('combines events within ten minutes, and is sent at most three times a day', async () => {
    const owner = await anOwner();
    await save(owner, { quiet: null });
    const before = mailsTo(owner).length;
    await strangeSignIn(owner);
    await strangeSignIn(owner);
    await strangeSignIn(owner);
    expect(mailsTo(owner)).toHaveLength(before + 1);
    await minutes(10);
    expect(mailsTo(owner)).toHaveLength(before + 2);
    expect(mailsTo(owner).at(-1)!.subject).toBe(`${strange}, and 1 more thing`);
    for (let more = 0; more < 4; more += 1) {
      await strangeSignIn(owner);
      await minutes(11);
    }
    // The first message of this day was about the access that the team granted.
    const today = mailsTo(owner).length;
    expect(today).toBe(3);
    // The remaining messages follow in the morning.
    for (let hour = 0; hour < 20; hour += 1) {
      await local.advance(3_600_000);
      await local.runSchedule(hourly);
      await local.settle();
      const hourThere = (local.now().getUTCHours() + 18) % 24;
      if (hourThere < 7 && hourThere > 0) expect(mailsTo(owner)).toHaveLength(today);
    }
    expect(mailsTo(owner)).toHaveLength(today + 1);
    expect(mailsTo(owner).at(-1)!.subject).toMatch(/^Somebody signed in .*, and \d more things$/);
  });

  it('waits for the end of quiet hours', async () => {
    const owner = await anOwner();
    const hourThere = (local.now().getUTCHours() + 18) % 24;
    await save(owner, { quiet: { fromHour: hourThere, untilHour: (hourThere + 2) % 24 } });
    const before = mailsTo(owner).length;
    await strangeSignIn(owner);
    await minutes(11);
    expect(mailsTo(owner)).toHaveLength(before);
    expect((await local.call(countNewNotifications, {}, await fresh(owner))).count).toBe(2);
    await local.advance(2 * 3_600_000);
    await local.runSchedule(hourly);
    await local.settle();
    expect(mailsTo(owner)).toHaveLength(before + 1);
  });

  it('is listed newest first, and is new until seen', async () => {
    const owner = await anOwner();
    await strangeSignIn(owner);
    const token = await fresh(owner);
    const list = () => local.call(listNotifications, {}, token);
    const { notifications, timezone, cursor } = await list();
    expect({ timezone, cursor }).toEqual({ timezone: 'America/Mexico_City', cursor: null });
    expect(notifications.map(({ kind, notice, isNew }) => [kind, notice, isNew])).toEqual([
      ['account', { what: 'new-sign-in', browser: 'Firefox on Linux' }, true],
      ['account', { what: 'access-given', until: '2027-12-31T00:00:00.000Z' }, true],
    ]);
    expect(await local.call(countNewNotifications, {}, token)).toEqual({ count: 2 });
    const [newest, first] = notifications;
    await local.call(markNotificationsSeen, { throughId: newest!.notificationId }, token);
    expect(await local.call(countNewNotifications, {}, token)).toEqual({ count: 0 });
    // What was seen stays seen, whatever an older page says.
    await local.call(markNotificationsSeen, { throughId: first!.notificationId }, token);
    expect((await list()).notifications.map(({ isNew }) => isNew)).toEqual([false, false]);
    const other = await anOwner();
    expect((await local.call(listNotifications, {}, other.token)).notifications).toHaveLength(1);
  });

  it('is kept for 90 days', async () => {
    const owner = await anOwner();
    await local.advance(89 * 24 * 3_600_000);
    const list = async () => (await local.call(listNotifications, {}, await fresh(owner))).notifications;
    expect(await list()).toHaveLength(1);
    await local.advance(2 * 24 * 3_600_000);
    expect(await list()).toHaveLength(0);
  });
});

describe('an address that cannot receive e-mails', () => {
  it.each([
    ['bounces', 'bounced'],
    ['is called spam', 'complained'],
  ] as const)('gets no more e-mails after one %s, until its owner allows it', async (how, why) => {
    const owner = await anOwner();
    const before = mailsTo(owner).length;
    local.mail.receive(owner.email, how);
    await strangeSignIn(owner);
    expect(mailsTo(owner)).toHaveLength(before + 1);
    expect(seen(lines(), 'EmailsUndeliverable')).toBeGreaterThan(0);
    const view = await local.call(getNotificationSettings, {}, await fresh(owner));
    expect(view.undeliverable).toEqual({ why, at: expect.stringMatching(/^202\d-/) });
    await minutes(11);
    await strangeSignIn(owner);
    expect(mailsTo(owner)).toHaveLength(before + 1);
    // The notification is shown in the app all the same.
    expect((await local.call(countNewNotifications, {}, await fresh(owner))).count).toBe(3);
    local.mail.receive(owner.email, 'arrives');
    expect(await local.call(allowEmails, {}, await fresh(owner))).toMatchObject({ undeliverable: null });
    await minutes(11);
    await strangeSignIn(owner);
    expect(mailsTo(owner)).toHaveLength(before + 2);
  });

  it('still gets e-mails after a temporary bounce', async () => {
    const owner = await anOwner();
    local.mail.receive(owner.email, 'bounces for now');
    await strangeSignIn(owner);
    expect(await local.call(getNotificationSettings, {}, await fresh(owner))).toMatchObject({
      undeliverable: null,
    });
  });
});

const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');
const aBrowser = (name: string, at = 'https://fcm.googleapis.com/fcm/send/') => ({
  endpoint: at + name,
  browserId: idOf(at + name),
  p256dh: randomBytes(65).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

describe('browsers that show notifications', () => {
  it('are registered only with known push services, and at most ten', async () => {
    const { token } = await anOwner();
    const { publicKey } = await local.call(getBrowserKey, {}, token);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(await local.call(getBrowserKey, {}, token)).toEqual({ publicKey });
    const [first, ...others] = Array.from({ length: browsersMax + 1 }, (_, at) => aBrowser(String(at)));
    expect(await local.call(registerBrowser, first!, token)).toEqual({ browsers: 1 });
    expect(await local.call(registerBrowser, first!, token)).toEqual({ browsers: 1 });
    for (const one of others) {
      await local.advance(1000);
      await local.call(registerBrowser, one, token);
    }
    expect(await local.call(getNotificationSettings, {}, token)).toMatchObject({ browsers: browsersMax });
    // The first browser was replaced, so removing it again changes nothing.
    expect(await local.call(removeBrowser, first!, token)).toEqual({ browsers: browsersMax });
    expect(await local.call(removeBrowser, others[0]!, token)).toEqual({ browsers: browsersMax - 1 });
  });

  it('receive notifications, and are forgotten when they accept no more', async () => {
    const owner = await anOwner();
    const service = await startPushService();
    const { subscription } = service;
    const browser = { browserId: idOf(subscription.endpoint), ...subscription };
    await local.call(registerBrowser, browser, await fresh(owner));
    const before = lines();
    await strangeSignIn(owner);
    expect(service.handed).toMatchObject([{ audience: service.origin }]);
    expect(JSON.parse(service.handed[0]!.text)).toMatchObject({ title: strange, path: '/account' });
    expect(seen(lines(), 'BrowserPushes') - seen(before, 'BrowserPushes')).toBe(1);
    service.endSubscription();
    await minutes(11);
    await strangeSignIn(owner);
    const view = () => fresh(owner).then((token) => local.call(getNotificationSettings, {}, token));
    expect((await view()).browsers).toBe(0);
    await service.close();
    await local.call(registerBrowser, browser, await fresh(owner));
    await local.advance(24 * 3_600_000);
    await strangeSignIn(owner);
    expect(seen(lines(), 'BrowserPushFailures')).toBe(1);
    expect((await view()).browsers).toBe(1);
  });

  it.each([
    ['of somebody else', aBrowser('x', 'https://attacker.test/')],
    ['by a number', aBrowser('x', 'https://169.254.169.254/')],
    ['without encryption', aBrowser('x', 'http://fcm.googleapis.com/')],
    ['at a port of its own', aBrowser('x', 'https://fcm.googleapis.com:8443/')],
    ['under a name that ends alike', aBrowser('x', 'https://evilfcm.googleapis.com/')],
    ['under another id', { ...aBrowser('x'), browserId: idOf('y') }],
    ['with a short key', { ...aBrowser('x'), p256dh: 'AAAA' }],
  ])('are not registered at an address %s', async (_, browser) => {
    const { token } = await anOwner();
    await expect(local.call(registerBrowser, browser, token)).rejects.toMatchObject({
      problem: { code: 'invalid-input' },
    });
  });
});
