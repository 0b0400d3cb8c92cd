import { untilDone } from '#functions/_data/table/batch.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { MailEntity } from '#functions/_data/bookings/mail.ts';
import { MailEventEntity } from '#functions/_data/bookings/mail-event.ts';
import { MailboxEntity } from '#functions/_data/connections/mailbox.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { present } from '#functions/_platform/present.ts';
import type { MailPage } from '#shared/core/mail/layouts/page.ts';
import { textWrite } from './text-store.ts';
import type { StoredMailEvent } from '../taking/mail-event.ts';
import { recordWaiting } from '#functions/_domain/connections/mailbox-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most waiting mails that are counted. */
const countedMax = 1_000;
const recordedAtOnceMax = 8;
/** A mail is remembered for longer than any search of a mailbox reaches back. */
const retentionSeconds = 60 * 24 * 3600;

/** A mail that was found but has not been read yet. */
export interface WaitingMail {
  readonly mailId: string;
  /** How many times a run has begun to read the mail. */
  readonly attempts: number;
}

/** Counts the mails that were found but have not been read yet. */
export async function countWaiting(table: StudioTable, studioId: string): Promise<number> {
  const { data } = await table
    .of(MailEntity)
    .query.state({ studioId, state: 'found' })
    .go({ limit: countedMax, attributes: ['mailId'] });
  return data.length;
}

/** Reads the oldest waiting mails. */
export async function readWaiting(
  table: StudioTable,
  studioId: string,
  itemsMax: number,
): Promise<WaitingMail[]> {
  const { data } = await table
    .of(MailEntity)
    .query.state({ studioId, state: 'found' })
    .go({ limit: itemsMax });
  return data.map(({ mailId, attempts }) => ({ mailId, attempts }));
}

/** Finds which of these mails are already known: recorded, read or skipped. */
export async function knownMails(
  table: StudioTable,
  studioId: string,
  mailIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const keys = mailIds.map((mailId) => ({ studioId, mailId }));
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await table
      .of(MailEntity)
      .get([...left])
      .go({ consistent: true });
    for (const { mailId } of data) known.add(mailId);
    return unprocessed;
  });
  return known;
}

async function orKnown(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

const retainedFrom = (now: Date): number => Math.floor(now.getTime() / 1000) + retentionSeconds;

/** Records mails that were found. Known mails are not changed. */
export async function recordMails(
  table: StudioTable,
  studioId: string,
  mailIds: readonly string[],
  now: Date,
): Promise<void> {
  const expiresAtSeconds = retainedFrom(now);
  await inParallel([...new Set(mailIds)], recordedAtOnceMax, (mailId) =>
    orKnown(
      table.of(MailEntity).create({ studioId, mailId, state: 'found', attempts: 0, expiresAtSeconds }).go(),
    ),
  );
}

/**
 * Records that reading a mail begins.
 *
 * @returns false if the mail was read meanwhile
 */
export const beginMail = (
  table: StudioTable,
  studioId: string,
  { mailId, attempts }: WaitingMail,
): Promise<boolean> =>
  orKnown(
    table
      .of(MailEntity)
      .patch({ studioId, mailId })
      .set({ attempts: attempts + 1 })
      .where((mail, { eq }) => `${eq(mail.state, 'found')} AND ${eq(mail.attempts, attempts)}`)
      .go(),
  );

/** Undoes the counting of an attempt that failed because of another system. */
export const uncountMail = (
  table: StudioTable,
  studioId: string,
  { mailId, attempts }: WaitingMail,
): Promise<boolean> =>
  orKnown(
    table
      .of(MailEntity)
      .patch({ studioId, mailId })
      .set({ attempts })
      .where((mail, { eq }) => eq(mail.state, 'found'))
      .go(),
  );

export type LeftReason = 'gone' | 'other-sender' | 'own-or-spam';

/** Records why a mail was skipped. */
export const leaveMail = (
  table: StudioTable,
  studioId: string,
  mailId: string,
  reason: LeftReason,
): Promise<boolean> =>
  orKnown(
    table
      .of(MailEntity)
      .patch({ studioId, mailId })
      .set({ state: 'left', reason })
      .where((mail, { eq }) => eq(mail.state, 'found'))
      .go(),
  );

/** Records why an untracked mail was skipped. */
export const leaveNewMail = (
  table: StudioTable,
  studioId: string,
  mailId: string,
  reason: LeftReason,
  now: Date,
): Promise<boolean> =>
  orKnown(
    table
      .of(MailEntity)
      .create({
        studioId,
        mailId,
        state: 'left',
        reason,
        attempts: 1,
        expiresAtSeconds: retainedFrom(now),
      })
      .go(),
  );

/** The ways in which a stored mail may change. */
type MailChanged =
  /** The mail was read, and had not been recorded before. */
  | { readonly kind: 'new-mail-read'; readonly read: MailRead; readonly now: Date }
  | { readonly kind: 'mail-read'; readonly read: MailRead }
  /** The mail could not be read, and has to be read again. */
  | { readonly kind: 'mail-again'; readonly event: StoredMailEvent };

interface MailRead {
  readonly studioId: string;
  readonly mailId: string;
  /** The events that the mail reported, with their results. */
  readonly events: readonly StoredMailEvent[];
  /** The text of the mail, for a person to read. */
  readonly text?: MailPage | undefined;
}

/**
 * The writes of a mail's events. The mail's text is stored with them if the mail has at most one reservation and a
 * person may have to read it.
 */
export function eventWrites(events: readonly StoredMailEvent[], text: MailPage | undefined): Write[] {
  const [only, ...others] = events;
  const retained =
    only !== undefined && others.length === 0 && only.status !== 'completed' ? text : undefined;
  return [
    ...events.map((event) =>
      writerOf(MailEventEntity)
        .create(present({ ...event, reasons: [...event.reasons], ...(retained && { hasText: true }) }))
        .commit(),
    ),
    ...(only && retained ? [textWrite(only, retained)] : []),
  ];
}

export const mailDerivers: Derivers<MailChanged> = {
  'new-mail-read': ({ read: { studioId, mailId, events, text }, now }) => ({
    items: [
      writerOf(MailEntity)
        .create({ studioId, mailId, state: 'read', attempts: 1, expiresAtSeconds: retainedFrom(now) })
        .commit(),
      ...eventWrites(events, text),
    ],
  }),
  'mail-read': ({ read: { studioId, mailId, events, text } }) => ({
    items: [
      writerOf(MailEntity)
        .patch({ studioId, mailId })
        .set({ state: 'read' })
        .where((mail, { eq }) => eq(mail.state, 'found'))
        .commit(),
      ...eventWrites(events, text),
    ],
  }),
  'mail-again': ({ event: { studioId, mailId, eventId, version } }) => ({
    items: [
      writerOf(MailEntity).patch({ studioId, mailId }).set({ state: 'found', attempts: 0 }).commit(),
      writerOf(MailboxEntity).patch({ studioId }).set({ waits: true }).add({ revision: 1 }).commit(),
      writerOf(MailEventEntity)
        .delete({ studioId, eventId })
        .where((event, { eq }) => eq(event.version, version))
        .commit(),
    ],
  }),
};

/**
 * Stores an untracked mail's reservations with their states, and the fact that the mail was read, in one transaction
 * and only once.
 *
 * @returns false if another run recorded the mail meanwhile; that run then stores its reservations
 */
export const storeNewMailRead = (table: StudioTable, read: MailRead, now: Date): Promise<boolean> =>
  committed(table, mailDerivers, [{ kind: 'new-mail-read', read, now }]);

/**
 * Stores a mail's content, and the fact that it was read, in one transaction and only once.
 *
 * @returns false if this has already been stored
 */
export const storeMailRead = (table: StudioTable, read: MailRead): Promise<boolean> =>
  committed(table, mailDerivers, [{ kind: 'mail-read', read }]);

/** The most mails that are read again for one sender. */
const reopenedMax = 200;

/**
 * Makes the next run read again the newest mails that were skipped because of their sender, who may be an accepted
 * sender now.
 */
export async function reopenMails(table: StudioTable, studioId: string): Promise<void> {
  const { data } = await table
    .of(MailEntity)
    .query.state({ studioId, state: 'left' })
    .go({ order: 'desc', limit: reopenedMax });
  const left = data.filter(({ reason }) => reason === 'other-sender');
  await inParallel(left, recordedAtOnceMax, ({ mailId }) =>
    orKnown(
      table
        .of(MailEntity)
        .patch({ studioId, mailId })
        .set({ state: 'found', attempts: 0 })
        .remove(['reason'])
        .where((mail, { eq }) => eq(mail.state, 'left'))
        .go(),
    ),
  );
  if (left.length > 0) await recordWaiting(table, studioId);
}

/** Makes the next run read an unreadable mail again, and removes the earlier result. */
export const storeMailAgain = (table: StudioTable, event: StoredMailEvent): Promise<boolean> =>
  committed(table, mailDerivers, [{ kind: 'mail-again', event }]);
