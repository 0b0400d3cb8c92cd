import { screens } from '../../screens.ts';
import { signedWholeMoney, wholeMoney } from '../money/whole-money.ts';
import { instantToLocal } from '../time/zone.ts';
import type { MorningNotice, Notice, WeekNotice } from './notice.ts';
import type { NotificationWords } from './words.ts';

/** One thing that is told, and the screen on which it is dealt with. All of it is text: nothing in it is markup. */
export interface NoticeItem {
  readonly text: string;
  readonly detail: string | null;
  readonly label: string;
  /** Below the app's address. */
  readonly path: string;
}

/** In which language it is told, and on whose clock. */
export interface Telling {
  readonly words: NotificationWords;
  readonly timezone: string;
}

const item = (text: string, label: string, path: string, detail: string | null = null): NoticeItem => ({
  text,
  detail,
  label,
  path,
});

/** The weekday of an instant on the studio's clock, and its time there: 'Tuesday', '07:45'. */
function dayAndTime(instant: string, { words, timezone }: Telling) {
  const weekday = new Intl.DateTimeFormat(words.language, { weekday: 'long', timeZone: timezone }).format(
    new Date(instant),
  );
  const { date, time } = instantToLocal(instant, timezone);
  return { weekday, date, time };
}

/** '+$412'; null where they are worth nothing. */
function worthWords(worthMinor: number, currency: string, { moneyMarks }: NotificationWords): string | null {
  const worth = signedWholeMoney(worthMinor, currency, moneyMarks);
  return worth.startsWith('+') ? worth : null;
}

function waitingItems(notice: MorningNotice, telling: Telling): NoticeItem[] {
  const { decisions, worthMinor, currency, firstClassAt, localDate } = notice;
  if (decisions === 0) return [];
  const { words } = telling;
  const first = firstClassAt === null ? null : dayAndTime(firstClassAt, telling);
  const detail = first && words.firstClass(first.weekday, first.time, first.date === localDate);
  const text = words.decisions(decisions, worthWords(worthMinor, currency, words));
  return [item(text, words.review, screens.waitingDecisions, detail)];
}

/** What needs a person, the dearest first, and what was done by itself. */
function morningItems(notice: MorningNotice, telling: Telling): NoticeItem[] {
  const { troubled, failedChanges, mailsToReview, isMailboxBroken, executed } = notice;
  const { words } = telling;
  return [
    ...waitingItems(notice, telling),
    ...troubled.map(({ name, trouble }) =>
      item(words.connection(name, trouble), words.fixConnection, screens.integrations),
    ),
    ...(failedChanges > 0
      ? [item(words.failures(failedChanges), words.seeFailures, screens.failedChanges)]
      : []),
    ...(mailsToReview > 0 ? [item(words.mails(mailsToReview), words.seeMails, screens.mailsToReview)] : []),
    ...(isMailboxBroken ? [item(words.mailbox, words.fixMailbox, screens.mailbox)] : []),
    ...(executed > 0 ? [item(words.executed(executed), words.seeExecuted, screens.changes)] : []),
  ];
}

function earnedItem({ earned, currency }: WeekNotice, words: NotificationWords): NoticeItem {
  if (earned === null)
    return item(words.notMeasured, words.seeImpact, screens.impact, words.notMeasuredDetail);
  const [mean, low, high] = [earned.meanMinor, earned.lowMinor, earned.highMinor].map((amountMinor) =>
    signedWholeMoney(amountMinor, currency, words.moneyMarks),
  ) as [string, string, string];
  return item(words.earned(mean), words.seeImpact, screens.impact, words.earnedBetween(low, high));
}

function weekItems(notice: WeekNotice, { words }: Telling): NoticeItem[] {
  const { currency, occupancyPercent, revenueMinor, usual, coming } = notice;
  const money = (amountMinor: number): string => wholeMoney(amountMinor, currency, words.moneyMarks);
  const lastWeek = words.lastWeek(occupancyPercent, money(revenueMinor));
  const usually = usual && words.usually(usual.occupancyPercent, money(usual.revenueMinor));
  const next = words.comingWeek(coming.classes, coming.occupancyPercent, money(coming.revenueMinor));
  return [
    earnedItem(notice, words),
    item(
      lastWeek,
      words.seeSchedule,
      `${screens.schedule}?${new URLSearchParams({ from: notice.from, to: notice.to }).toString()}`,
      usually,
    ),
    item(next, words.seeSchedule, screens.schedule, coming.atRisk > 0 ? words.atRisk(coming.atRisk) : null),
  ];
}

type ItemsOf = {
  readonly [What in Notice['what']]: (
    notice: Extract<Notice, { readonly what: What }>,
    telling: Telling,
  ) => NoticeItem[];
};

const makers: ItemsOf = {
  morning: morningItems,
  week: weekItems,
  'connection-refused': ({ name }, { words }) => [
    item(
      words.connection(name, 'sign-in-refused'),
      words.enterPassword,
      screens.integrations,
      words.refusedDetail,
    ),
  ],
  'connection-broken': ({ name }, { words }) => [
    item(
      words.connection(name, 'not-answering'),
      words.fixConnection,
      screens.integrations,
      words.brokenDetail,
    ),
  ],
  overbooked: ({ classId, className, startsAt }, telling) => {
    const { words } = telling;
    const { weekday, time } = dayAndTime(startsAt, telling);
    const path = `${screens.schedule}?${new URLSearchParams({ class: classId }).toString()}`;
    return [item(words.overbooked(className, weekday, time), words.seeClass, path, words.overbookedDetail)];
  },
  'import-ended': ({ of: kind }, { words }) => [
    item(words.importEnded(kind), words.seeImports, screens.importHistory),
  ],
  'import-failed': ({ of: kind }, { words }) => [
    item(words.importFailed(kind), words.seeImports, screens.importHistory, words.importFailedDetail),
  ],
  'credentials-seen': ({ name }, { words }) => [
    item(
      words.credentialsSeen(name),
      words.seeConnections,
      screens.integrations,
      words.credentialsSeenDetail,
    ),
  ],
  'access-given': ({ until }, { words, timezone }) => {
    const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeZone: timezone });
    const text = words.accessGiven(day.format(new Date(until)));
    return [item(text, words.openCupo, screens.dashboard, words.accessGivenDetail)];
  },
  'new-sign-in': ({ browser }, { words }) => [
    item(words.newSignIn(browser), words.seeAccount, screens.account, words.newSignInDetail),
  ],
  'payment-failed': (_, { words }) => [
    item(words.payment, words.seeBilling, screens.billing, words.paymentDetail),
  ],
  'trial-ending': ({ days }, { words }) => [
    item(words.trial(days), words.seeBilling, screens.billing, words.trialDetail),
  ],
};

/** What a notice tells, as items in the order of their weight; none where a morning has nothing to say. */
export function noticeItems<What extends Notice['what']>(
  notice: Extract<Notice, { readonly what: What }>,
  telling: Telling,
): NoticeItem[] {
  const { what }: { readonly what: What } = notice;
  return makers[what](notice, telling);
}
