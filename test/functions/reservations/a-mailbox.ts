import type { Marketplace } from '#shared/contracts/channels.ts';
import type { EventStatus } from '#shared/contracts/reservations/event.ts';
import type { Model } from '#functions/_platform/ports/model.ts';
import type { MailboxSyncDeps, SyncResult } from '#functions/reservations/mailbox/sync-mailbox.ts';
import type { StoredMailEvent } from '#functions/reservations/taking/mail-event.ts';
import type { PollResult } from '#functions/reservations/mailbox/find-new-mails.ts';
import { receivedMailOf, type SenderCheck } from '#infra/local/simulators/google/index.ts';
import { startGoogle, type TestGoogle } from '../../builders/start-google.ts';
import { startTable } from '../../builders/start-table.ts';
import { aStudioWith } from '../schedule/a-studio.ts';
import { silent } from '../../builders/silent-logger.ts';
import { googleMailboxes } from '#functions/_platform/adapters/google/mailboxes.ts';
import { sealingKeys } from '#functions/_platform/adapters/keys.ts';
import { pollMailbox } from '#functions/reservations/mailbox/find-new-mails.ts';
import { mailboxKeep } from '#functions/reservations/mailbox/mailbox-keep.ts';
import { syncMailbox } from '#functions/reservations/mailbox/sync-mailbox.ts';
import { connected } from '#functions/_domain/connections/mailbox.ts';
import * as store from '#functions/_domain/connections/mailbox-store.ts';
import { storeSender, senderIdOf } from '#functions/_domain/connections/sender-store.ts';
import { sealContext } from '#functions/reservations/mailbox/seal-context.ts';
import { readEvents } from '#functions/reservations/mailbox/event-store.ts';
import { MailEntity } from '#functions/_data/bookings/mail.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { tableOf } from '#test/builders/table-of.ts';

/** A Monday, 06:00 in Mexico City. */
export const monday = new Date('2027-03-01T12:00:00.000Z');

export const fitpass = 'Fitpass <reservas@fitpass.test>';
/** The header that Gmail adds to a mail from Fitpass. */
export const provenFitpass =
  'Authentication-Results: mx.google.com; dmarc=pass (p=REJECT) header.from=fitpass.test\r\n';
const senderOf = /<(.*)>/;

export interface TestClock {
  now(): Date;
  advance(ms: number): void;
}

export function aClock(start = monday): TestClock {
  let offsetMs = 0;
  return { now: () => new Date(start.getTime() + offsetMs), advance: (ms) => void (offsetMs += ms) };
}

/** Advances the machine's clock, for functions that read the time from the machine. */
export function aMovedClock(byMs = 0): TestClock {
  let offsetMs = byMs;
  return { now: () => new Date(Date.now() + offsetMs), advance: (ms) => void (offsetMs += ms) };
}

/** A table, and a Google emulator that uses the clock of the tests. */
export async function startMail(clock: TestClock) {
  const table = await startTable();
  const google = await startGoogle(() => clock.now(), 'https://cupo.test');
  const close = async (): Promise<void> => {
    await google.close();
    await table.close();
  };
  return { table, google, close };
}

export type TestMail = Awaited<ReturnType<typeof startMail>>;

const idOf = (nth: number): string => `01ARZ3NDEKTSV4RRF${String(nth).padStart(9, '0')}`;

/** A confirmation from a marketplace for Yoga on Wednesday. */
export const aBooking = (
  over: Partial<Record<'client' | 'className' | 'date' | 'time' | 'ref', string>> = {},
) => {
  const {
    client = 'Ana López',
    className = 'Yoga',
    date = 'Wednesday, March 3, 2027',
    time = '18:00',
    ref,
  } = over;
  return [
    'A new booking was confirmed.',
    '',
    `Client: ${client}`,
    `Class: ${className}`,
    `Date: ${date}`,
    `Time: ${time}`,
    ...(ref === '' ? [] : [`Booking number: ${ref ?? 'BK-1001'}`]),
  ].join('\n');
};

export const aCancellation = (over?: Parameters<typeof aBooking>[0]): string =>
  aBooking(over).replace('A new booking was confirmed.', 'A booking was cancelled by the client.');

let mailboxes = 0;

/**
 * A studio with Yoga on 3 March at 18:00, whose mailbox is connected and read, with one sender for Fitpass. The table
 * and Google have to be started before.
 */
export async function aMailbox(google: TestGoogle, clock: TestClock, model?: Model, logger = silent) {
  mailboxes += 1;
  const studioId = `74747474-7474-4474-8474-${String(mailboxes).padStart(12, '0')}`;
  const email = `studio-${mailboxes}@alameda.test`;
  const studio = await aStudioWith(studioId);

  let ids = mailboxes * 1_000_000;
  let isWanted = 0;
  const deps: MailboxSyncDeps = {
    clock,
    ids: { next: () => idOf((ids += 1)) },
    random: { bytes: () => new Uint8Array() },
    logger,
    mailboxes: googleMailboxes(),
    keep: mailboxKeep(),
    model,
    table: tables,
    studios: { send: async () => void (isWanted += 1) },
  };
  const grant = {
    refreshToken: `1//${email}`,
    email,
    scopes: ['https://www.googleapis.com/auth/gmail.readonly'],
  };
  const connect = async (): Promise<void> => {
    google.state.grants = [...google.state.grants.filter((one) => one.email !== email), { ...grant }];
    const account = google.state.accounts.find((one) => one.email === email);
    const sealed = await sealingKeys().seal(grant.refreshToken, sealContext(studioId));
    const studioTable = tableOf(studioId);
    const before = await store.readMailbox(studioTable, studioId);
    const at = clock.now().toISOString();
    const after = connected(before, { email, historyId: String(account?.historyId ?? 1_000), at });
    const audit = { auditId: deps.ids.next(), at, correlationId: 'c-1' };
    await store.storeLeave(studioTable, { before, after: { ...after, syncEnabled: true }, sealed, audit });
  };
  const addSender = (senderEmail: string, marketplace: Marketplace) =>
    storeSender(tableOf(studioId), {
      studioId,
      senderId: senderIdOf(senderEmail),
      senderEmail,
      marketplace,
      createdAt: monday.toISOString(),
    });
  await studio.importClasses('Yoga,2027-03-03,18:00,Sala 1,8,4,3');
  await connect();
  await addSender(senderOf.exec(fitpass)![1]!, 'fitpass');

  const poll = (mayWait = false): Promise<PollResult | undefined> =>
    pollMailbox(tableOf(studioId), { studioId, mayWait }, deps);
  const sync = (added: PollResult = {}, hasTime = () => true): Promise<SyncResult> =>
    syncMailbox(tableOf(studioId), { studioId, correlationId: 'c-1', hasTime, result: added }, deps);
  return {
    studio,
    studioId,
    email,
    deps,
    connect,
    addSender,
    /** Delivers a mail to the mailbox. */
    deliver: (
      text: string,
      {
        from = fitpass,
        subject = 'Booking',
        sender,
        at = clock.now(),
      }: { from?: string; subject?: string; sender?: SenderCheck; at?: Date } = {},
    ): string =>
      google.deliver(email, {
        raw: receivedMailOf({ from, to: email, subject, text, at }, sender),
        receivedAt: at,
      }),
    deliverRaw: (raw: Uint8Array, labelIds?: readonly string[]): string =>
      google.deliver(email, { raw, receivedAt: clock.now(), ...(labelIds && { labelIds }) }),
    poll,
    /** A run that polls the mailbox itself, or starts with the result of an earlier poll. */
    sync,
    /** The worker's run of every minute. */
    run: async (): Promise<SyncResult> => {
      const added = await poll();
      return added ? sync(added) : { found: 0, read: 0, settled: 0, isLeft: false };
    },
    trouble: (name: Parameters<TestGoogle['trouble']>[1]) => google.trouble(email, name),
    mailbox: () => store.readMailbox(tableOf(studioId), studioId),
    events: async (status: EventStatus): Promise<readonly StoredMailEvent[]> =>
      (await readEvents(tableOf(studioId), studioId, status, undefined, 50)).events,
    /** The state of each mail, and why it was skipped. */
    mails: async () => {
      const { data } = await tableOf(studioId)
        .of(MailEntity)
        .query.primary({ studioId })
        .go({ pages: 'all', consistent: true });
      return data.map(({ state, reason }) => (reason === undefined ? state : `${state}: ${reason}`));
    },
    theClass: async () => (await studio.classesOf('2027-03-03'))[0]!,
    decisionsWanted: () => isWanted,
  };
}

export type TestMailbox = Awaited<ReturnType<typeof aMailbox>>;
