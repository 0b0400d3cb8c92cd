import { counted, wordFor } from '../text/counted.ts';

/** How a connection that does not work stands, as a person is told. */
export type Trouble = 'sign-in-refused' | 'not-answering' | 'problem';

/** What e-mails say, by key: a further language is one more of these. Figures come formatted. */
export interface MailWords {
  readonly language: string;
  readonly subject: (first: string, more: number) => string;
  readonly title: (studio: string) => string;
  readonly trial: (days: number) => string;
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
  readonly why: (studio: string) => string;
  readonly urgentTitle: (studio: string) => string;
  readonly refused: (name: string) => string;
  readonly refusedDetail: string;
  readonly enterPassword: string;
  readonly payment: string;
  readonly paymentDetail: string;
  readonly seeBilling: string;
  readonly overbooked: (name: string, weekday: string, time: string) => string;
  readonly overbookedDetail: string;
  readonly seeClass: string;
  readonly importFailed: (of: 'schedule' | 'bookings') => string;
  readonly importFailedDetail: string;
  readonly seeImports: string;
  readonly credentialsSeen: (system: string) => string;
  readonly credentialsSeenDetail: string;
  readonly seeConnections: string;
  readonly whyUrgent: (studio: string) => string;
  readonly settings: string;
  readonly unsubscribe: string;
}

const troubles: Record<Trouble, string> = {
  'sign-in-refused': 'refuses the password that you entered',
  'not-answering': 'does not answer',
  problem: 'has a problem',
};

export const english: MailWords = {
  language: 'en',
  subject: (first, more) => (more === 0 ? first : `${first}, and ${counted(more, 'more thing')}`),
  title: (studio) => `Good morning, ${studio}`,
  trial: (days) => `Your free trial ends ${days === 1 ? 'tomorrow' : `in ${counted(days, 'day')}`}`,
  decisions: (count, worth) =>
    `${counted(count, 'recommendation')} ${wordFor(count, 'waits', 'wait')} for your answer${worth === null ? '' : `, worth about ${worth}`}`,
  firstClass: (weekday, time, isToday) =>
    `The first of their classes is ${isToday ? 'today' : `on ${weekday}`} at ${time}.`,
  review: 'Review recommendations',
  connection: (name, trouble) => `${name} ${troubles[trouble]}`,
  fixConnection: 'Look at the connection',
  failures: (count) => `${counted(count, 'change')} did not reach a marketplace`,
  seeFailures: 'See what failed',
  mails: (count) => `${counted(count, 'reservation')} from e-mail ${wordFor(count, 'needs', 'need')} a look`,
  seeMails: 'Review reservations',
  mailbox: 'Cupo cannot read your Gmail any more',
  fixMailbox: 'Reconnect Gmail',
  executed: (count) => `${counted(count, 'change')} ${wordFor(count, 'was', 'were')} carried out yesterday`,
  seeExecuted: 'See the changes',
  why: (studio) =>
    `Cupo sends this to the owner of ${studio} on mornings on which something waits or was done.`,
  urgentTitle: (studio) => `${studio} needs you`,
  refused: (name) => `${name} ${troubles['sign-in-refused']}`,
  refusedDetail: 'Nothing is sent there until it is entered again.',
  enterPassword: 'Enter the password',
  payment: 'Your last payment did not go through',
  paymentDetail: 'Please look at your card, so that Cupo keeps working for you.',
  seeBilling: 'See billing',
  overbooked: (name, weekday, time) => `${name} on ${weekday} at ${time} is sold beyond its places`,
  overbookedDetail:
    'A marketplace sold a place that was gone. Nobody was turned away: that is yours to decide.',
  seeClass: 'See the class',
  importFailed: (of) => `Your ${of === 'schedule' ? 'class schedule' : 'booking data'} could not be imported`,
  importFailedDetail: 'The file is kept, and what was imported of it is listed.',
  seeImports: 'See what happened',
  credentialsSeen: (system) => `Our team looked at the credentials that you entered for ${system}`,
  credentialsSeenDetail: 'That is done to connect it, and each look is noted with its reason.',
  seeConnections: 'See your data sources',
  whyUrgent: (studio) => `Cupo sends this to the owner of ${studio} at once, because it cannot wait.`,
  settings: 'Change when it comes',
  unsubscribe: 'Unsubscribe',
};
