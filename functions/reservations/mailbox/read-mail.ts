import type { Marketplace } from '#shared/contracts/channels.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import { mailBytesMax, mailReadBytesMax, type MailReading } from '#shared/core/mail/mail.ts';
import { parseMail } from '#shared/core/mail/parse-mail.ts';
import { findSenderProof } from '#shared/core/mail/sender-proof.ts';
import { senderAddress } from '#shared/core/mail/sender-address.ts';
import { readWithSchedule } from '#shared/core/mail/read-mail.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Model } from '#functions/_platform/ports/model.ts';
import {
  MailboxFailure,
  type OpenedMailbox as OpenMailbox,
  type MailHead,
} from '#functions/_platform/ports/mailboxes.ts';
import type { RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { pagesOf, type MailPage } from '#shared/core/mail/layouts/page.ts';
import { readClassesOfDay } from './event-class.ts';
import { readByTaught } from './read-by-taught.ts';
import { storable } from './text-store.ts';
import { withOpinion } from './ask-mail-opinion.ts';
import { eventsOf, unreadEvent, type StoredMailEvent, type MailFacts } from '../taking/mail-event.ts';
import {
  beginMail,
  leaveMail,
  leaveNewMail,
  storeMailRead,
  storeNewMailRead,
  uncountMail,
  type LeftReason,
  type WaitingMail,
} from './mail-store.ts';
import type { Sender } from '#functions/_domain/connections/sender-store.ts';
import { afterSettling } from './settle-pending.ts';
import type { StudioTable, Tables } from '#functions/_platform/ports/table.ts';

/** A mail whose reading crashed this often is given up and shown to a person. */
const attemptsMax = 3;
/** The labels of mails that report no booking, such as sent mails, drafts and spam. */
const unreadLabels = ['SENT', 'DRAFT', 'SPAM', 'CHAT'];

export type SendersByAddress = ReadonlyMap<string, Marketplace>;

export const sendersByAddress = (senders: readonly Sender[]): SendersByAddress =>
  new Map(senders.map(({ senderEmail, marketplace }) => [senderEmail, marketplace]));

export interface ReadDeps extends Base {
  /** The model to ask about mails that a person has to review, if this deployment has one. */
  readonly model: Model | undefined;
  /** The shared table with the layouts for all studios. */
  readonly table: Pick<Tables, 'acrossStudios'>;
}

interface Reading {
  readonly studioId: string;
  readonly mail: WaitingMail;
  readonly senders: SendersByAddress;
  readonly mailbox: OpenMailbox;
  /** The studio's. */
  readonly timezone: string;
}

/** The result of reading a mail, with its text if a person has to review it. */
interface Reported {
  readonly events: readonly StoredMailEvent[];
  readonly text?: MailPage | undefined;
}

type Outcome =
  { readonly kind: 'left'; readonly reason: LeftReason } | ({ readonly kind: 'read' } & Reported);

const left = (reason: LeftReason): Outcome => ({ kind: 'left', reason });

const tooLarge = `The mail is larger than ${mailBytesMax / 1024 / 1024} MB and was not read.`;
const unreadable = 'The parts of the mail could not be separated.';
const gaveUp = 'The mail could not be read.';

const cut = `Only the first ${mailReadBytesMax / 1024 / 1024} MB of the mail was read.`;

/** Hands a mail to a person if it was only partly read, because the rest may contain something important. */
const orShown = (reading: MailReading): MailReading =>
  reading.outcome === 'parsed'
    ? reading
    : { ...reading, outcome: 'manual_review', reasons: [cut, ...reading.reasons] };

/** Reads a mail, given the studio's time zone and the marketplace of its sender. */
async function reported(
  own: StudioTable,
  facts: MailFacts,
  raw: Uint8Array,
  { receiver, timezone }: { readonly receiver: string; readonly timezone: string },
  { clock, ids, logger, model, table: { acrossStudios } }: ReadDeps,
): Promise<Reported> {
  const { receivedAt, marketplace } = facts;
  try {
    const mail = await parseMail(raw);
    const request = { mail, zone: timezone, receivedAt, marketplaceHint: marketplace };
    const sender = findSenderProof({ headers: mail.headers, from: facts.from, receiver });
    const tables = { own, acrossStudios };
    const taught = await readByTaught(tables, facts.studioId, request, facts.from, sender);
    const scheduledOn = (localDate: string) =>
      readClassesOfDay(own, facts.studioId, localDate, timezone, clock.now());
    const reading =
      taught ?? (await withOpinion(request, await readWithSchedule(request, scheduledOn), model));
    const shown = raw.length > mailReadBytesMax ? orShown(reading) : reading;
    const events = eventsOf({ ...facts, subject: mail.subject }, shown, sender, () => ids.next());
    const isSettled = taught?.outcome === 'ignored';
    return { events, text: isSettled ? undefined : storable(pagesOf(request)[0]) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    logger.info('mail not readable', { mailId: facts.mailId, path: error.path });
    return { events: [unreadEvent(facts, ids.next(), unreadable)] };
  }
}

async function outcomeOf(table: StudioTable, reading: Reading, deps: ReadDeps): Promise<Outcome> {
  const { studioId, mail, senders, mailbox, timezone } = reading;
  const { mailId, attempts } = mail;
  const head: MailHead | undefined = await mailbox.head(mailId);
  if (!head) return left('gone');
  if (head.labels.some((label) => unreadLabels.includes(label))) return left('own-or-spam');
  const from = senderAddress(head.from);
  const marketplace = from === undefined ? undefined : senders.get(from);
  if (from === undefined || marketplace === undefined) return left('other-sender');
  const receivedAt = head.receivedAt.toISOString();
  const createdAt = deps.clock.now().toISOString();
  const facts: MailFacts = { studioId, mailId, marketplace, from, subject: '', receivedAt, createdAt };
  const unread = (why: string): Outcome => ({
    kind: 'read',
    events: [unreadEvent(facts, deps.ids.next(), why)],
  });
  if (head.sizeBytes > mailBytesMax) return unread(tooLarge);
  if (attempts >= attemptsMax) return unread(gaveUp);
  const raw = await mailbox.raw(mailId);
  if (!raw) return left('gone');
  const read = await reported(table, facts, raw, { receiver: mailbox.receiver, timezone }, deps);
  return { kind: 'read', ...read };
}

/**
 * Reads one pending mail and stores its reservations, only once. Only mails from the studio's senders are opened; of
 * all other mails, only the From header is read. Links in a mail are never followed.
 */
export async function readMail(table: StudioTable, reading: Reading, deps: ReadDeps): Promise<void> {
  const { studioId, mail } = reading;
  if (!(await beginMail(table, studioId, mail))) return;
  try {
    const outcome = await outcomeOf(table, reading, deps);
    if (outcome.kind === 'left') await leaveMail(table, studioId, mail.mailId, outcome.reason);
    else
      await storeMailRead(table, {
        studioId,
        mailId: mail.mailId,
        events: outcome.events,
        text: outcome.text,
      });
  } catch (error) {
    if (error instanceof MailboxFailure) await uncountMail(table, studioId, mail);
    throw error;
  }
}

type NewMail = Omit<Reading, 'mail'> & { readonly mailId: string; readonly correlationId: string };

/**
 * Reads an untracked mail, applies its reservations, and stores both at once. If the run dies, the next run finds the
 * mail again. A mail that another run recorded meanwhile is left to that run.
 *
 * @returns whether any of its reservations is pending
 */
export async function readNewMail(
  table: StudioTable,
  { mailId, correlationId, ...found }: NewMail,
  deps: ReadDeps & RedecideDeps,
): Promise<boolean> {
  const { studioId, timezone } = found;
  const outcome = await outcomeOf(table, { ...found, mail: { mailId, attempts: 0 } }, deps);
  const now = deps.clock.now();
  if (outcome.kind === 'left') {
    await leaveNewMail(table, studioId, mailId, outcome.reason, now);
    return false;
  }
  const events: StoredMailEvent[] = [];
  for (const event of outcome.events)
    events.push(
      event.status === 'pending'
        ? await afterSettling(table, { event, correlationId, timezone }, deps)
        : event,
    );
  await storeNewMailRead(table, { studioId, mailId, events, text: outcome.text }, now);
  return events.some(({ status }) => status === 'pending');
}
