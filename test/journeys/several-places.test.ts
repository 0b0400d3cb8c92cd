import { createLocal, type Local } from '#infra/local/index.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { listEvents } from '#shared/contracts/reservations/list-events.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { memberBooks, memberCancels } from '../builders/simulated-members.ts';
import { connectGmail } from './connect-gmail.ts';
import { aKenkoStudio, classesOf, quarters, schedule } from './kenko-scene.ts';
import { aStudioIn, connect, importYoga, knownAs, list, monday, yoga, type Scene } from './scene.ts';
import { closeSwept } from './sweep.ts';
import { imported } from './upload.ts';

let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => closeSwept(local));

const yogaNow = async (scene: Scene) => (await classesOf(scene))[0]!;

const row = (client: string, reference: string, places: string): string =>
  `${client},Yoga,2026-11-25,07:00,Sala 1,TotalPass,300,2026-11-23 06:00,${reference},${places}`;
const file = (...rows: string[]): string =>
  [
    'Client,Class,Class date,Start time,Room,Pricing option,Revenue,Booked at,Booking ID,Party size',
    ...rows,
  ].join('\n');

/** A studio that TotalPass reports to, and whose mailbox is read. */
async function aReadStudio(name: string) {
  const email = `reservas-${name}@alameda.test`;
  const scene = await aStudioIn(local, `${name}@alameda.test`);
  await importYoga(scene, []);
  await connect(scene, 'totalpass');
  const reference = `places-${name}`;
  await list(scene, 'totalpass', [{ ...yoga, reference, slots: 6 }]);
  await connectGmail(scene, email);
  await local.call(saveSync, { syncEmail: email, syncEnabled: true }, scene.token);
  const senderEmail = 'reservas@totalpass.test';
  await local.call(addSender, { senderEmail, marketplace: 'totalpass' }, scene.token);
  await local.settle();
  return { ...scene, email, reference, before: (await yogaNow(scene)).bookings };
}

type ReadStudio = Awaited<ReturnType<typeof aReadStudio>>;

async function send(
  { email }: ReadStudio,
  first: string,
  client: string,
  number: string,
  line: string,
): Promise<void> {
  const text = [
    first,
    '',
    `Client: ${client}`,
    'Class: Yoga',
    'Date: November 25, 2026',
    'Time: 07:00',
    `Booking number: ${number}`,
    line,
  ].join('\n');
  const from = 'TotalPass <reservas@totalpass.test>';
  const body = JSON.stringify({ email, from, subject: 'Booking', text });
  await fetch(`${local.simulators.google.url}/_control/mails`, { method: 'POST', body });
  await local.advance(60_000);
  await local.runSchedule('reservations.start-mail-sync.schedule');
  await local.settle();
}
const booked = 'A new booking was confirmed.';
const cancelled = 'A booking was cancelled by the client.';

describe('a booking for several places', () => {
  it('takes them once, whether a webhook, an e-mail or a file reports it, and frees all of them', async () => {
    const scene = await aReadStudio('several');
    const at = local.simulators.totalpass;
    const booking = await memberBooks(at, scene.reference, 'Ana López', knownAs(scene, 'totalpass'));
    await local.settle();
    expect((await yogaNow(scene)).bookings).toBe(scene.before + 1);
    await send(scene, booked, 'Ana López', booking.reference, 'Spots: 3');
    const { classId, bookings, bookedByChannel, revenue } = await yogaNow(scene);
    expect({ bookings, bookedByChannel }).toMatchObject({
      bookings: scene.before + 3,
      bookedByChannel: { totalpass: 3 },
    });
    expect(revenue.marketplaceMinor).toBe(3 * 9_000);
    const page = await local.call(listBookings, { classId }, scene.token);
    expect(page.bookings).toContainEqual(expect.objectContaining({ customerName: 'Ana López', places: 3 }));

    await imported(
      scene,
      'bookings',
      file(row('Ana López', booking.reference, '3'), row('Eva Sol', 'E-2', '1')),
    );
    expect((await yogaNow(scene)).bookings).toBe(scene.before + 4);
    await imported(
      scene,
      'bookings',
      file(row('Ana López', booking.reference, '2'), row('Eva Sol', 'E-2', '')),
    );
    expect((await yogaNow(scene)).bookings).toBe(scene.before + 3);

    await memberCancels(at, booking.id);
    await local.settle();
    expect((await yogaNow(scene)).bookings).toBe(scene.before + 1);
    await send(scene, booked, 'Ana López', booking.reference, 'Spots: 3');
    expect((await yogaNow(scene)).bookings).toBe(scene.before + 1);
  });

  it('is applied by a person if its number is not clear, and cancelled by e-mail', async () => {
    const scene = await aReadStudio('unclear');
    await send(scene, booked, 'Ana López', 'BK-1', 'Guests: 2');
    const { events } = await local.call(listEvents, { status: 'manual_review' }, scene.token);
    const [event] = events;
    expect(event).toMatchObject({ reasons: ['It may be about more than one place of a client.'] });
    const { eventId, version } = event!;
    const { classId } = await yogaNow(scene);
    await local.call(confirmEvent, { eventId, version, classId, places: 3 }, scene.token);
    expect((await yogaNow(scene)).bookings).toBe(scene.before + 3);
    await send(scene, cancelled, 'Ana López', 'BK-1', 'Spots: 3');
    expect((await yogaNow(scene)).bookings).toBe(scene.before);
  });

  it('moves with all its places when its class moves in Kenko', async () => {
    const begun = await aKenkoStudio(local);
    const before = await quarters(begun, 1);
    await imported(before, 'bookings', file(row('Ana López', 'E-1', '3')));
    expect((await yogaNow(before)).bookings).toBe(3);
    await schedule(before, [{ ...yoga, slots: 12, room: 'Terraza' }]);
    const scene = await quarters(before, 3);
    const classes = (await classesOf(scene)).map(({ room, bookings }) => [room, bookings]);
    expect(Object.fromEntries(classes)).toEqual({ 'Sala 1': 0, Terraza: 3 });
  });
});
