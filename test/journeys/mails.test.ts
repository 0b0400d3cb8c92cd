import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { liveMessage } from '#shared/contracts/live/live-message.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { disconnectGmail } from '#shared/contracts/reservations/disconnect-gmail.ts';
import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { listEvents } from '#shared/contracts/reservations/list-events.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import { connectGmail } from './connect-gmail.ts';
import { eventually } from './eventually.ts';
import { ops, opsRefused } from './ops.ts';
import { aStudio, aStudioIn, connect, importYoga, type Scene } from './scene.ts';

const email = 'reservas@alameda.test';
const everyMinute = 'reservations.start-mail-sync.schedule';

let scene: Scene;
beforeAll(async () => {
  scene = await aStudio();
  await connect(scene, 'fitpass');
  await importYoga(scene, ['fitpass']);
  await scene.local.settle();
});
afterAll(() => scene.local.close());

async function send(text: string): Promise<void> {
  const { google } = scene.local.simulators;
  const body = JSON.stringify({ email, from: 'Fitpass <reservas@fitpass.test>', subject: 'Booking', text });
  const answer = await fetch(`${google.url}/_control/mails`, { method: 'POST', body });
  expect(answer.status).toBe(201);
}

async function aMinuteLater(): Promise<void> {
  const { local } = scene;
  await local.advance(60_000);
  await local.runSchedule(everyMinute);
  await local.settle();
}

const mail = (what: string, className = 'Yoga', ref = 'BK-1'): string =>
  [
    what,
    '',
    'Client: Ana López',
    `Class: ${className}`,
    'Date: November 25, 2026',
    'Time: 07:00',
    `Booking number: ${ref}`,
  ].join('\n');
const booked = 'A new booking was confirmed.';
const cancelled = 'A booking was cancelled by the client.';

const yogaNow = async () => {
  const { local, token } = scene;
  const { classes } = await local.call(listClasses, { from: '2026-11-25', to: '2026-11-25' }, token);
  return classes[0]!;
};
const sync = () => scene.local.call(getSync, {}, scene.token);
const eventsIn = async (status: 'completed' | 'manual_review') =>
  (await scene.local.call(listEvents, { status }, scene.token)).events;

describe('reservations by mail', () => {
  it('begin with a Gmail account that its owner connects and switches on', async () => {
    const { local, token } = scene;
    const { status, page } = await connectGmail(scene, email);
    expect(status).toBe(200);
    expect(page).toContain('Gmail connected successfully!');
    await local.call(saveSync, { syncEmail: email, syncEnabled: true }, token);
    await local.call(addSender, { senderEmail: 'reservas@fitpass.test', marketplace: 'fitpass' }, token);
    expect(await sync()).toMatchObject({ syncEnabled: true, mailbox: { email, status: 'connected' } });
  });

  it('are in the schedule within a minute, and open pages are updated', async () => {
    const { local, token } = scene;
    const before = (await yogaNow()).bookings;
    const topics = new Set<string>();
    const { ticket } = await local.call(createTicket, {}, token);
    const socket = new WebSocket(`${local.url.replace('http', 'ws')}/live?ticket=${ticket}`, {
      headers: { origin: local.url },
    } as never);
    socket.addEventListener('message', ({ data }) => {
      for (const topic of liveMessage.parse(JSON.parse(String(data))).topics) topics.add(topic);
    });
    await eventually(() => socket.readyState === WebSocket.OPEN);
    await send(mail(booked));
    await aMinuteLater();
    const now = await yogaNow();
    expect(now.bookings).toBe(before + 1);
    const { bookings } = await local.call(listBookings, { classId: now.classId }, token);
    expect(bookings[0]).toMatchObject({ customerName: 'Ana López', channel: 'fitpass' });
    await eventually(() => topics.has('schedule') && topics.has('reservations'));
    socket.close();
    expect(await eventsIn('completed')).toMatchObject([
      { marketplaceBookingRef: 'BK-1', classId: now.classId },
    ]);
  });

  it('free their place when they are cancelled', async () => {
    const before = (await yogaNow()).bookings;
    await send(mail(cancelled));
    await aMinuteLater();
    expect((await yogaNow()).bookings).toBe(before - 1);
  });

  it('wait for a person to choose the class if it is unknown', async () => {
    const { local, token } = scene;
    await send(mail(booked, 'Boxing', 'BK-2'));
    await aMinuteLater();
    const [event] = await eventsIn('manual_review');
    expect(event).toMatchObject({ reasons: ['No class in your schedule fits this e-mail.'] });
    const { classId, bookings } = await yogaNow();
    const { eventId, version } = event!;
    const confirmed = await local.call(confirmEvent, { eventId, classId, version }, token);
    expect(confirmed.status).toBe('completed');
    expect((await yogaNow()).bookings).toBe(bookings + 1);
  });

  it('survive a worker that dies halfway', async () => {
    const { local } = scene;
    const before = (await yogaNow()).bookings;
    await send(mail(booked, 'Yoga', 'BK-3'));
    const { google } = local.simulators;
    google.faults.set({ next: [{ match: { path: '/messages/' }, fault: { kind: 'hang' } }] });
    await local.advance(60_000);
    await local.runSchedule(everyMinute);
    await eventually(() => google.log.entries().some(({ outcome }) => outcome === 'hang'));
    expect(await local.crash('reservations.sync-mail.worker')).toBe(1);
    await local.settle();
    for (let minutes = 0; minutes < 15; minutes += 1) await aMinuteLater();
    expect((await yogaNow()).bookings).toBe(before + 1);
  });

  it('wait, and say so, while Google rejects our grant', async () => {
    const { local } = scene;
    const { google } = local.simulators;
    const body = JSON.stringify({ email, trouble: 'grant-revoked' });
    await fetch(`${google.url}/_control/trouble`, { method: 'PUT', body });
    await aMinuteLater();
    const broken = (await sync()).mailbox!;
    expect(broken.status).toBe('broken');
    expect(broken.problem).toContain('Reconnect Gmail');
    const before = (await yogaNow()).bookings;
    await send(mail(booked, 'Yoga', 'BK-4'));
    await connectGmail(scene, email);
    await aMinuteLater();
    expect((await sync()).mailbox!.status).toBe('connected');
    expect((await yogaNow()).bookings).toBe(before + 1);
  });

  it('end with the connection, and no log contains the mailbox’s credentials', async () => {
    const { local, token } = scene;
    const held = local.simulators.google.state.grants.map(({ refreshToken }) => refreshToken);
    expect(held.length).toBeGreaterThan(0);
    // Google does not respond at first, so the worker retries.
    local.simulators.google.faults.set({
      next: [{ match: { path: '/revoke' }, fault: { kind: 'reset', carriedOut: false } }],
    });
    expect(await local.call(disconnectGmail, {}, token)).toMatchObject({ mailbox: null, syncEnabled: false });
    await local.advance(60_000);
    await local.settle();
    expect(local.simulators.google.state.grants).toEqual([]);
    const before = (await yogaNow()).bookings;
    await send(mail(booked, 'Yoga', 'BK-5'));
    await aMinuteLater();
    expect((await yogaNow()).bookings).toBe(before);
    const logs = JSON.stringify(local.logs());
    for (const secret of [...held, local.simulators.google.clientSecret, 'ya29.', 'Ana López'])
      expect(logs).not.toContain(secret);
  });
});

describe('a layout that two studios taught alike', () => {
  const from = 'avisos@roster.test';
  const domain = 'roster.test';
  const ownerOf = (name: string) => `owner@${name.toLowerCase()}.test`;
  const mailboxOf = (name: string) => `reservas@${name.toLowerCase()}.test`;
  let third: Scene;

  /** A studio that reads the sender's mails. */
  async function aReader(name: string): Promise<Scene> {
    const one = await aStudioIn(scene.local, ownerOf(name));
    const syncEmail = mailboxOf(name);
    await connect(one, 'fitpass');
    await connectGmail(one, syncEmail);
    await one.local.call(saveSync, { syncEmail, syncEnabled: true }, one.token);
    await one.local.call(addSender, { senderEmail: from, marketplace: 'fitpass' }, one.token);
    return one;
  }

  async function write(name: string, client: string, ref: string): Promise<void> {
    const text = `Dear ${name},\n\nOne more athlete on your roster.\n\nAthlete: ${client}\nWorkout: Yoga\nDay: 25/11/2026 07h00\nVoucher: ${ref}\n`;
    const body = JSON.stringify({
      email: mailboxOf(name),
      from: `Roster <${from}>`,
      subject: 'Your roster',
      text,
    });
    const { google } = scene.local.simulators;
    expect((await fetch(`${google.url}/_control/mails`, { method: 'POST', body })).status).toBe(201);
    await aMinuteLater();
  }

  const eventsOf = async (
    { local, token }: Scene,
    ...statuses: ('completed' | 'manual_review' | 'ignored')[]
  ) =>
    (await Promise.all(statuses.map((status) => local.call(listEvents, { status }, token)))).flatMap(
      ({ events }) => events,
    );

  async function teach(name: string, client: string, ref: string): Promise<void> {
    const one = await aReader(name);
    await write(name, client, ref);
    const [waiting] = await eventsOf(one, 'manual_review', 'ignored');
    const { eventId, version } = waiting!;
    const told = {
      customerName: client,
      className: 'Yoga',
      classDate: '2026-11-25',
      classTime: '07:00',
      marketplaceBookingRef: ref,
    };
    const lesson = { eventId, version, meaning: 'booking_confirmed' as const, told, remember: true };
    expect((await one.local.call(teachLayout, lesson, one.token)).layout).not.toBeNull();
  }

  const candidates = async () =>
    (await ops(scene.local, 'mail-layouts'))['layouts'] as {
      domain: string;
      layout: string;
      lines: string[];
    }[];

  beforeAll(async () => {
    third = await aReader('Duna');
    await importYoga(third, []);
    await third.local.settle();
  });

  it('waits for the team, which sees only public words', async () => {
    await teach('Brisa', 'Ana López', 'RX-1');
    expect(await candidates()).toEqual([]);
    await teach('Cumbre', 'Eva de la Cruz', 'RX-22');
    const [candidate, ...others] = await candidates();
    expect(others).toEqual([]);
    expect(candidate).toMatchObject({ domain, studios: 2, meaning: 'booking_confirmed' });
    expect(candidate!.lines).toEqual([
      'your roster',
      'dear [name],',
      'one more athlete on your roster.',
      'athlete: [customer]',
      'workout: [class]',
      'day: [date] [time]',
      '(voucher: [reference])',
    ]);
  });

  it('serves a third studio once the team approves it, and none once it is withdrawn', async () => {
    const { local } = scene;
    const [candidate] = await candidates();
    const one = ['mail-layouts', '--domain', domain, '--layout', candidate!.layout] as const;
    await write('Duna', 'Iva Gil', 'RX-3');
    expect(await eventsOf(third, 'completed')).toEqual([]);
    expect((await opsRefused(local, ...one, '--approve')).said).toContain('--reason is required');
    expect(await ops(local, ...one, '--approve', '--reason', 'Plainly a booking')).toMatchObject({
      before: 'candidate',
      status: 'approved',
    });
    await write('Duna', 'Ida Paz', 'RX-4');
    expect(await eventsOf(third, 'completed')).toMatchObject([
      { customerName: 'Ida Paz', marketplaceBookingRef: 'RX-4' },
    ]);
    await ops(local, ...one, '--refuse', '--reason', 'Reads too much');
    await write('Duna', 'Leo Mar', 'RX-5');
    expect(await eventsOf(third, 'completed')).toHaveLength(1);
    expect((await opsRefused(local, 'mail-layouts', '--domain', domain, '--layout', 'none')).code).toBe(2);
  });
});
