import { createLocal, type Local } from '#infra/local/index.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { getNotificationSettings } from '#shared/contracts/notifications/get-notification-settings.ts';
import {
  startingNotificationSettings,
  type NotificationSettings,
} from '#shared/contracts/notifications/notification-settings.ts';
import { saveNotificationSettings } from '#shared/contracts/notifications/save-notification-settings.ts';
import { unsubscribe } from '#shared/contracts/notifications/unsubscribe.ts';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { importFourWeeksOfMany } from './four-weeks-of-many.ts';
import { listen, seen } from './listening.ts';
import { aStudioIn, connect, list, monday, opensAccount, signedInAgain, type Scene } from './scene.ts';

const email = 'owner@alameda.test';
const hourMs = 3_600_000;
/** Seven in the morning in Mexico City, where the studio is. */
const sevenUtc = 13;
/** The day of an instant in Mexico City. */
const dayOf = (instant: string): string => instantToLocal(instant, 'America/Mexico_City').date;
const hourly = 'notifications.start-hour.schedule';

/** The owner's mailbox from the night on. The morning e-mail arrives and is complete, whatever goes wrong. */
describe('the morning e-mail', () => {
  let local: Local;
  let scene: Scene;
  const { options, lines } = listen();
  /** How many e-mails SES has refused or left without a response so far. */
  let failures = 0;

  beforeAll(async () => {
    local = await createLocal({ clock: monday, ...options });
    scene = await aStudioIn(local, email);
    await connect(scene, 'wellhub');
    await importFourWeeksOfMany(scene, 1);
    await decideNow(local, scene.token);
  });
  beforeEach(() => local.mail.fail());
  afterAll(() => local.close());

  const count = () => local.mail.mails().length;
  const last = () => local.mail.mails().at(-1)!;
  const withoutWeek = { ...startingNotificationSettings.kinds, week: { email: false, browser: false } };
  const save = (part: Partial<NotificationSettings>) =>
    local.call(saveNotificationSettings, { ...startingNotificationSettings, ...part }, scene.token);
  const ask = async () => {
    // By then, decisions past their cut-off have expired, because that schedule runs every five minutes.
    await local.runSchedule('decisions.expire.schedule');
    await local.settle();
    await local.runSchedule(hourly);
    await local.settle();
  };
  /** Minutes pass, and everything that becomes due meanwhile is done. */
  async function minutes(count: number): Promise<void> {
    for (let minute = 0; minute < count; minute += 1) {
      await local.advance(60_000);
      await local.settle();
    }
  }
  /** Runs the schedule hour by hour, up to the next occurrence of this hour (UTC). */
  async function until(hourUtc: number): Promise<void> {
    do {
      await local.advance(hourMs);
      await ask();
    } while (local.now().getUTCHours() !== hourUtc);
    scene = await signedInAgain(scene, email);
  }

  it('arrives once, at seven local time, and lists what is pending, since when and where', async () => {
    expect(count()).toBe(0);
    await until(sevenUtc);
    await ask();
    expect(count()).toBe(1);
    expect(seen(lines(), 'EmailsSent')).toBe(1);
    const { to, from, subject, text, html, headers } = last();
    expect({ to, from }).toEqual({ to: [email], from: 'Cupo <mail@cupo.invalid>' });
    const { decisions } = await local.call(listWaiting, {}, scene.token);
    expect(decisions.length).toBeGreaterThan(5);
    const worthMinor = decisions.reduce((sum, one) => sum + one.expectedRevenueMinor, 0);
    // On a Monday the e-mail includes the weekly report, and also the events of the quiet hours.
    expect(subject).toBe(
      `${decisions.length} recommendations wait for your answer, worth about +$${Math.round(worthMinor / 100).toLocaleString('en-US')}, and 4 more things`,
    );
    expect(text).toContain('What Cupo earned last week is not known yet');
    expect(text).toMatch(/Last week \d+% of your places were booked, for \$[\d,]+/);
    expect(text).toMatch(/The next seven days have \d+ classes: about \d+% booked, for \$[\d,]+/);
    expect(text).toContain('Our team gave you free access until December 30, 2027');
    const [first] = decisions.toSorted((a, b) => a.classStartsAt.localeCompare(b.classStartsAt));
    expect(text).toContain('Good morning, Alameda');
    expect(text).toMatch(
      new RegExp(`The first of their classes is (today|on [A-Z][a-z]+day) at ${first!.classLocalTime}\\.`),
    );
    expect(text).toContain(`Review recommendations: ${local.url}/ai-decisions?tab=pending`);
    expect(html).toContain(`<a href="${local.url}/ai-decisions?tab=pending">Review recommendations</a>`);
    expect(headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': expect.stringMatching(
        `^<${local.url}/api/notifications/unsubscribe\\?subscription=${scene.studioId}\\.[\\w-]{32}&from=morning>$`,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await local.call(getNotificationSettings, {}, scene.token)).toEqual({
      ...startingNotificationSettings,
      canEmail: true,
      unsubscribed: null,
      undeliverable: null,
      lastEmailAt: expect.stringMatching(/^2026-11-23T13:/),
      browsers: 0,
    });
  });

  it('loads nothing from elsewhere, and contains no key and no customer', () => {
    const { html, text } = last();
    expect(html).not.toMatch(/<(img|script|link|iframe|object)|url\(|@import/i);
    expect(html.match(/href="(?!http:\/\/localhost)[^"]*"/g)).toBeNull();
    for (const word of ['Bearer', 'eyJ', 'Guest', 'Ana ']) expect(html + text).not.toContain(word);
  });

  it('arrives again the next morning, at the hour and in the language that its owner sets', async () => {
    const before = count();
    await save({ morningHour: 9, language: 'pt' });
    await until(sevenUtc);
    expect(count()).toBe(before);
    await until(sevenUtc + 2);
    expect(count()).toBe(before + 1);
    expect(last()).toMatchObject({
      subject: expect.stringMatching(/^\d+ recomendações esperam sua resposta/),
      html: expect.stringMatching(/<html[^>]* lang="pt-BR"/),
      text: expect.stringMatching(/Bom dia, Alameda[^]*Escolha o que avisamos/),
    });
    await save({ morningHour: 9 });
  });

  it('says how many changes were carried out the day before, as Logs list them, whenever they were decided', async () => {
    const [decision] = (await local.call(listWaiting, {}, scene.token)).decisions;
    expect(dayOf(decision!.decidedAt)).not.toBe(dayOf(local.now().toISOString()));
    const { className: name, classLocalDate, classLocalTime, classStartsAt, room, decisionId } = decision!;
    const times = { localDate: classLocalDate, localTime: classLocalTime, startsAt: classStartsAt };
    await list(scene, 'wellhub', [{ name, room, slots: 1, ...times }]);
    await local.call(approve, { decisionId }, scene.token);
    await local.settle();
    await until(sevenUtc + 2);
    const [, changes, link] = /(\d+) changes? w\w+ carried out yesterday\nSee the changes: (\S+)/.exec(
      last().text,
    )!;
    const filter = Object.fromEntries(new URL(link!).searchParams);
    const { activity } = await local.call(listActivity, filter, scene.token);
    expect(activity.map(({ status }) => status)).toContain('success');
    expect(Number(changes)).toBe(activity.length);
  });

  it('does not delay the notice of a refused password, which is sent at once, once a day', async () => {
    await opensAccount(scene, 'wellhub', 'another-password');
    const { decisions } = await local.call(listWaiting, {}, scene.token);
    await local.call(approve, { decisionId: decisions[0]!.decisionId }, scene.token);
    const quiet = count();
    await local.settle();
    // An e-mail was just sent, so everything within ten minutes is part of the next one.
    expect(count()).toBe(quiet);
    await minutes(10);
    expect(count()).toBe(quiet + 1);
    expect(last()).toMatchObject({
      to: [email],
      subject: 'Wellhub refuses the password that you entered',
      headers: { 'List-Unsubscribe': expect.stringContaining('&from=urgent>') },
    });
    expect(last().text).toContain(`Enter the password: ${local.url}/integrations`);
    const [, another] = decisions;
    await local.call(approve, { decisionId: another!.decisionId }, scene.token);
    await local.settle();
    await minutes(10);
    expect(count()).toBe(quiet + 1);
    const before = count();
    await until(sevenUtc + 2);
    expect(count()).toBe(before + 1);
    expect(last().text).toContain('Wellhub refuses the password that you entered');
    expect(last().text).toContain(`Check the connection: ${local.url}/integrations`);
  });

  it.each([
    ['before it was sent', 'before', 429],
    ['after it was sent, with an error', 'after', 500],
    ['before it was sent, with an error that says nothing', 'before', 500],
  ] as const)('is sent only once if SES fails %s', async (_, when, status) => {
    const before = count();
    await until(sevenUtc + 1);
    local.mail.fail({ when, status });
    await until(sevenUtc + 2);
    local.mail.fail();
    await minutes(30);
    expect(count() - before).toBe(1);
    const heard = lines();
    expect([seen(heard, 'EmailsSent'), seen(heard, 'EmailFailures')]).toEqual([
      expect.any(Number),
      (failures += 1),
    ]);
  });

  it('shows hostile names as text', async () => {
    const studioName = `<img src=x onerror=alert(1)> & "Co" [[why]]`;
    const account = {
      studioName,
      currency: 'MXN',
      country: 'Mexico',
      timezone: 'America/Mexico_City',
    } as const;
    await local.call(updateAccount, account, scene.token);
    await until(sevenUtc + 2);
    expect(last().html).toContain(
      'Good morning, &lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot; [[why]]',
    );
    expect(last().html).not.toContain('<img');
  });

  it('is unsubscribed by the address in its headers without signing in, until its owner wants it again', async () => {
    // Monday's report is a separate kind of e-mail.
    await save({ morningHour: 9, kinds: withoutWeek });
    const address = /<(.*)>/.exec(last().headers['List-Unsubscribe']!)![1]!;
    const clicked = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([clicked.status, await clicked.json()]).toEqual([200, { unsubscribed: true }]);
    const ended = await local.call(getNotificationSettings, {}, scene.token);
    expect(ended).toMatchObject({
      kinds: { morning: { email: false, browser: true }, urgent: { email: true } },
      unsubscribed: { kind: 'morning', at: expect.stringMatching(/^2026-/) },
    });
    const before = count();
    await until(sevenUtc + 2);
    expect(count()).toBe(before);
    expect(await save({ morningHour: 9, kinds: withoutWeek })).toMatchObject({
      kinds: { morning: { email: true } },
      unsubscribed: null,
    });
    await until(sevenUtc + 2);
    expect(count()).toBe(before + 1);
  });

  it('can be unsubscribed separately by kind', async () => {
    const subscription = /subscription=([^&]+)/.exec(last().headers['List-Unsubscribe']!)![1]!;
    await local.call(unsubscribe, { subscription, from: 'urgent' });
    const { kinds } = await local.call(getNotificationSettings, {}, scene.token);
    expect({ morning: kinds.morning.email, urgent: kinds.urgent.email }).toEqual({
      morning: true,
      urgent: false,
    });
  });

  it('is not unsubscribed by a forged token or by that of another studio', async () => {
    const other = await aStudioIn(local, 'other@alameda.test');
    for (const studioId of [scene.studioId, other.studioId])
      expect(await local.call(unsubscribe, { subscription: `${studioId}.${'x'.repeat(32)}` })).toEqual({
        unsubscribed: true,
      });
    const { kinds } = await local.call(getNotificationSettings, {}, scene.token);
    expect(kinds.morning.email).toBe(true);
  });
});
