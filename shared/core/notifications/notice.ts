/** The trouble with a connection, as a person is told it. */
export type Trouble = 'sign-in-refused' | 'not-answering' | 'problem';

/** The facts of a morning: what waits for a studio's owner, what went wrong, and what was done the day before. */
export interface MorningNotice {
  readonly what: 'morning';
  readonly decisions: number;
  /** The expected revenue of these decisions together. */
  readonly worthMinor: number;
  readonly currency: string;
  /** When the first of their classes begins; null if none is waiting. */
  readonly firstClassAt: string | null;
  /** The studio's day, YYYY-MM-DD. */
  readonly localDate: string;
  /** Connections that do not work, by their names. */
  readonly troubled: readonly { readonly name: string; readonly trouble: Trouble }[];
  readonly failedChanges: number;
  readonly mailsToReview: number;
  readonly isMailboxBroken: boolean;
  /** Decisions that were carried out the day before. */
  readonly executed: number;
}

/**
 * The facts about a studio's last week, and the expectation for its next one. Amounts are minor units; shares are
 * percent.
 */
export interface WeekNotice {
  readonly what: 'week';
  readonly currency: string;
  /** The first and the last day of the week that ended, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /**
   * The gain of automatic execution in that week against classes left alone, with its 95 % interval. Null while too
   * few classes can be compared.
   */
  readonly earned: {
    readonly meanMinor: number;
    readonly lowMinor: number;
    readonly highMinor: number;
  } | null;
  readonly occupancyPercent: number;
  readonly revenueMinor: number;
  /** The average week of the four weeks before. Null when there were no classes. */
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
 * A notice to a studio's owner, as facts. Screens and e-mails put them into words. Marketplaces and systems have the
 * names that people know.
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
  | { readonly what: 'trial-ending'; readonly days: number };

/** The groups that an owner switches on and off together. */
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
