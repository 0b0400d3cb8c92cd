import { addLocalDays } from '../time/zone.ts';
import type { NotificationKind } from './notice.ts';

/** Local hours in which nothing is sent, except messages with a fixed hour. `until` is exclusive. */
export interface QuietHours {
  readonly fromHour: number;
  readonly untilHour: number;
}

/** The messages sent so far, without those that have a fixed hour. */
export interface SentBefore {
  /** When the last message was sent. */
  readonly lastSentAt: string | null;
  /** The local day of that message, and the number of messages sent on it. */
  readonly localDate: string | null;
  readonly count: number;
}

/** `later`: the decision is repeated at the next full hour. */
export type When =
  { readonly when: 'now' } | { readonly when: 'in'; readonly seconds: number } | { readonly when: 'later' };

/** For this long after a message, further events are collected for the next one. */
export const gatheringSeconds = 600;
/** Maximum number of messages per day; further ones wait for the next morning. */
export const messagesPerDayMax = 3;

/** The range may pass midnight, for example 22 to 7. */
export const isQuiet = (quiet: QuietHours | null, hour: number): boolean =>
  quiet !== null &&
  (quiet.fromHour <= quiet.untilHour
    ? hour >= quiet.fromHour && hour < quiet.untilHour
    : hour >= quiet.fromHour || hour < quiet.untilHour);

/** Whether a day's limit is reached, so that the rest waits for the next morning, which may still be today's. */
function isSpent(
  { count, localDate }: SentBefore,
  morningHour: number,
  clock: { readonly localDate: string; readonly hour: number },
): boolean {
  if (count < messagesPerDayMax) return false;
  if (localDate === clock.localDate) return true;
  return localDate === addLocalDays(clock.localDate, -1) && clock.hour < morningHour;
}

/**
 * Decides when pending notices are sent. Those with a fixed hour and those about a payment are due immediately. All
 * others respect quiet hours, one message within ten minutes, and the daily limit.
 *
 * @param waiting the kinds of the pending notices
 * @param clock the present time, with the studio's day and hour
 */
export function whenToSend(
  waiting: readonly NotificationKind[],
  settings: { readonly quiet: QuietHours | null; readonly morningHour: number },
  sent: SentBefore,
  clock: { readonly now: Date; readonly localDate: string; readonly hour: number },
): When {
  if (waiting.some((kind) => kind === 'morning' || kind === 'week' || kind === 'billing'))
    return { when: 'now' };
  if (isQuiet(settings.quiet, clock.hour)) return { when: 'later' };
  if (isSpent(sent, settings.morningHour, clock)) return { when: 'later' };
  const openAtMs = sent.lastSentAt === null ? 0 : Date.parse(sent.lastSentAt) + gatheringSeconds * 1000;
  const seconds = Math.ceil((openAtMs - clock.now.getTime()) / 1000);
  return seconds > 0 ? { when: 'in', seconds } : { when: 'now' };
}
