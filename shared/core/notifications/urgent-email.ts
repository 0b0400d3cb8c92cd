import { screens } from '#shared/screens.ts';
import { mailOf, type MailContent, type MailItem } from './mail-content.ts';
import type { MailWords } from './words.ts';

/** What an owner is told at once. Marketplaces, systems and days are given as people know them. */
export type Urgent =
  | { readonly what: 'connection-refused'; readonly name: string }
  | { readonly what: 'payment-failed' }
  | {
      readonly what: 'overbooked';
      readonly classId: string;
      readonly className: string;
      readonly weekday: string;
      readonly time: string;
    }
  | { readonly what: 'import-failed'; readonly of: 'schedule' | 'bookings' }
  | { readonly what: 'credentials-seen'; readonly system: string };

type Items = {
  readonly [What in Urgent['what']]: (
    urgent: Extract<Urgent, { readonly what: What }>,
    words: MailWords,
  ) => MailItem;
};

const items: Items = {
  'connection-refused': ({ name }, words) => ({
    text: words.refused(name),
    detail: words.refusedDetail,
    label: words.enterPassword,
    path: screens.integrations,
  }),
  'payment-failed': (_, words) => ({
    text: words.payment,
    detail: words.paymentDetail,
    label: words.seeBilling,
    path: screens.billing,
  }),
  overbooked: ({ classId, className, weekday, time }, words) => ({
    text: words.overbooked(className, weekday, time),
    detail: words.overbookedDetail,
    label: words.seeClass,
    path: `/classes?${new URLSearchParams({ class: classId }).toString()}`,
  }),
  'import-failed': ({ of }, words) => ({
    text: words.importFailed(of),
    detail: words.importFailedDetail,
    label: words.seeImports,
    path: screens.importHistory,
  }),
  'credentials-seen': ({ system }, words) => ({
    text: words.credentialsSeen(system),
    detail: words.credentialsSeenDetail,
    label: words.seeConnections,
    path: screens.integrations,
  }),
};

function itemOf<What extends Urgent['what']>(
  urgent: Extract<Urgent, { readonly what: What }>,
  words: MailWords,
): MailItem {
  const { what }: { readonly what: What } = urgent;
  return items[what](urgent, words);
}

/** The e-mail about one thing that does not go on without the studio's owner, or that they have to know of. */
export function urgentEmail(urgent: Urgent, studioName: string, words: MailWords): MailContent {
  const item = itemOf(urgent, words);
  const { text: subject } = item;
  const own = {
    subject,
    title: words.urgentTitle(studioName),
    items: [item],
    why: words.whyUrgent(studioName),
  };
  return mailOf(own, words);
}
