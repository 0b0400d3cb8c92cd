/** How a connection that does not work stands, as a person is told. */
export type Trouble = 'sign-in-refused' | 'not-answering' | 'problem';

/** What waits for a studio's owner on a morning, what went wrong, and what was done the day before. */
export interface MorningNotice {
  readonly what: 'morning';
  readonly decisions: number;
  /** What these decisions are expected to bring together. */
  readonly worthMinor: number;
  readonly currency: string;
  /** When the first of their classes begins; null where none waits. */
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

/** How a studio's last week went, and what its next one brings. Amounts are minor units; shares are percent. */
export interface WeekNotice {
  readonly what: 'week';
  readonly currency: string;
  /** The first and the last day of the week that ended, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /**
   * What automatic execution earned in that week against classes left alone, with its 95 % interval; null while too few
   * classes can be compared.
   */
  readonly earned: {
    readonly meanMinor: number;
    readonly lowMinor: number;
    readonly highMinor: number;
  } | null;
  readonly occupancyPercent: number;
  readonly revenueMinor: number;
  /** The same of the four weeks before, a week on average; null where there were no classes. */
  readonly usual: { readonly occupancyPercent: number; readonly revenueMinor: number } | null;
  /** What is expected of the seven days to come. */
  readonly coming: {
    readonly classes: number;
    readonly occupancyPercent: number;
    readonly revenueMinor: number;
    readonly atRisk: number;
  };
}

/**
 * What a studio's owner is told of, as facts: whoever shows it makes the words. Marketplaces and systems are given by the
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

/** What an owner switches on and off together. */
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
