// The reference studio: 200 classes and 3,000 bookings a week at four marketplaces, with twelve weeks of history.
import { setTimeout } from 'node:timers/promises';
import { connectStaff } from '#infra/demo/staff/connect-staff.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import type { Marketplace } from '#shared/contracts/channels.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { startGmail } from '#shared/contracts/reservations/start-gmail.ts';
import { gatheredMs, topicsOf } from '#web/src/api/live-topics.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { consentAt } from '../../builders/consent-at-google.ts';
import { eventually } from '../../journeys/eventually.ts';
import { aStudioIn, monday, switchOn, type Scene } from '../../journeys/scene.ts';
import type { Message } from './message.ts';
import { settled, applied } from './settled.ts';

export const classesPerWeek = 200;
export const bookingsPerWeek = 3_000;
const pastWeeks = 12;
const openWeeks = 2;
const today = '2026-11-23';
const mailbox = 'reservas@alameda.test';
export const mailSender = 'reservas@fitpass.test';
const password = 'six-six-six';

const hours = ['06:00', '07:30', '09:00', '12:00', '16:00', '17:30', '19:00', '20:30'];
const rooms = ['Sala 1', 'Sala 2', 'Reformer', 'Cycling'];
const names = ['Vinyasa Flow', 'Reformer Pilates', 'HIIT 45', 'Cycling 45', 'Boxeo', 'Barre', 'Stretch'];
const places = { fitpass: 2, wellhub: 3, totalpass: 2, classpass: 2 } as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const pad = (value: number): string => String(value).padStart(2, '0');

export interface Given {
  readonly name: string;
  readonly day: string;
  readonly time: string;
  readonly room: string;
}

/** The classes of one week, which are the same every week. */
export function weekOf(week: number): Given[] {
  return Array.from({ length: classesPerWeek }, (_, index) => {
    const slot = Math.floor(index / 7);
    const day = addLocalDays(today, 7 * week + (index % 7));
    const time = at(hours, Math.floor(slot / rooms.length));
    return { name: at(names, slot), day, time, room: at(rooms, slot) };
  });
}

const line = ({ name, day, time, room }: Given): string => `${name},${day},${time},${room}`;

export function scheduleCsv(from: number, to: number): string {
  const { fitpass, wellhub, totalpass, classpass } = places;
  const weeks = Array.from({ length: to - from }, (_, week) => weekOf(from + week)).flat();
  return [
    'class_name,class_date,class_time,room,total_capacity,instructor,fitpass_slots,wellhub_slots,totalpass_slots,classpass_slots',
    ...weeks.map((one) => `${line(one)},20,María Fernández,${fitpass},${wellhub},${totalpass},${classpass}`),
  ].join('\n');
}

const sold = [
  ...Array.from({ length: 9 }, () => ['direct', 200] as const),
  ...(['wellhub', 'wellhub', 'totalpass', 'fitpass', 'wellhub', 'classpass'] as const).map(
    (name) => [name, 90] as const,
  ),
];

/** Some bookings of each class, made in the days before it. */
export function bookingsCsv(classes: readonly Given[], perClass: number, label: string): string {
  const random = seededRandom(7);
  const rows = classes.flatMap((one, index) =>
    Array.from({ length: perClass }, (_, guest) => {
      const [type, revenue] = at(sold, guest);
      const bookedDay = addLocalDays(one.day, -1 - Math.floor(6 * random()));
      const booked = `${bookedDay} ${pad(6 + Math.floor(16 * random()))}:${pad(Math.floor(60 * random()))}`;
      return `${line(one)},${type},${revenue},${booked},Sofía Hernández ${label}${index * perClass + guest},sofia${guest}@example.com`;
    }),
  );
  return [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,customer_email',
    ...rows,
  ].join('\n');
}

const terms = { revenuePerBookingMinor: 9_000 };

const connectClassPass = ({ local, token }: Pick<Scene, 'local' | 'token'>) =>
  local.call(connectMarketplace, { integrationId: 'classpass', ...terms }, token);

async function connectAll({ local, token }: Scene): Promise<void> {
  const signIns: Record<Exclude<Marketplace, 'classpass'>, { username: string; password: string }> = {
    fitpass: { username: 'recepcion@alameda.test', password: 'portal-of-alameda' },
    wellhub: { username: '4711', password: 'token-of-alameda' },
    totalpass: { username: 'place-of-alameda', password: 'partner-of-alameda' },
  };
  for (const integrationId of ['fitpass', 'wellhub', 'totalpass'] as const)
    await local.call(connectMarketplace, { integrationId, ...signIns[integrationId], ...terms }, token);
  await connectClassPass({ local, token });
}

async function connectMailbox({ local, token }: Scene, email = mailbox): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const begun = await fetch(new URL(startGmail.path, local.url), { method: startGmail.method, headers });
  const { authUrl } = (await begun.json()) as { authUrl: string };
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  const back = await fetch(await consentAt(authUrl, { email }), { headers: { cookie } });
  if (!back.ok) throw new Error(`Gmail was not connected: ${await back.text()}`);
  await local.call(saveSync, { syncEmail: email, syncEnabled: true }, token);
}

export async function sendMail(local: Local, subject: string, text: string): Promise<void> {
  const body = JSON.stringify({ email: mailbox, from: `Fitpass <${mailSender}>`, subject, text });
  const answer = await fetch(`${local.simulators.google.url}/_control/mails`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`the mail was refused: ${await answer.text()}`);
}

export interface Studio {
  readonly local: Local;
  readonly studioId: string;
  /** A fresh sign-in, because sign-ins expire after an hour and hours pass. */
  readonly signIn: () => Promise<Scene>;
  /** An open page that is notified of changes. It is reopened well before its sign-in expires. */
  readonly keepPageOpen: () => Promise<void>;
  /** The messages that it received since the last call. */
  readonly heard: () => Promise<readonly Message[]>;
  /** Other studios, each with only a connection that is never read. */
  readonly addStudios: (count: number) => Promise<void>;
  /** Other studios, each with only a mailbox. */
  readonly addMailboxes: (count: number) => Promise<void>;
}

/** A sign-in expires after an hour. */
const pageOpenMs = 30 * 60_000;

function pageOf(local: Local, signIn: Studio['signIn']): Pick<Studio, 'keepPageOpen' | 'heard'> {
  let open: { readonly socket: WebSocket; readonly sinceMs: number } | undefined;
  let messages: Message[] = [];
  const nowMs = () => local.now().getTime();
  const openPage = async () => {
    const socket = await listen(await signIn());
    socket.addEventListener('message', ({ data }) =>
      messages.push({ atMs: nowMs(), topics: topicsOf(data) }),
    );
    return { socket, sinceMs: nowMs() };
  };
  return {
    keepPageOpen: async () => {
      if (open && nowMs() - open.sinceMs < pageOpenMs) return;
      open?.socket.close();
      open = await openPage();
      // The previous page has to be closed, otherwise each message is received twice.
      await settled(local);
    },
    heard: async () => {
      // The last messages are still on their way.
      await setTimeout(gatheredMs);
      const since = messages;
      messages = [];
      return since;
    },
  };
}

async function listen({ local, token }: Scene): Promise<WebSocket> {
  const { ticket } = await local.call(createTicket, {}, token);
  const headers = { origin: local.url };
  const socket = new WebSocket(`${local.url.replace('http', 'ws')}/live?ticket=${ticket}`, {
    headers,
  } as never);
  await eventually(() => socket.readyState === WebSocket.OPEN);
  return socket;
}

/** A typical studio: connected, with its history, and with automation on. */
export async function referenceStudio(tell: (what: string) => void): Promise<Studio> {
  const local = await createLocal({ clock: monday, companion: connectStaff });
  const email = 'owner@alameda.test';
  const scene = await aStudioIn(local, email);
  const signIn = async () => ({ ...scene, ...(await local.signIn({ email, password })) });
  await connectAll(scene);
  tell('connected');
  await applied(scene, 'schedule', scheduleCsv(-pastWeeks, openWeeks));
  tell('schedule imported');
  const past = Array.from({ length: pastWeeks }, (_, week) => weekOf(week - pastWeeks)).flat();
  await applied(scene, 'bookings', bookingsCsv(past, bookingsPerWeek / classesPerWeek, 'P'));
  tell('history imported');
  await connectMailbox(scene);
  await local.call(addSender, { senderEmail: mailSender, marketplace: 'fitpass' }, scene.token);
  await switchOn(scene, { holdOut: false });
  await settled(local);
  const addStudios = async (count: number) => {
    for (let more = 0; more < count; more += 1)
      await connectClassPass(await aStudioIn(local, `more-${more}@alameda.test`));
    await settled(local);
  };
  const addMailboxes = async (count: number) => {
    for (let more = 0; more < count; more += 1) {
      const beside = `beside-${more}@alameda.test`;
      await connectMailbox(await aStudioIn(local, beside), beside);
    }
  };
  return { local, studioId: scene.studioId, signIn, ...pageOf(local, signIn), addStudios, addMailboxes };
}
