import type { Base } from '#functions/_platform/ports/base.ts';
import type { OpenedMailbox as OpenMailbox } from '#functions/_platform/ports/mailboxes.ts';
import { MailboxFailure } from '#functions/_platform/ports/mailboxes.ts';
import type { HeldMailbox } from './held-mailbox.ts';
import { recordMails } from './mail-store.ts';
import { resyncDaysMax, type Resync } from '#functions/_domain/connections/mailbox.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most pages of ids that one run requests. */
const pagesPerRunMax = 5;
const dayMs = 24 * 3_600_000;
/** A full search begins a day before the last complete one ended. */
const overlapMs = dayMs;

interface Search {
  readonly studioId: string;
  readonly held: HeldMailbox;
  readonly mailbox: OpenMailbox;
  readonly hasTime: () => boolean;
}

export interface FoundMails {
  readonly count: number;
  readonly isLeft: boolean;
}

/** Where a full search starts, so that nothing since the last run is missed. */
function resyncFrom({ held }: Search, historyId: string, now: Date): Resync {
  const { lastSyncAt, readSince = now.toISOString() } = held.mailbox;
  const lastMs = Date.parse(lastSyncAt ?? readSince);
  const sinceMs = Math.max(lastMs - overlapMs, now.getTime() - resyncDaysMax * dayMs);
  // Mails that arrived before the mailbox was connected are not read.
  return { since: new Date(Math.max(sinceMs, Date.parse(readSince))).toISOString(), historyId };
}

/**
 * Reads one page of all mails since an instant.
 *
 * @returns undefined after the last page
 */
async function searchMails(
  table: StudioTable,
  search: Search,
  resync: Resync,
  { clock }: Base,
): Promise<FoundMails> {
  const { studioId, held, mailbox } = search;
  const page = await mailbox.after(new Date(resync.since), resync.page).catch((error: unknown) => {
    // A page token may have expired. The search then starts again.
    if (error instanceof MailboxFailure && error.kind === 'refused' && resync.page !== undefined)
      return undefined;
    throw error;
  });
  if (!page) {
    const { page: _page, ...anew } = resync;
    return { count: 0, isLeft: await held.change((now) => ({ ...now, resync: anew })) };
  }
  await recordMails(table, studioId, page.ids, clock.now());
  const { next } = page;
  await held.change(({ resync: _resync, ...now }) =>
    next === undefined
      ? { ...now, historyId: resync.historyId }
      : { ...now, resync: { ...resync, page: next } },
  );
  return { count: page.ids.length, isLeft: next !== undefined };
}

/** Reads one page of the mails that arrived since the last run. */
async function follow(table: StudioTable, search: Search, from: string | undefined, { clock, logger }: Base) {
  const { studioId, held, mailbox } = search;
  const { historyId } = held.mailbox;
  const history = historyId === undefined ? undefined : await mailbox.since(historyId, from);
  if (!history) {
    const resync = resyncFrom(search, await mailbox.currentHistoryId(), clock.now());
    logger.warn('mailbox history expired', { studioId, since: resync.since });
    return { count: 0, isLeft: await held.change((now) => ({ ...now, resync })), next: undefined };
  }
  await recordMails(table, studioId, history.ids, clock.now());
  const { reached, next } = history;
  if (reached !== undefined && reached !== historyId)
    await held.change((now) => ({ ...now, historyId: reached }));
  // Once the position is stored, the next search begins there, and the earlier page token no longer fits.
  const page = reached === undefined ? next : undefined;
  return { count: history.ids.length, isLeft: next !== undefined, next: page };
}

/**
 * Records the mails that arrived since the last run. If Gmail no longer has that history, all mails since then are
 * searched instead. Each page is recorded before the position after it is stored.
 */
export async function findMails(table: StudioTable, search: Search, deps: Base): Promise<FoundMails> {
  let count = 0;
  let page: string | undefined;
  for (let pages = 0; pages < pagesPerRunMax && search.hasTime(); pages += 1) {
    const { resync } = search.held.mailbox;
    const found = resync
      ? { ...(await searchMails(table, search, resync, deps)), next: undefined }
      : await follow(table, search, page, deps);
    count += found.count;
    if (!found.isLeft) return { count, isLeft: false };
    page = found.next;
  }
  return { count, isLeft: true };
}
