import type { Base } from '#functions/_platform/ports/base.ts';
import { MailboxFailure, type MailHistory, type Mailboxes } from '#functions/_platform/ports/mailboxes.ts';
import { readPending } from './event-store.ts';
import { readWaiting } from './mail-store.ts';
import { isReadable, type Mailbox } from '#functions/_domain/connections/mailbox.ts';
import type { MailboxKeep } from './mailbox-keep.ts';
import { readMailboxLately, storeMailbox } from '#functions/_domain/connections/mailbox-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface PollDeps extends Base {
  readonly mailboxes: Mailboxes;
  readonly keep: MailboxKeep;
}

interface PollRequest {
  readonly studioId: string;
  /** Whether work may be waiting that the mailbox item does not show. */
  readonly mayWait: boolean;
}

/** The state of a mailbox when it was polled, and the mails since the last run. */
export interface MailboxPoll {
  readonly mailbox: Mailbox;
  readonly history: MailHistory;
}

/** A poll found that a run has something to do. */
export interface PollResult {
  /** The result of the poll; absent if the run has to poll itself. */
  readonly poll?: MailboxPoll;
}

/**
 * How often the time of the last poll is stored, and the table is checked for waiting work, while no mail arrives.
 * Doing this at every poll would cost more than the poll itself.
 */
const recordedAgainMs = 15 * 60_000;

const isAhead = (until: string | undefined, now: Date): boolean =>
  until !== undefined && until > now.toISOString();

async function hasWaiting(table: StudioTable, studioId: string): Promise<boolean> {
  const [pending, waiting] = await Promise.all([
    readPending(table, studioId, 1),
    readWaiting(table, studioId, 1),
  ]);
  return pending.length > 0 || waiting.length > 0;
}

/** Whether a run did not finish, or a full search is due. */
const isLeft = ({ leaseId, resync, historyId, lastSyncAt }: Mailbox): boolean =>
  leaseId !== undefined || resync !== undefined || historyId === undefined || lastSyncAt === undefined;

const isDue = ({ lastSyncAt = '' }: Mailbox, now: Date): boolean =>
  !(now.getTime() - Date.parse(lastSyncAt) < recordedAgainMs);

async function pollGoogle(
  table: StudioTable,
  seen: Mailbox,
  isRecorded: boolean,
  deps: PollDeps,
): Promise<PollResult | undefined> {
  const { waits: _waits, ...mailbox } = seen;
  const { historyId = '' } = mailbox;
  const token = await deps.keep.tokenOf(table, mailbox);
  if (token === undefined) return undefined;
  const history = await deps.mailboxes.open(token).since(historyId, undefined);
  if (!history) return {};
  if (history.ids.length > 0 || history.next !== undefined) return { poll: { mailbox: seen, history } };
  const lastSyncAt = deps.clock.now().toISOString();
  // If somebody changed the mailbox meanwhile, that change is kept.
  if (isRecorded)
    await storeMailbox(table, seen, { ...mailbox, lastSyncAt, historyId: history.reached ?? historyId });
  return undefined;
}

/**
 * Checks whether a run of a studio's mailbox has anything to do. Most polls find nothing; then the mailbox is not
 * leased, and hardly anything is read or written. Failures are reported by the run.
 *
 * @returns undefined if there is nothing to do
 */
export async function pollMailbox(
  table: StudioTable,
  { studioId, mayWait }: PollRequest,
  deps: PollDeps,
): Promise<PollResult | undefined> {
  const now = deps.clock.now();
  const mailbox = await readMailboxLately(table, studioId);
  if (mayWait && (await hasWaiting(table, studioId))) return {};
  if (!isReadable(mailbox) || isAhead(mailbox.leaseUntil, now) || isAhead(mailbox.restsUntil, now))
    return undefined;
  if (!(await deps.keep.isEntitled(table, now))) return undefined;
  const isChecked = mailbox.waits === true || isDue(mailbox, now);
  if (isLeft(mailbox) || (isChecked && (await hasWaiting(table, studioId)))) return {};
  try {
    return await pollGoogle(table, mailbox, isChecked, deps);
  } catch (error) {
    if (!(error instanceof MailboxFailure)) throw error;
    deps.keep.forgetToken(mailbox);
    return {};
  }
}
