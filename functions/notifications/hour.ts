import type { HourMessage } from '#shared/contracts/notifications/messages.ts';
import { product } from '#shared/product.ts';
import { counted } from '#shared/core/text/counted.ts';
import type { Notice } from '#shared/core/notifications/notice.ts';
import { daysBetween, instantToLocal, weekdayOf } from '#shared/core/time/zone.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { findSubscription } from '#functions/_domain/studio/subscription-store.ts';
import { grantRuns, paidRuns } from '#functions/_platform/entitlement.ts';
import { RetryLater } from '#functions/_platform/retry-later.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { TellDeps } from './deps.ts';
import { isNotified, storeNothing, storeNotification } from './notification-store.ts';
import { readMorning } from './read-morning.ts';
import { readWeek } from './read-week.ts';
import { sendWaiting } from './send-waiting.ts';
import { readSettings } from './settings-store.ts';

/** A morning message that was not sent in time is sent up to this many hours later. */
const lateHoursMax = 3;
/** The owner is notified this many days before a free trial ends. */
const trialNoticeDays = [7, 1];
const monday = 1;

interface Due {
  readonly key: string;
  readonly read: () => Promise<Notice | null>;
}

async function trialNotice(table: StudioTable, studioId: string, timezone: string, now: Date) {
  const subscription = await findSubscription(table, studioId);
  const paid = subscription?.paid;
  if (!paid || paid.status !== 'trialing' || !paidRuns(paid, now)) return null;
  const { endsAt, cancelsAtEnd } = paid;
  // If free access follows, nothing ends for the owner.
  if (cancelsAtEnd && grantRuns(subscription, new Date(endsAt))) return null;
  const dayOf = (instant: string) => instantToLocal(instant, timezone).date;
  const days = daysBetween(dayOf(now.toISOString()), dayOf(endsAt));
  if (!trialNoticeDays.includes(days)) return null;
  const { priceMonthlyMinor: amountMinor, priceCurrency } = product;
  const charge = cancelsAtEnd ? null : { amountMinor, currency: priceCurrency };
  return { what: 'trial-ending' as const, days, charge };
}

/** Collects what is due at this hour of the studio's local time. */
async function dueNow(studioId: string, now: Date, deps: TellDeps): Promise<Due[]> {
  const table = deps.table.forStudio(studioId);
  const [settings, studio] = await Promise.all([readSettings(table, studioId), readStudio(table, studioId)]);
  const { date, time } = instantToLocal(now.toISOString(), studio.timezone);
  const lateHours = Number(time.slice(0, 2)) - settings.morningHour;
  if (lateHours < 0 || lateHours >= lateHoursMax) return [];
  const isWanted = (kind: 'morning' | 'week') => settings.kinds[kind].email || settings.kinds[kind].browser;
  return [
    {
      key: `told#trial-ending#${date}`,
      read: () => trialNotice(table, studioId, studio.timezone, now),
    },
    ...(isWanted('morning')
      ? [
          {
            key: `told#morning#${date}`,
            read: () => readMorning(table, deps.table.acrossStudios, studio, now),
          },
        ]
      : []),
    ...(isWanted('week') && weekdayOf(date) === monday
      ? [{ key: `told#week#${date}`, read: () => readWeek(table, studio, date, now) }]
      : []),
  ];
}

async function tellHour(studioId: string, deps: TellDeps): Promise<void> {
  const table = deps.table.forStudio(studioId);
  const now = deps.clock.now();
  for (const { key, read } of await dueNow(studioId, now, deps)) {
    if (await isNotified(table, studioId, key)) continue;
    const notice = await read();
    if (notice)
      await storeNotification(table, { studioId, notificationId: deps.ids.next(), key, notice }, now);
    else await storeNothing(table, studioId, key, now);
  }
  await sendWaiting(studioId, deps);
}

/**
 * Notifies each studio's owner of what is due at this hour. A failure in one studio does not hold up the others; it is
 * retried.
 */
export async function tellHours({ studioIds }: HourMessage, deps: TellDeps): Promise<void> {
  const later: RetryLater[] = [];
  for (const studioId of studioIds)
    try {
      await tellHour(studioId, deps);
    } catch (error) {
      if (!(error instanceof RetryLater)) throw error;
      later.push(error);
    }
  if (later.length === 0) return;
  const seconds = Math.max(...later.map(({ afterSeconds = 0 }) => afterSeconds));
  throw new RetryLater(seconds || undefined, `not sent: ${counted(later.length, 'message')}`);
}
