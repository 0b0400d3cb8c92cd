import type { RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { isEntitled } from '#functions/_platform/entitlement.ts';
import {
  MailboxFailure,
  type OpenedMailbox as OpenMailbox,
  type Mailboxes,
} from '#functions/_platform/ports/mailboxes.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { findMails } from './find-mails.ts';
import type { PollResult, MailboxPoll } from './find-new-mails.ts';
import { HeldMailbox } from './held-mailbox.ts';
import { knownMails, readWaiting } from './mail-store.ts';
import type { MailboxKeep } from './mailbox-keep.ts';
import { readMail, readNewMail, sendersByAddress, type ReadDeps } from './read-mail.ts';
import { readSenders } from '#functions/_domain/connections/sender-store.ts';
import { settlePending, settleReviewed } from './settle-pending.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most mails that one run reads. If there are more, the next run follows at once. */
const mailsPerRunMax = 25;
/** The most mails of a poll that are read without being recorded first. */
const seenMailsMax = 10;
/** The delay if Google does not specify one. */
const restSecondsDefault = 60;
const restSecondsMax = 3600;

export interface MailboxSyncDeps extends ReadDeps, RedecideDeps {
  readonly mailboxes: Mailboxes;
  readonly keep: MailboxKeep;
}

interface Run {
  readonly studioId: string;
  readonly correlationId: string;
  readonly hasTime: () => boolean;
  readonly result: PollResult;
}

export interface SyncResult {
  readonly found: number;
  readonly read: number;
  /** How many reservations from earlier runs were applied or attempted. */
  readonly settled: number;
  /** Whether there is more to do at once. */
  readonly isLeft: boolean;
}

interface Read {
  readonly found: number;
  readonly read: number;
  readonly isLeft: boolean;
  /** Whether every mail that arrived was found. */
  readonly isWhole: boolean;
}

const nothing: Read = { found: 0, read: 0, isLeft: false, isWhole: false };

/** Reads the settings that apply to all mails of a studio. */
async function termsOf(table: StudioTable, studioId: string) {
  const [senders, { timezone }] = await Promise.all([
    readSenders(table, studioId),
    readStudio(table, studioId),
  ]);
  return { studioId, senders: sendersByAddress(senders), timezone };
}

/** Reads waiting mails, oldest first. */
async function readSome(
  table: StudioTable,
  { studioId, hasTime }: Run,
  mailbox: OpenMailbox,
  deps: MailboxSyncDeps,
): Promise<Pick<Read, 'read' | 'isLeft'>> {
  const waiting = await readWaiting(table, studioId, mailsPerRunMax + 1);
  if (waiting.length === 0) return { read: 0, isLeft: false };
  const terms = await termsOf(table, studioId);
  let read = 0;
  for (const mail of waiting.slice(0, mailsPerRunMax)) {
    if (!hasTime()) break;
    await readMail(table, { ...terms, mail, mailbox }, deps);
    read += 1;
  }
  return { read, isLeft: read < waiting.length };
}

/** Records a failure at Google: either the mailbox is broken, or it pauses for a while. */
async function recordFailure(held: HeldMailbox, failure: MailboxFailure, { clock, logger }: MailboxSyncDeps) {
  const { kind, retryAfterSeconds = restSecondsDefault } = failure;
  const isBroken = kind === 'revoked' || kind === 'scope-lost';
  const measured = { MailboxFailures: 1, MailboxesBroken: isBroken ? 1 : 0 };
  logger.measure(
    'mailbox not readable',
    measured,
    {
      studioId: held.mailbox.studioId,
      kind,
      error: failure.cause,
    },
    'warn',
  );
  if (isBroken) return held.change((mailbox) => ({ ...mailbox, broken: kind }));
  const restMs = 1000 * Math.min(retryAfterSeconds, restSecondsMax);
  const restsUntil = new Date(clock.now().getTime() + restMs).toISOString();
  return held.change((mailbox) => ({ ...mailbox, restsUntil }));
}

/** Does work on a mailbox. A failure at Google is recorded and ends the work. */
async function unlessFailing(
  table: StudioTable,
  held: HeldMailbox,
  deps: MailboxSyncDeps,
  work: (mailbox: OpenMailbox) => Promise<Read>,
): Promise<Read | undefined> {
  try {
    const token = await deps.keep.tokenOf(table, held.mailbox);
    return token === undefined ? nothing : await work(deps.mailboxes.open(token));
  } catch (error) {
    if (!(error instanceof MailboxFailure)) throw error;
    deps.keep.forgetToken(held.mailbox);
    await recordFailure(held, error, deps);
    return undefined;
  }
}

/**
 * Records new mails, reads the recorded ones, and applies pending reservations. Each result is stored before the next
 * step. If anything was done, the next poll checks what is left, because the table's indexes lag behind writes.
 */
async function readRecorded(
  table: StudioTable,
  run: Run,
  held: HeldMailbox,
  deps: MailboxSyncDeps,
): Promise<SyncResult> {
  const { studioId } = run;
  const done = await unlessFailing(table, held, deps, async (mailbox) => {
    const { count, isLeft } = await findMails(table, { studioId, held, mailbox, hasTime: run.hasTime }, deps);
    const some = await readSome(table, run, mailbox, deps);
    return { found: count, read: some.read, isLeft: isLeft || some.isLeft, isWhole: !isLeft };
  });
  const { found, read, isLeft, isWhole } = done ?? nothing;
  const settled = await settlePending(table, run, deps);
  const reviewed = await settleReviewed(table, run, held.mailbox, deps);
  const lastSyncAt = deps.clock.now().toISOString();
  const waits = !done || found + read + settled.count > 0 || isLeft;
  // The next search starts from the last time at which everything had been found.
  await held.release((now) => ({
    ...now,
    ...reviewed,
    ...(isWhole && { lastSyncAt }),
    ...(waits && { waits }),
  }));
  return { found, read, settled: settled.count, isLeft: isLeft || settled.isLeft };
}

/**
 * Reads the few mails of a poll and applies their reservations without recording the mails first. The position in the
 * history does not move until all of them are stored, so after a crash the next run finds them again, and records them.
 */
async function readSeen(
  table: StudioTable,
  run: Run,
  { history }: MailboxPoll,
  held: HeldMailbox,
  deps: MailboxSyncDeps,
): Promise<SyncResult> {
  const { studioId, correlationId, hasTime } = run;
  const ids = [...new Set(history.ids)];
  let waits = false;
  let read = 0;
  const done = await unlessFailing(table, held, deps, async (mailbox) => {
    const [known, terms] = await Promise.all([knownMails(table, studioId, ids), termsOf(table, studioId)]);
    const unknown = ids.filter((mailId) => !known.has(mailId));
    for (const mailId of unknown) {
      if (!hasTime()) break;
      waits = (await readNewMail(table, { ...terms, mailId, mailbox, correlationId }, deps)) || waits;
      read += 1;
    }
    const isLeft = read < unknown.length;
    return { found: ids.length, read, isLeft, isWhole: !isLeft };
  });
  const reviewed = await settleReviewed(table, run, held.mailbox, deps);
  const { isLeft, isWhole } = done ?? nothing;
  const { reached: historyId } = history;
  const lastSyncAt = deps.clock.now().toISOString();
  await held.release((now) => ({
    ...now,
    ...reviewed,
    ...(isWhole && { lastSyncAt, historyId }),
    ...((waits || isLeft) && { waits: true }),
  }));
  return { found: ids.length, read, settled: 0, isLeft };
}

/** True if the poll returned few messages and was complete. */
const areFew = ({ history: { ids, next, reached } }: MailboxPoll): boolean =>
  next === undefined && reached !== undefined && ids.length <= seenMailsMax;

async function readHeld(
  table: StudioTable,
  run: Run,
  deps: MailboxSyncDeps,
): Promise<SyncResult | undefined> {
  const { studioId } = run;
  if (!(await isEntitled(table, studioId, deps.clock.now()))) return undefined;
  const { poll } = run.result;
  const asSeen = poll && (await HeldMailbox.takeAs(table, poll.mailbox, deps));
  const held = asSeen ?? (await HeldMailbox.take(table, studioId, deps));
  if (!held) return undefined;
  // A run that fails here does not release its lease, as if it had died. The next run therefore records each mail
  // before reading it.
  return poll && asSeen && areFew(poll)
    ? readSeen(table, run, poll, held, deps)
    : readRecorded(table, run, held, deps);
}

/**
 * Reads some new mails of a studio's mailbox and applies their reservations. Nothing is lost if it is interrupted at
 * any point: a mail is recorded, or its reservations are stored, before the cursor moves past it. Only one run works at
 * a time. If the mailbox may not be read now, pending reservations are still applied.
 */
export async function syncMailbox(table: StudioTable, run: Run, deps: MailboxSyncDeps): Promise<SyncResult> {
  const read = await readHeld(table, run, deps);
  if (read) return read;
  const { count, isLeft } = await settlePending(table, run, deps);
  return { found: 0, read: 0, settled: count, isLeft };
}
