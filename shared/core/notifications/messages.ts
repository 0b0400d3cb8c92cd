import { englishMarks, type MoneyMarks } from '../money/money.ts';
import { counted, wordFor } from '../text/counted.ts';
import type { Trouble } from './notice.ts';

/**
 * The texts of notifications, by key. A further language is one more object of this type. Numbers are already
 * formatted.
 */
export interface NotificationMessages {
  /** The language tag for `Intl`, for days and times. */
  readonly language: string;
  /** How the language writes amounts. */
  readonly moneyMarks: MoneyMarks;
  readonly subject: (first: string, more: number) => string;
  readonly goodMorning: (studio: string) => string;
  readonly needsYou: (studio: string) => string;
  readonly updatesTitle: (studio: string) => string;
  readonly weekOf: (studio: string) => string;
  readonly decisions: (count: number, worth: string | null) => string;
  readonly firstClass: (weekday: string, time: string, isToday: boolean) => string;
  readonly review: string;
  readonly connection: (name: string, trouble: Trouble) => string;
  readonly fixConnection: string;
  readonly failures: (count: number) => string;
  readonly seeFailures: string;
  readonly mails: (count: number) => string;
  readonly seeMails: string;
  readonly mailbox: string;
  readonly fixMailbox: string;
  readonly executed: (count: number) => string;
  readonly seeExecuted: string;
  readonly earned: (amount: string) => string;
  readonly earnedBetween: (low: string, high: string) => string;
  readonly notMeasured: string;
  readonly notMeasuredDetail: string;
  readonly seeImpact: string;
  readonly lastWeek: (occupancyPercent: number, revenue: string) => string;
  readonly usually: (occupancyPercent: number, revenue: string) => string;
  readonly comingWeek: (classes: number, occupancyPercent: number, revenue: string) => string;
  readonly atRisk: (count: number) => string;
  readonly seeSchedule: string;
  readonly refusedDetail: string;
  readonly enterPassword: string;
  readonly brokenDetail: string;
  readonly payment: string;
  readonly paymentDetail: string;
  readonly trial: (days: number) => string;
  readonly trialChargeDetail: (amount: string, currency: string) => string;
  readonly trialCancelledDetail: string;
  readonly seeBilling: string;
  readonly overbooked: (name: string, weekday: string, time: string) => string;
  readonly overbookedDetail: string;
  readonly seeClass: string;
  readonly importEnded: (kind: 'schedule' | 'bookings') => string;
  readonly importFailed: (kind: 'schedule' | 'bookings') => string;
  readonly importFailedDetail: string;
  readonly seeImports: string;
  readonly credentialsSeen: (system: string) => string;
  readonly credentialsSeenDetail: string;
  readonly seeConnections: string;
  readonly accessGiven: (until: string) => string;
  readonly accessGivenDetail: string;
  readonly openCupo: string;
  readonly newSignIn: (browser: string) => string;
  readonly newSignInDetail: string;
  readonly seeAccount: string;
  readonly why: (studio: string) => string;
  readonly settings: string;
  readonly unsubscribe: string;
}

const troubles: Record<Trouble, string> = {
  'sign-in-refused': 'refuses the password that you entered',
  'not-answering': 'does not answer',
  problem: 'has a problem',
};
const files = { schedule: 'class schedule', bookings: 'booking data' } as const;

export const english: NotificationMessages = {
  language: 'en',
  moneyMarks: englishMarks,
  subject: (first, more) => (more === 0 ? first : `${first}, and ${counted(more, 'more thing')}`),
  goodMorning: (studio) => `Good morning, ${studio}`,
  needsYou: (studio) => `${studio} needs you`,
  updatesTitle: (studio) => `News for ${studio}`,
  weekOf: (studio) => `The week of ${studio}`,
  decisions: (count, worth) =>
    `${counted(count, 'recommendation')} ${wordFor(count, 'waits', 'wait')} for your answer${worth === null ? '' : `, worth about ${worth}`}`,
  firstClass: (weekday, time, isToday) =>
    `The first of their classes is ${isToday ? 'today' : `on ${weekday}`} at ${time}.`,
  review: 'Review recommendations',
  connection: (name, trouble) => `${name} ${troubles[trouble]}`,
  fixConnection: 'Check the connection',
  failures: (count) => `${counted(count, 'change')} did not reach a marketplace`,
  seeFailures: 'See what failed',
  mails: (count) => `${counted(count, 'reservation')} from e-mail ${wordFor(count, 'needs', 'need')} a look`,
  seeMails: 'Review reservations',
  mailbox: 'Cupo cannot read your Gmail any more',
  fixMailbox: 'Reconnect Gmail',
  executed: (count) => `${counted(count, 'change')} ${wordFor(count, 'was', 'were')} carried out yesterday`,
  seeExecuted: 'See the changes',
  earned: (amount) => `Cupo earned you about ${amount} last week`,
  earnedBetween: (low, high) =>
    `Compared with classes that were left alone. It may be anything between ${low} and ${high}.`,
  notMeasured: 'What Cupo earned last week is not known yet',
  notMeasuredDetail: 'Too few classes were changed or left alone for a comparison.',
  seeImpact: 'See what Cupo earned',
  lastWeek: (occupancyPercent, revenue) =>
    `Last week ${occupancyPercent}% of your places were booked, for ${revenue}`,
  usually: (occupancyPercent, revenue) => `Usually it is ${occupancyPercent}% and ${revenue} in a week.`,
  comingWeek: (classes, occupancyPercent, revenue) =>
    `The next seven days have ${counted(classes, 'class', 'classes')}: about ${occupancyPercent}% booked, for ${revenue}`,
  atRisk: (count) => `${counted(count, 'class', 'classes')} may stay too empty.`,
  seeSchedule: 'See the schedule',
  refusedDetail: 'Nothing is sent there until it is entered again.',
  enterPassword: 'Enter the password',
  brokenDetail: 'Cupo tries again every minute. Changes for it wait until then.',
  payment: 'Your last payment did not go through',
  paymentDetail: 'Please check your card so that Cupo keeps working for you.',
  trial: (days) => `Your free trial ends ${days === 1 ? 'tomorrow' : `in ${counted(days, 'day')}`}`,
  trialChargeDetail: (amount) => `${amount} is charged when it ends, unless you cancel before.`,
  trialCancelledDetail: 'Nothing is lost when it ends, but Cupo stops working for you.',
  seeBilling: 'See billing',
  overbooked: (name, weekday, time) => `${name} on ${weekday} at ${time} has more bookings than places`,
  overbookedDetail:
    'A marketplace sold a place that was no longer free. Nobody was turned away: you decide what to do.',
  seeClass: 'See the class',
  importEnded: (kind) => `Your ${files[kind]} is imported`,
  importFailed: (kind) => `Your ${files[kind]} could not be imported`,
  importFailedDetail: 'The file is stored, and what was imported from it is listed.',
  seeImports: 'See what happened',
  credentialsSeen: (system) => `Our team viewed the credentials that you entered for ${system}`,
  credentialsSeenDetail: 'They do this to connect it, and each time is recorded with its reason.',
  seeConnections: 'See your data sources',
  accessGiven: (until) => `Our team gave you free access until ${until}`,
  accessGivenDetail: 'It costs you nothing and ends by itself.',
  openCupo: 'Open Cupo',
  newSignIn: (browser) => `Somebody signed in with your password from ${browser}`,
  newSignInDetail:
    'We have not seen this browser with your account before. If it was not you, change your password and sign out everywhere.',
  seeAccount: 'Review sign-in and security',
  why: (studio) => `Cupo sends this to the owner of ${studio}.`,
  settings: 'Choose your notifications',
  unsubscribe: 'Unsubscribe',
};
