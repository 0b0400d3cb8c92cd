import { connectStaff } from '#infra/demo/staff/connect-staff.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { startGmail } from '#shared/contracts/reservations/start-gmail.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { memberBooks, memberCancels } from '../builders/simulated-members.ts';
import { consentAt } from '../builders/consent-at-google.ts';
import { aStudioIn, importYoga, monday, yoga, type Scene } from './scene.ts';

const mailbox = 'reservas@alameda.test';

let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: monday, companion: connectStaff });
});
afterAll(() => local.close());

/** Goes to Google with the cookie that binds the answer to this browser. */
async function connectMailbox({ token }: Scene): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const begun = await fetch(new URL(startGmail.path, local.url), { method: startGmail.method, headers });
  const { authUrl } = (await begun.json()) as { authUrl: string };
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  const back = await fetch(await consentAt(authUrl, { email: mailbox }), { headers: { cookie } });
  expect([back.status, await back.text()]).toEqual([200, expect.stringContaining('Gmail connected')]);
  await local.call(saveSync, { syncEmail: mailbox, syncEnabled: true }, token);
}

/** A button of ClassPass' dashboard. */
async function press(what: string, fields: Record<string, string>): Promise<void> {
  const { url } = local.simulators.classpass;
  const body = new URLSearchParams({ ...fields, do: what });
  const answer = await fetch(`${url}/_page/act`, {
    method: 'POST',
    body,
    headers: { origin: url },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

async function mailsAreRead(): Promise<void> {
  await local.advance(60_000);
  await local.runSchedule('reservations.start-mail-sync.schedule');
  await local.settle();
}

test('a ClassPass booking is reported by e-mail, read from the mailbox and stored; its cancellation frees the place', async () => {
  const scene = await aStudioIn(local, 'owner@alameda.test');
  const { token } = scene;
  const terms = { revenuePerBookingMinor: 9_000, noShowPayPercent: 0 };
  await local.call(connectMarketplace, { integrationId: 'classpass', ...terms }, token);
  await importYoga(scene, []);
  await local.settle();
  await connectMailbox(scene);
  await local.call(addSender, { senderEmail: 'no-reply@classpass.com', marketplace: 'classpass' }, token);

  const [listed] = local.simulators.classpass.store.classes();
  await press(`set:${listed!.id}`, { [`slots-${listed!.id}`]: '2' });
  await press('settings:0', { 'settings-0-to': mailbox });
  const booking = await memberBooks(local.simulators.classpass, listed!.reference, 'Luz Prado');
  await mailsAreRead();

  const ofDay = { from: yoga.localDate, to: yoga.localDate };
  const taken = async () =>
    (await local.call(listClasses, ofDay, token)).classes[0]!.bookedByChannel['classpass'] ?? 0;

  expect(await taken()).toBe(1);
  const { bookings } = await local.call(listBookings, { classId: listed!.reference }, token);
  expect(bookings).toContainEqual(
    expect.objectContaining({ channel: 'classpass', customerName: 'Luz Prado' }),
  );

  await memberCancels(local.simulators.classpass, booking.id);
  await mailsAreRead();
  expect(await taken()).toBe(0);
});
