import { screens } from '../../screens.ts';
import { signedWholeMoney, wholeMoney } from '../money/whole-money.ts';
import { addLocalDays, instantToLocal } from '../time/zone.ts';
import type { MorningNotice, Notice, WeekNotice } from './notice.ts';
import type { NotificationMessages } from './messages.ts';

/** One item to report, and the screen where it is handled. It is plain text without markup. */
export interface NoticeItem {
  readonly text: string;
  readonly detail: string | null;
  readonly label: string;
  /** Path below the app's address. */
  readonly path: string;
}

/** The language of the message, and the time zone of its times. */
export interface NoticeContext {
  readonly messages: NotificationMessages;
  readonly timezone: string;
}

const item = (text: string, label: string, path: string, detail: string | null = null): NoticeItem => ({
  text,
  detail,
  label,
  path,
});

/** The weekday and time of an instant in the studio's time zone: 'Tuesday', '07:45'. */
function dayAndTime(instant: string, { messages, timezone }: NoticeContext) {
  const weekday = new Intl.DateTimeFormat(messages.language, { weekday: 'long', timeZone: timezone }).format(
    new Date(instant),
  );
  const { date, time } = instantToLocal(instant, timezone);
  return { weekday, date, time };
}

/** '+$412'; null if the gain is not positive. */
function worthMessage(
  worthMinor: number,
  currency: string,
  { moneyMarks }: NotificationMessages,
): string | null {
  const worth = signedWholeMoney(worthMinor, currency, moneyMarks);
  return worth.startsWith('+') ? worth : null;
}

function waitingItems(notice: MorningNotice, context: NoticeContext): NoticeItem[] {
  const { decisions, worthMinor, currency, firstClassAt, localDate } = notice;
  if (decisions === 0) return [];
  const { messages } = context;
  const first = firstClassAt === null ? null : dayAndTime(firstClassAt, context);
  const detail = first && messages.firstClass(first.weekday, first.time, first.date === localDate);
  const text = messages.decisions(decisions, worthMessage(worthMinor, currency, messages));
  return [item(text, messages.review, screens.waitingDecisions, detail)];
}

/** Logs with the changes of the day before that were carried out: as many as the message says. */
function executedPath(localDate: string): string {
  const day = addLocalDays(localDate, -1);
  return `${screens.changes}?${new URLSearchParams({ status: 'success', from: day, to: day }).toString()}`;
}

/** The items of a morning message: what needs a person, the most valuable first, and what was done automatically. */
function morningItems(notice: MorningNotice, context: NoticeContext): NoticeItem[] {
  const { troubled, failedChanges, mailsToReview, isMailboxBroken, executed } = notice;
  const { messages } = context;
  return [
    ...waitingItems(notice, context),
    ...troubled.map(({ name, trouble }) =>
      item(messages.connection(name, trouble), messages.fixConnection, screens.integrations),
    ),
    ...(failedChanges > 0
      ? [item(messages.failures(failedChanges), messages.seeFailures, screens.failedChanges)]
      : []),
    ...(mailsToReview > 0
      ? [item(messages.mails(mailsToReview), messages.seeMails, screens.mailsToReview)]
      : []),
    ...(isMailboxBroken ? [item(messages.mailbox, messages.fixMailbox, screens.mailbox)] : []),
    ...(executed > 0
      ? [item(messages.executed(executed), messages.seeExecuted, executedPath(notice.localDate))]
      : []),
  ];
}

/** What happens when the trial ends. Nothing is said if it is not known. */
function trialDetail(
  charge: Extract<Notice, { readonly what: 'trial-ending' }>['charge'],
  messages: NotificationMessages,
): string | null {
  if (charge === undefined) return null;
  if (charge === null) return messages.trialCancelledDetail;
  const { amountMinor, currency } = charge;
  return messages.trialChargeDetail(wholeMoney(amountMinor, currency, messages.moneyMarks), currency);
}

function earnedItem({ earned, currency }: WeekNotice, messages: NotificationMessages): NoticeItem {
  if (earned === null)
    return item(messages.notMeasured, messages.seeImpact, screens.impact, messages.notMeasuredDetail);
  const [mean, low, high] = [earned.meanMinor, earned.lowMinor, earned.highMinor].map((amountMinor) =>
    signedWholeMoney(amountMinor, currency, messages.moneyMarks),
  ) as [string, string, string];
  return item(messages.earned(mean), messages.seeImpact, screens.impact, messages.earnedBetween(low, high));
}

function weekItems(notice: WeekNotice, { messages }: NoticeContext): NoticeItem[] {
  const { currency, occupancyPercent, revenueMinor, usual, coming } = notice;
  const money = (amountMinor: number): string => wholeMoney(amountMinor, currency, messages.moneyMarks);
  const lastWeek = messages.lastWeek(occupancyPercent, money(revenueMinor));
  const usually = usual && messages.usually(usual.occupancyPercent, money(usual.revenueMinor));
  const next = messages.comingWeek(coming.classes, coming.occupancyPercent, money(coming.revenueMinor));
  return [
    earnedItem(notice, messages),
    item(
      lastWeek,
      messages.seeSchedule,
      `${screens.schedule}?${new URLSearchParams({ from: notice.from, to: notice.to }).toString()}`,
      usually,
    ),
    item(
      next,
      messages.seeSchedule,
      screens.schedule,
      coming.atRisk > 0 ? messages.atRisk(coming.atRisk) : null,
    ),
  ];
}

type ItemsOf = {
  readonly [What in Notice['what']]: (
    notice: Extract<Notice, { readonly what: What }>,
    context: NoticeContext,
  ) => NoticeItem[];
};

const makers: ItemsOf = {
  morning: morningItems,
  week: weekItems,
  'connection-refused': ({ name }, { messages }) => [
    item(
      messages.connection(name, 'sign-in-refused'),
      messages.enterPassword,
      screens.integrations,
      messages.refusedDetail,
    ),
  ],
  'connection-broken': ({ name }, { messages }) => [
    item(
      messages.connection(name, 'not-answering'),
      messages.fixConnection,
      screens.integrations,
      messages.brokenDetail,
    ),
  ],
  overbooked: ({ classId, className, startsAt }, context) => {
    const { messages } = context;
    const { weekday, time } = dayAndTime(startsAt, context);
    const path = `${screens.schedule}?${new URLSearchParams({ class: classId }).toString()}`;
    return [
      item(messages.overbooked(className, weekday, time), messages.seeClass, path, messages.overbookedDetail),
    ];
  },
  'import-ended': ({ of: kind }, { messages }) => [
    item(messages.importEnded(kind), messages.seeImports, screens.importHistory),
  ],
  'import-failed': ({ of: kind }, { messages }) => [
    item(
      messages.importFailed(kind),
      messages.seeImports,
      screens.importHistory,
      messages.importFailedDetail,
    ),
  ],
  'credentials-seen': ({ name }, { messages }) => [
    item(
      messages.credentialsSeen(name),
      messages.seeConnections,
      screens.integrations,
      messages.credentialsSeenDetail,
    ),
  ],
  'access-given': ({ until }, { messages, timezone }) => {
    const day = new Intl.DateTimeFormat(messages.language, { dateStyle: 'long', timeZone: timezone });
    const text = messages.accessGiven(day.format(new Date(until)));
    return [item(text, messages.openCupo, screens.dashboard, messages.accessGivenDetail)];
  },
  'new-sign-in': ({ browser }, { messages }) => [
    item(messages.newSignIn(browser), messages.seeAccount, screens.account, messages.newSignInDetail),
  ],
  'payment-failed': (_, { messages }) => [
    item(messages.payment, messages.seeBilling, screens.billing, messages.paymentDetail),
  ],
  'trial-ending': ({ days, charge }, { messages }) => [
    item(messages.trial(days), messages.seeBilling, screens.billing, trialDetail(charge, messages)),
  ],
};

/** The items of a notice, by importance. Empty if there is nothing to report in the morning. */
export function noticeItems<What extends Notice['what']>(
  notice: Extract<Notice, { readonly what: What }>,
  context: NoticeContext,
): NoticeItem[] {
  const { what }: { readonly what: What } = notice;
  return makers[what](notice, context);
}
