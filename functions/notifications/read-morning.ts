import { noticeItems } from '#shared/core/notifications/notice-items.ts';
import type { MorningNotice } from '#shared/core/notifications/notice.ts';
import { english } from '#shared/core/notifications/messages.ts';
import { isWorking, type ConnectionState } from '#shared/core/states/connection-state.ts';
import { addLocalDays, dayRangeUtc, instantToLocal } from '#shared/core/time/zone.ts';
import { readMailsToReview } from '#functions/_domain/bookings/mails-to-review-store.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { connectedOf } from '#functions/_domain/connections/connected.ts';
import { readMailboxLately } from '#functions/_domain/connections/mailbox-store.ts';
import { readOverdue, withoutOverdue } from '#functions/_domain/places/decisions/overdue-store.ts';
import { firstWaitingStart } from '#functions/_domain/places/decisions/waiting-store.ts';
import { countApplied } from '#functions/_domain/places/outbox/adjustment-store.ts';
import { readFailedChanges } from '#functions/_domain/places/outbox/open-failures-store.ts';
import type { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

/** The decision whose class starts first is searched for among at most this many. There are hardly ever more. */
const decisionsLookedAtMax = 500;

type TroubledState = Exclude<ConnectionState, 'connected' | 'not-connected'>;

const isTrouble = (state: ConnectionState): state is TroubledState =>
  !isWorking(state) && state !== 'not-connected';

/**
 * Collects the content of an owner's morning message.
 *
 * @returns null if there is nothing to report
 */
export async function readMorning(
  table: StudioTable,
  acrossStudios: SystemTable,
  studio: Awaited<ReturnType<typeof readStudio>>,
  now: Date,
): Promise<MorningNotice | null> {
  const { studioId, timezone, currency } = studio;
  const localDate = instantToLocal(now.toISOString(), timezone).date;
  const yesterday = addLocalDays(localDate, -1);
  const [stored, overdue, firstClassAt, connected, failures, mails, mailbox, executed] = await Promise.all([
    readCounters(table, studioId),
    readOverdue(table, studioId, now),
    firstWaitingStart(table, studioId, now, decisionsLookedAtMax),
    connectedOf(table, acrossStudios, now),
    readFailedChanges(table, studioId, now),
    readMailsToReview(table, studioId),
    readMailboxLately(table, studioId),
    countApplied(table, studioId, dayRangeUtc(yesterday, yesterday, timezone)),
  ]);
  const counters = withoutOverdue(stored, overdue);
  const notice = {
    what: 'morning',
    decisions: counters.pendingReview,
    worthMinor: counters.pendingWorthMinor,
    currency,
    firstClassAt,
    localDate,
    troubled: connected.flatMap(({ name, state }) => (isTrouble(state) ? [{ name, trouble: state }] : [])),
    failedChanges: failures.count,
    mailsToReview: mails.count,
    isMailboxBroken: mailbox.broken !== undefined,
    executed,
  } as const;
  return noticeItems(notice, { messages: english, timezone }).length > 0 ? notice : null;
}
