import type { Morning } from '#shared/core/notifications/morning-email.ts';
import { signedWholeMoney } from '#shared/core/money/whole-money.ts';
import { isWorking, type ConnectionState } from '#shared/core/states/connection-state.ts';
import { addLocalDays, daysBetween, instantToLocal } from '#shared/core/time/zone.ts';
import { readMailsToReview } from '#functions/_domain/bookings/mails-to-review-store.ts';
import { readCounters, readDays } from '#functions/_domain/classes/counters-store.ts';
import { connectedOf } from '#functions/_domain/connections/connected.ts';
import { readMailboxLately } from '#functions/_domain/connections/mailbox-store.ts';
import { firstWaitingStart } from '#functions/_domain/places/decisions/waiting-store.ts';
import { readFailedChanges } from '#functions/_domain/places/outbox/open-failures-store.ts';
import { readSubscriptionView } from '#functions/_domain/studio/subscription-view.ts';
import type { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';
import { weekdayIn } from './weekday-in.ts';

/** Among so many decisions the one is looked for whose class begins first; there are hardly ever more. */
const decisionsLookedAtMax = 500;

type TroubledState = Exclude<ConnectionState, 'connected' | 'not-connected'>;

const isTrouble = (state: ConnectionState): state is TroubledState =>
  !isWorking(state) && state !== 'not-connected';

/** '+$412'; null where they are worth nothing. */
function worthWords(worthMinor: number, currency: string): string | null {
  const words = signedWholeMoney(worthMinor, currency);
  return words.startsWith('+') ? words : null;
}

function firstClassOf(startsAt: string | null, timezone: string, today: string, language: string) {
  if (startsAt === null) return null;
  const { date, time } = instantToLocal(startsAt, timezone);
  return { weekday: weekdayIn(timezone, startsAt, language), time, isToday: date === today };
}

type Subscription = Awaited<ReturnType<typeof readSubscriptionView>>;

/** Whole days of the studio's until its free trial ends; null where none is under way. */
function trialEndsInDays({ inTrial, subscriptionEnd }: Subscription, timezone: string, today: string) {
  if (!inTrial || subscriptionEnd === null) return null;
  return daysBetween(today, instantToLocal(subscriptionEnd, timezone).date);
}

/** What a studio's owner is told on a morning. */
export async function readMorning(
  table: StudioTable,
  acrossStudios: SystemTable,
  studio: Awaited<ReturnType<typeof readStudio>>,
  now: Date,
  language: string,
): Promise<Morning> {
  const { studioId, timezone, currency, studioName } = studio;
  const today = instantToLocal(now.toISOString(), timezone).date;
  const yesterday = addLocalDays(today, -1);
  const [counters, firstStart, connected, failures, mails, mailbox, days, subscription] = await Promise.all([
    readCounters(table, studioId),
    firstWaitingStart(table, studioId, decisionsLookedAtMax),
    connectedOf(table, acrossStudios, studioId, now),
    readFailedChanges(table, studioId, now),
    readMailsToReview(table, studioId),
    readMailboxLately(table, studioId),
    readDays(table, studioId, yesterday, yesterday),
    readSubscriptionView(table, studioId, now),
  ]);
  return {
    studioName,
    waiting: {
      decisions: counters.pendingReview,
      worth: worthWords(counters.pendingWorthMinor, currency),
      firstClass: firstClassOf(firstStart, timezone, today, language),
    },
    trialEndsInDays: trialEndsInDays(subscription, timezone, today),
    troubled: connected.flatMap(({ name, state }) => (isTrouble(state) ? [{ name, trouble: state }] : [])),
    failedChanges: failures.count,
    mailsToReview: mails.count,
    isMailboxBroken: mailbox.broken !== undefined,
    executed: days.get(yesterday)?.executed ?? 0,
  };
}
