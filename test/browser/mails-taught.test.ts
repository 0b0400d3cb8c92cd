import type { Locator } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import type { EventStatus, ReservationEvent } from '#shared/contracts/reservations/event.ts';
import { listEvents } from '#shared/contracts/reservations/list-events.ts';
import { listLayouts } from '#shared/contracts/reservations/list-layouts.ts';
import { aStudioIn, connect, monday, type Scene } from '../journeys/scene.ts';
import { giveLeave } from './at-google.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openMailSettings } from './open-mail-settings.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';
import { taughtMails, type TaughtMail } from './taught-mails.ts';

const email = 'owner@lecciones.test';
const mailbox = 'reservas@lecciones.test';
const mailsCount = 200;
const layoutsCount = 30;
const mailsAtOnce = 25;

const meanings = {
  booking_confirmed: 'Booking',
  booking_cancelled: 'Cancellation',
  class_cancelled: 'Class cancelled',
} as const;

type Truth = TaughtMail['truth'];

/** The columns that name a mail's class in an import file. A class without a name is identified by its start. */
const classOf = ({ className, classDate, classTime }: Truth): string =>
  `"${className ?? 'Visita'}",${classDate},${classTime}`;

const dayText = (localDate: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(localDate));

/** The expected contents of a mail, as one text. */
const toldBy = (one: Truth | ReservationEvent): string =>
  [
    one.eventType,
    one.customerName,
    one.className,
    one.classDate,
    one.classTime,
    one.marketplaceBookingRef,
  ].join(' · ');

/** Mails in thirty unknown layouts: the owner corrects one of each, and the rest are read accordingly. */
describe('mails in thirty unknown layouts, in a browser', () => {
  const { first, others } = taughtMails(mailsCount, monday);
  const all = [...first, ...others];
  let stage: Stage;
  let scene: Scene;

  /** The classes that the mails mention, and the bookings that some of the mails cancel. */
  async function haveClasses(): Promise<void> {
    const { local, token } = scene;
    const classes = [...new Set(all.map(({ truth }) => classOf(truth)))].map((cls) => `${cls},10,Sala 1\n`);
    const schedule = `class_name,class_date,class_time,total_capacity,room\n${classes.join('')}`;
    await local.call(importSchedule, { csvData: schedule }, token);
    const cancelled = all.filter(({ truth }) => truth.eventType === 'booking_cancelled');
    const rows = cancelled.map(
      ({ truth }) =>
        `${classOf(truth)},Sala 1,marketplace,ClassPass,90,2026-11-22 05:00,${truth.customerName ?? ''}\n`,
    );
    const csvData = `class_name,class_date,class_time,room,booking_type,booking_source,studio_revenue,booked_at,customer_name\n${rows.join('')}`;
    await local.call(importBookings, { csvData }, token);
    await local.settle();
  }

  beforeAll(async () => {
    scene = await aStudioIn(await createLocal({ clock: monday }), email);
    await connect(scene, 'wellhub');
    await haveClasses();
    for (const { from: senderEmail } of first)
      await scene.local.call(addSender, { senderEmail, marketplace: 'classpass' }, scene.token);
    stage = await ownerOf(scene, email);
    await openMailSettings(stage);
    await giveLeave(stage, 'Connect Gmail', mailbox);
    await stage.person.shows('No e-mail is read until you switch this on.');
    await stage.page.getByRole('checkbox', { name: 'Email sync' }).click();
    await stage.person.shows('Email sync is switched on');
  });
  afterEach(() => {
    expect(stage.complaints).toEqual([]);
  });
  afterAll(() => stage.close());

  async function listed(status: EventStatus): Promise<ReservationEvent[]> {
    const found: ReservationEvent[] = [];
    let cursor: string | undefined;
    do {
      const page = await scene.local.call(listEvents, { status, ...(cursor && { cursor }) }, scene.token);
      found.push(...page.events);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    return found;
  }

  /** Delivers mails and waits for the next minutes' polls to process them. */
  async function come(mails: readonly TaughtMail[]): Promise<void> {
    const { local } = scene;
    for (const { from, sent } of mails)
      await fetch(`${local.simulators.google.url}/_control/mails`, {
        method: 'POST',
        body: JSON.stringify({ email: mailbox, from, sent }),
      });
    for (let read = 0; read < mails.length; read += mailsAtOnce) {
      await local.advance(60_000);
      await local.runSchedule('reservations.start-mail-sync.schedule');
      await local.settle();
    }
  }

  const dialog = () => stage.page.getByRole('dialog', { name: 'Correct what was read' });

  /** Selects an option in a field of the dialog unless it is already selected. */
  async function choose(label: string, text: string): Promise<void> {
    const field = dialog().getByLabel(label, { exact: true });
    if ((await field.textContent())?.includes(text)) return;
    await field.click();
    await stage.page
      .getByRole('option', { name: new RegExp(`^${text}`) })
      .first()
      .click();
  }

  async function fill(label: string, text: string | null): Promise<void> {
    const field = dialog().getByLabel(label, { exact: true });
    if ((await field.inputValue()) !== (text ?? '')) await field.fill(text ?? '');
  }

  /** Corrects the first mail of a list. */
  async function correctFirst(list: Locator): Promise<void> {
    const item = list.getByRole('listitem').first();
    const shown = await item.innerText();
    const mail = first.find(({ from }) => shown.includes(from));
    if (!mail) throw new Error(`no mail is listed as: ${shown}`);
    await item.getByRole('button', { name: /^Correct / }).click();
    const { truth } = mail;
    await choose('What happened', meanings[truth.eventType]);
    await fill('Customer', truth.customerName);
    await fill('Class', truth.className);
    await choose('Date', truth.classDate ? dayText(truth.classDate) : 'Not in the e-mail');
    await choose('Time', truth.classTime ?? 'Not in the e-mail');
    await fill('Reference', truth.marketplaceBookingRef);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await soon(list.getByText(mail.from)).toHaveCount(0);
  }

  it('wait for their owner, who corrects one of each layout', async () => {
    await come(first);
    const { page, person } = stage;
    await openMailSettings(stage);
    const toReview = await listed('manual_review');
    expect(toReview.length + (await listed('ignored')).length).toBe(layoutsCount);
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    const reviewed = page.getByRole('region', { name: 'Reservations to review' });
    for (const _ of toReview) await correctFirst(reviewed);
    await page.getByRole('button', { name: 'Skipped' }).click();
    const skipped = page.getByRole('region', { name: 'E-mails that were skipped' });
    for (let at = toReview.length; at < layoutsCount; at += 1) await correctFirst(skipped);
    expect((await scene.local.call(listLayouts, {}, scene.token)).layouts).toHaveLength(layoutsCount);
    await scene.local.settle();
    await page.getByRole('button', { name: 'To review (0)' }).waitFor();
    await person.shows('None. E-mails that seem to have no reservation come here');
    expect((await listed('completed')).map(toldBy).sort()).toEqual(
      first.map(({ truth }) => toldBy(truth)).sort(),
    );
  });

  it('are then read automatically and correctly', async () => {
    // A page that updates after each mail would take longer.
    await stage.page.goto('about:blank');
    await come(others);
    await soon.poll(async () => (await listed('completed')).length).toBe(mailsCount);
    expect((await listed('completed')).map(toldBy).sort()).toEqual(
      all.map(({ truth }) => toldBy(truth)).sort(),
    );
    for (const status of ['manual_review', 'failed', 'ignored'] as const)
      expect(await listed(status)).toEqual([]);
    await openMailSettings(stage);
    await stage.page.getByRole('button', { name: 'To review (0)' }).waitFor();
  });

  it('are listed as learned layouts, which contain no customer data and can be deleted', async () => {
    const { page, person } = stage;
    await openMailSettings(stage);
    const layouts = page.getByRole('region', { name: 'Learned layouts' });
    await soon(layouts.getByRole('listitem')).toHaveCount(layoutsCount);
    const shown = await layouts.innerText();
    for (const { truth } of first)
      if (truth.customerName !== null) expect(shown).not.toContain(truth.customerName);
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await person.tells('Layout deleted', () =>
      layouts
        .getByRole('button', { name: /^Delete the layout/ })
        .first()
        .click(),
    );
    await soon(layouts.getByRole('listitem')).toHaveCount(layoutsCount - 1);
  });

  it('may contain several reservations, which are added one by one and later read automatically', async () => {
    const { local, token } = scene;
    const { page, person } = stage;
    const senderEmail = 'grupos@lecciones.test';
    const group = (...names: readonly string[]): TaughtMail => ({
      ...first[0]!,
      from: senderEmail,
      sent: `From: ${senderEmail}\r\nSubject: Grupo\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nA group is coming to the studio.\r\n\r\nWorkout: Aeroyoga\r\nDay: 02/12/2026 18h30\r\n\r\nAttendees:\r\n${names.map((name) => `- ${name}\r\n`).join('')}\r\nPlease have the mats ready for them.\r\n`,
    });
    const csvData =
      'class_name,class_date,class_time,total_capacity,room\nAeroyoga,2026-12-02,18:30,10,Sala 1\n';
    await local.call(importSchedule, { csvData }, token);
    await local.call(addSender, { senderEmail, marketplace: 'classpass' }, token);
    await come([group('Ana Ruiz', 'Eva Sol', 'Iva Gil')]);
    await openMailSettings(stage);
    await page.getByRole('button', { name: /^Correct / }).click();
    await choose('What happened', 'Booking');
    await fill('Customer', 'Ana Ruiz');
    await fill('Class', 'Aeroyoga');
    await choose('Date', dayText('2026-12-02'));
    await choose('Time', '18:30');
    for (const name of ['Eva Sol', 'Iva Gil', 'Eva Sol']) {
      await dialog().getByRole('button', { name: 'Add another reservation' }).click();
      await fill('Customer', name);
    }
    await soon(dialog().getByRole('button', { name: 'Save' })).toBeDisabled();
    // Closes the suggestions of the last field.
    await dialog().getByText('The e-mail', { exact: true }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog().getByRole('checkbox', { name: 'Remember this layout' }).scrollIntoViewIfNeeded();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await dialog().getByRole('button', { name: 'Leave out reservation 4' }).click();
    await person.tells('3 reservations added. We will read e-mails like this by ourselves.', () =>
      dialog().getByRole('button', { name: 'Save' }).click(),
    );
    await page.setViewportSize({ width: 1280, height: 900 });
    await come([group('Leo Mar', 'Sol Paz')]);
    const names = async () =>
      (await listed('completed'))
        .filter(({ className }) => className === 'Aeroyoga')
        .map(({ customerName }) => customerName ?? '')
        .sort();
    await soon.poll(names).toEqual(['Ana Ruiz', 'Eva Sol', 'Iva Gil', 'Leo Mar', 'Sol Paz']);
  });
});
