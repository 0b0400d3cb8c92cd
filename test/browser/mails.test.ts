import { createLocal } from '#infra/local/index.ts';
import type { SenderCheck } from '#infra/local/simulators/google/index.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { listEvents } from '#shared/contracts/reservations/list-events.ts';
import { classPassMail, classPassSender } from '../builders/classpass-mail.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  list,
  monday,
  placesShown,
  yoga,
  type Scene,
} from '../journeys/scene.ts';
import { giveLeave } from './at-google.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { classOn } from './schedule-scene.ts';
import { openMailSettings } from './open-mail-settings.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const mailbox = 'reservas@alameda.test';
const everyMinute = 'reservations.start-mail-sync.schedule';
const yogaStarts = 'November 25, 2026 @ 7:00 AM';

/** More MIME parts than any real mail has. */
const unreadable = [
  `From: ClassPass <${classPassSender}>`,
  'Subject: Parts',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b"',
  '',
  ...Array.from({ length: 20_000 }, () => '--b'),
].join('\r\n');

/** Marketplaces write to a studio's mailbox, and its owner sees the result. */
describe('reservations by mail in a browser', () => {
  let stage: Stage;
  let scene: Scene;

  beforeAll(async () => {
    scene = await aStudioIn(await createLocal({ clock: monday }), email);
    await connect(scene, 'wellhub');
    await importYoga(scene, ['wellhub']);
    const sender = { senderEmail: classPassSender, marketplace: 'classpass' } as const;
    await scene.local.call(addSender, sender, scene.token);
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

  /**
   * Delivers mails and waits for the next minute's poll to process them. The page has to be connected before, because it
   * takes what it has just loaded for current when it connects.
   */
  async function come(
    ...mails: ((ReturnType<typeof classPassMail> & { sender?: SenderCheck }) | { raw: string })[]
  ): Promise<void> {
    const { local } = scene;
    await soon.poll(local.liveConnections).toBe(1);
    for (const mail of mails)
      await fetch(`${local.simulators.google.url}/_control/mails`, {
        method: 'POST',
        body: JSON.stringify({ email: mailbox, ...mail }),
      });
    await local.advance(60_000);
    await local.runSchedule(everyMinute);
    await local.settle();
  }
  const card = (title: string) =>
    stage.page
      .locator('.settings-group .anchored')
      .filter({ has: stage.page.getByRole('heading', { name: title, exact: true }) });
  const events = async (status: 'completed' | 'manual_review' | 'failed') =>
    (await scene.local.call(listEvents, { status }, scene.token)).events;
  const bookings = async () => (await classOn(scene, 'Yoga')).class.bookings;

  it('become bookings on the schedule without a reload', async () => {
    const { page } = stage;
    const { class: cls } = await classOn(scene, 'Yoga');
    await stage.person.goTo(`/classes?class=${cls.classId}`);
    const booked = page.getByRole('region', { name: 'Confirmed Bookings', exact: true });
    await booked.waitFor();
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
    await come(classPassMail({ customer: 'Ana Ruiz', reference: 'CP1001', when: yogaStarts }));
    await booked.getByText('Ana Ruiz').waitFor();
    await booked.getByText('ClassPass').first().waitFor();
    expect(await bookings()).toBe(cls.bookings + 1);
    await soon(page.locator('body[data-not-reloaded]')).toHaveCount(1);
  });

  it('are listed among the confirmations without a reload', async () => {
    await openMailSettings(stage);
    const confirmations = card('Recent Confirmations');
    await confirmations.getByText('Ana Ruiz').waitFor();
    await confirmations.getByText('Yoga · Wed, Nov 25, 07:00 · ClassPass').waitFor();
    await come(
      classPassMail({ customer: 'Ana Ruiz', reference: 'CP1001', when: yogaStarts, cancelled: true }),
    );
    await confirmations.getByText('Cancellation', { exact: true }).waitFor();
    expect(await objectionsTo(stage.page, bothSchemes)).toEqual([]);
  });

  it('wait for review when they cannot be trusted, and the reviewer selects the class', async () => {
    const { page, person } = stage;
    const before = await bookings();
    await come(classPassMail({ customer: 'Eva Sol', reference: 'CP1003' }));
    await page.getByRole('button', { name: 'To review (1)' }).waitFor();
    await person.press('Review Eva Sol');
    const dialog = page.getByRole('dialog', { name: 'Review a reservation' });
    await dialog.getByText('It has no date that can be read.').waitFor();
    await dialog.getByText('You received a ClassPass reservation').waitFor();
    await dialog.getByText('Choose the day to see its classes.').waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await dialog.getByLabel('Day', { exact: true }).fill(yoga.localDate.replaceAll('-', '/'));
    await dialog.getByRole('radio', { name: /07:00 Yoga/ }).click();
    await dialog.getByLabel('Customer', { exact: true }).fill('Eva Soler');
    expect(await objectionsTo(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await scene.local.settle();
    await card('Recent Confirmations').getByText('Eva Soler').waitFor();
    await page.getByRole('button', { name: 'To review (0)' }).waitFor();
    expect(await bookings()).toBe(before + 1);
    expect(await events('manual_review')).toEqual([]);
  });

  it('cancel a booking without its number after a person identifies it', async () => {
    const { page, person } = stage;
    const csvData =
      'class_name,class_date,class_time,room,booking_type,booking_source,studio_revenue,booked_at,customer_name\n' +
      `Yoga,${yoga.localDate},07:00,Sala 1,marketplace,ClassPass,90,2026-11-23 05:00,N. Paz\n`;
    await scene.local.call(importBookings, { csvData }, scene.token);
    await scene.local.settle();
    const before = await bookings();
    await come(
      classPassMail({ customer: 'Noa Paz', reference: 'CP1007', when: yogaStarts, cancelled: true }),
    );
    await person.press('Review Noa Paz');
    const dialog = page.getByRole('dialog', { name: 'Review a reservation' });
    await dialog.getByText('No booking is known that it could cancel.').waitFor();
    await dialog.getByRole('radio', { name: /07:00 Yoga/ }).click();
    await dialog.getByRole('radio', { name: /N\. Paz/ }).click();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'To review (0)' }).waitFor();
    await soon.poll(bookings).toBe(before - 1);
  });

  it('cancel a class live, and the owner can restore it', async () => {
    const { page, person } = stage;
    const { class: cls } = await classOn(scene, 'Yoga');
    const offered = cls.allocations.wellhub;
    const sold = cls.bookedByChannel.wellhub ?? 0;
    await list(scene, 'wellhub', [yoga]);
    await person.goTo(`/classes?class=${cls.classId}`);
    const dialog = page.getByRole('dialog', { name: /^Yoga/ });
    await dialog.getByText('Confirmed Bookings').first().waitFor();
    await come({
      from: `ClassPass <${classPassSender}>`,
      subject: 'Class cancelled',
      text: `The studio cancelled this class.\n\nClass: Yoga\nDate and time: ${yogaStarts}\n`,
    });
    await dialog.getByText('Cancelled, as ClassPass wrote').waitFor();
    expect(await placesShown(scene, 'wellhub')).toEqual([sold]);
    await dialog.getByText(`Wellhub: done`).waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await person.tells('Yoga takes place again', () =>
      dialog.getByRole('button', { name: 'It takes place' }).click(),
    );
    await dialog.getByText('Cancelled, as ClassPass wrote').waitFor({ state: 'hidden' });
    expect((await classOn(scene, 'Yoga')).class.cancelled).toBeUndefined();
    await scene.local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([offered]);
    await person.goTo('/logs');
    await person.shows('ClassPass wrote that this class does not take place.');
    await person.shows('Class takes place');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('are retried once their class is in the schedule', async () => {
    const { page, person } = stage;
    const { local, token } = scene;
    const when = 'November 25, 2026 @ 9:00 AM';
    // The page is opened after the mail arrived. If the mail arrived while the page loads, only some of its requests
    // would include it.
    await come(classPassMail({ customer: 'Iva Gil', reference: 'CP1005', className: 'Barre', when }));
    await openMailSettings(stage);
    await page.getByRole('button', { name: 'To review (1)' }).waitFor();
    await person.press('Retry Iva Gil');
    await person.shows('The reservation waits for your review');
    const csvData =
      'class_name,class_date,class_time,total_capacity,room\nBarre,2026-11-25,09:00,10,Sala 2\n';
    await local.call(importSchedule, { csvData }, token);
    await local.settle();
    // An immediate click would count as a double click.
    await openMailSettings(stage);
    await page.getByRole('button', { name: 'To review (1)' }).click();
    await person.press('Retry Iva Gil');
    await card('Recent Confirmations').getByText('Iva Gil').waitFor();
    await page.getByRole('button', { name: 'To review (0)' }).waitFor();
    await soon.poll(async () => (await classOn(scene, 'Barre')).class.bookings).toBe(1);
  });

  it('are listed as failed when they cannot be read, and can be deleted', async () => {
    const { page, person } = stage;
    await come({ raw: unreadable });
    await page.getByRole('button', { name: 'Failed (1)' }).click();
    await card('Failed Events').getByText('The parts of the mail could not be separated.').waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    const retried = page.waitForResponse(/retry$/);
    await card('Failed Events')
      .getByRole('button', { name: /^Retry/ })
      .click();
    expect((await retried).status()).toBe(200);
    // Reading the mail again gives the same result within a minute.
    await come();
    expect(await events('failed')).toHaveLength(1);
    await openMailSettings(stage);
    await page.getByRole('button', { name: 'Failed (1)' }).click();
    await card('Failed Events')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await person.shows('The reservation is deleted');
    await person.shows('No failed events.');
    expect(await events('failed')).toEqual([]);
  });

  it('report that Google revoked access, and are read again once it is restored', async () => {
    const { page, person } = stage;
    await fetch(`${scene.local.simulators.google.url}/_control/trouble`, {
      method: 'PUT',
      body: JSON.stringify({ email: mailbox, trouble: 'grant-revoked' }),
    });
    await come(classPassMail({ customer: 'Luz Vega', reference: 'CP1004', when: yogaStarts }));
    await person.shows('Gmail has to be connected again');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await giveLeave(stage, 'Reconnect', mailbox);
    await come();
    await card('Recent Confirmations').getByText('Luz Vega').waitFor();
    await soon
      .poll(async () => (await scene.local.call(getSync, {}, scene.token)).mailbox)
      .toMatchObject({ email: mailbox, status: 'connected' });
  });

  it('wait when their sender cannot be verified, and say so', async () => {
    const { page, person } = stage;
    const before = await bookings();
    await come({
      ...classPassMail({ customer: 'Mia Roa', reference: 'CP1008', when: yogaStarts }),
      sender: 'unsigned',
    });
    await openMailSettings(stage);
    await page.getByRole('button', { name: 'To review (1)' }).click();
    await person.press('Review Mia Roa');
    const dialog = page.getByRole('dialog', { name: 'Review a reservation' });
    await dialog.getByText('This e-mail could not be proven to come from classpass.com.').waitFor();
    await dialog.getByText('It carries no valid signature of this sender.').waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    expect(await bookings()).toBe(before);
    await dialog.getByRole('radio', { name: /07:00 Yoga/ }).click();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'To review (0)' }).waitFor();
    await soon.poll(bookings).toBe(before + 1);
  });
});
