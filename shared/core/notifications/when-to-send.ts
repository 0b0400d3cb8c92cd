import { addLocalDays } from '../time/zone.ts';
import type { NotificationKind } from './notice.ts';

/** Local hours in which nothing is sent, except messages with a fixed hour. `until` is excluded. */
export interface QuietHours {
  readonly fromHour: number;
  readonly untilHour: number;
}

/** The messages sent so far, apart from those with a fixed hour. */
export interface SentBefore {
  /** When the last message went out. */
  readonly lastSentAt: string | null;
  /** The studio's day of that message, and how many went out on that day. */
  readonly localDate: string | null;
  readonly count: number;
}

/** `later`: at the next full hour, when the decision is taken again. */
export type When =
  { readonly when: 'now' } | { readonly when: 'in'; readonly seconds: number } | { readonly when: 'later' };

/** For this long after a message, further events are collected for the next one. */
export const gatheringSeconds = 600;
/** The most messages a day; anything after them waits for the next morning. */
export const messagesPerDayMax = 3;

/** For hours such as 22 to 7, which pass midnight. */
export const isQuiet = (quiet: QuietHours | null, hour: number): boolean =>
  quiet !== null &&
  (quiet.fromHour <= quiet.untilHour
    ? hour >= quiet.fromHour && hour < quiet.untilHour
    : hour >= quiet.fromHour || hour < quiet.untilHour);

/** Whether so much was sent in a day that the rest waits for the next morning, which may be today's. */
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
 * Decides when waiting notices are sent. Those with a fixed hour are due, and so are those about a payment; all others
 * respect quiet hours, one message within ten minutes, and the daily limit.
 *
 * @param waiting the kinds of the waiting notices
 * @param clock the time now, with the studio's day and hour
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
