/** A connection's problem, as people are told about it. */
export type Trouble = 'sign-in-refused' | 'not-answering' | 'problem';

/**
 * The facts of a morning message: what the studio's owner has to answer, what went wrong, and what was done the day
 * before.
 */
export interface MorningNotice {
  readonly what: 'morning';
  readonly decisions: number;
  /** The total expected revenue of these decisions. */
  readonly worthMinor: number;
  readonly currency: string;
  /** When the first of their classes begins; null if no decision is pending. */
  readonly firstClassAt: string | null;
  /** The local day of the studio, YYYY-MM-DD. */
  readonly localDate: string;
  /** The names of connections with problems. */
  readonly troubled: readonly { readonly name: string; readonly trouble: Trouble }[];
  readonly failedChanges: number;
  readonly mailsToReview: number;
  readonly isMailboxBroken: boolean;
  /** Changes of the day before that their marketplaces have confirmed. */
  readonly executed: number;
}

/**
 * A studio's results of last week, and its expectations for the next one. Amounts are in minor units; shares are in
 * percent.
 */
export interface WeekNotice {
  readonly what: 'week';
  readonly currency: string;
  /** The first and the last day of the past week, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /**
   * The gain of automatic changes in that week compared with held-out classes, with its 95 % interval. Null while too
   * few classes can be compared.
   */
  readonly earned: {
    readonly meanMinor: number;
    readonly lowMinor: number;
    readonly highMinor: number;
  } | null;
  readonly occupancyPercent: number;
  readonly revenueMinor: number;
  /** The weekly average of the four weeks before. Null if there were no classes. */
  readonly usual: { readonly occupancyPercent: number; readonly revenueMinor: number } | null;
  /** The expectations for the next seven days. */
  readonly coming: {
    readonly classes: number;
    readonly occupancyPercent: number;
    readonly revenueMinor: number;
    readonly atRisk: number;
  };
}

/**
 * A notice to a studio's owner, as facts. Screens and e-mails turn them into text. Marketplaces and systems have their
 * public names.
 */
export type Notice =
  | MorningNotice
  | WeekNotice
  | { readonly what: 'connection-refused'; readonly name: string }
  | { readonly what: 'connection-broken'; readonly name: string }
  | {
      readonly what: 'overbooked';
      readonly classId: string;
      readonly className: string;
      readonly startsAt: string;
    }
  | { readonly what: 'import-ended'; readonly of: 'schedule' | 'bookings' }
  | { readonly what: 'import-failed'; readonly of: 'schedule' | 'bookings' }
  | { readonly what: 'credentials-seen'; readonly name: string }
  | { readonly what: 'access-given'; readonly until: string }
  | { readonly what: 'new-sign-in'; readonly browser: string }
  | { readonly what: 'payment-failed' }
  | {
      readonly what: 'trial-ending';
      readonly days: number;
      /** What is charged at the end; null if the owner cancelled before. Notices stored earlier do not say. */
      readonly charge?: { readonly amountMinor: number; readonly currency: string } | null | undefined;
    };

/** The groups of notices that an owner switches on and off together. */
export const notificationKinds = ['morning', 'week', 'urgent', 'imports', 'account', 'billing'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const kinds: Readonly<Record<Notice['what'], NotificationKind>> = {
  morning: 'morning',
  week: 'week',
  'connection-refused': 'urgent',
  'connection-broken': 'urgent',
  overbooked: 'urgent',
  'import-ended': 'imports',
  'import-failed': 'imports',
  'credentials-seen': 'account',
  'access-given': 'account',
  'new-sign-in': 'account',
  'payment-failed': 'billing',
  'trial-ending': 'billing',
};

export const kindOf = ({ what }: Pick<Notice, 'what'>): NotificationKind => kinds[what];
