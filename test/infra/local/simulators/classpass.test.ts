import type { Mail, Simulator } from '#infra/local/simulators/_shared/simulator.ts';
import { createClassPass } from '#infra/local/simulators/classpass/classpass.ts';
import { mailOf } from '#infra/local/simulators/google/write-mail.ts';
import { parseMail } from '#shared/core/mail/parse-mail.ts';
import { readReservationMail } from '#shared/core/mail/read-mail.ts';
import { memberBooks, memberCancels } from '#test/builders/simulated-members.ts';
import { aClass, now, send } from './scene.ts';

let simulator: Simulator;
let mails: Mail[];
beforeEach(async () => {
  mails = [];
  simulator = await createClassPass({ now, mail: (one) => mails.push(one) });
  simulator.store.putStudio({ username: 'studio', password: 'by hand', name: 'Estudio' });
  simulator.store.putClasses('studio', [aClass]);
});
afterEach(() => simulator.close());

async function press(what: string, fields: Record<string, string> = {}): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: simulator.url };
  const body = new URLSearchParams({ ...fields, do: what }).toString();
  const answer = await send(`${simulator.url}/_page/act`, 'POST', body, headers);
  return new URLSearchParams(answer.headers.get('location')?.slice(2)).get('note') ?? '';
}
const mailsTo = (address: string) => press('settings:0', { 'settings-0-to': address });

test('has no API, but a dashboard to set places manually, never below the number of bookings', async () => {
  const { id } = simulator.store.classes()[0]!;
  const set = (slots: string) => press(`set:${id}`, { [`slots-${id}`]: slots });
  expect(await set('9')).toBe('Spinning, 07:00: 9 places.');
  expect(await set('1')).toBe('There cannot be fewer than the 2 booked.');
  for (const wrong of ['', '-1', '2.5', 'nine', '40000'])
    expect(await set(wrong)).toBe('Places must be a whole number from 0 to 32000.');
  expect(simulator.store.classes()[0]?.slots).toBe(9);
  expect((await send(`${simulator.url}/api/schedules`)).status).toBe(404);
});

test('sends mails to the dashboard’s address, and none before it is set', async () => {
  await memberBooks(simulator, aClass.reference);
  expect(mails).toEqual([]);
  expect(await mailsTo('no address')).toBe('That is not an e-mail address.');
  expect(await mailsTo('studio@example.com')).toBe('Mails about bookings go to studio@example.com.');
  expect((await send(simulator.url)).text).toContain('value="studio@example.com"');
  await memberBooks(simulator, aClass.reference);
  expect(mails).toMatchObject([{ to: 'studio@example.com', from: 'ClassPass <no-reply@classpass.com>' }]);
  expect(await mailsTo('')).toBe('No mails are sent.');
  await memberBooks(simulator, aClass.reference);
  expect(mails).toHaveLength(1);
});

test('the product reads its mails correctly', async () => {
  await mailsTo('studio@example.com');
  const booking = await memberBooks(simulator, aClass.reference, 'Luz Prado');
  await memberCancels(simulator, booking.id);
  const read = async (one: Mail) => {
    const mail = await parseMail(mailOf({ ...one, at: now() }));
    return readReservationMail({ mail, zone: aClass.timezone, receivedAt: now().toISOString() });
  };
  const reported = {
    marketplace: 'classpass',
    className: 'Spinning',
    classDate: '2026-10-14',
    classTime: '07:00',
    customerName: 'Luz Prado',
    marketplaceBookingRef: booking.reference,
  };
  const [confirmed, cancelled] = await Promise.all(mails.map(read));
  expect(confirmed).toMatchObject({
    outcome: 'parsed',
    reservations: [{ ...reported, eventType: 'booking_confirmed' }],
  });
  expect(cancelled).toMatchObject({
    outcome: 'parsed',
    reservations: [{ ...reported, eventType: 'booking_cancelled' }],
  });
});

test('the Enter key in a field presses none of the buttons of the classes', async () => {
  const text = (await send(simulator.url)).text;
  expect(/<button[^>]*name="do"[^>]*>/.exec(text)?.[0]).toBe('<button name="do" value="nothing:" hidden>');
  expect(await press('nothing:')).toBe('Nothing was done: press the button beside the field.');
});
