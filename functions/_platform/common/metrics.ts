import { marketplaces } from '#shared/channels.ts';

/** The senders of webhooks. */
const webhookSources = ['kenko', 'stripe', 'totalpass', 'wellhub'] as const;
/** Marketplaces and studio systems that are called over the network. */
const partners = [...marketplaces, 'kenko'] as const;

/**
 * The dimensions of metrics. Each has few values, known beforehand, and never a studio, because each value is paid
 * for.
 */
export const dimensionValues = { partner: partners, source: webhookSources } as const;

export type Partner = (typeof partners)[number];
export type WebhookSource = (typeof webhookSources)[number];
type Dimension = keyof typeof dimensionValues;

interface Metric {
  /** A count if omitted. */
  readonly unit?: 'Seconds' | 'Milliseconds';
  /** The dimension that distinguishes its values. */
  readonly by?: Dimension;
  /**
   * Emitted as one series for all values of `by`, because alarms and metrics are billed by the series. The line still
   * names the value, and a saved query groups by it.
   */
  readonly asOne?: true;
}

const all = {
  /** An import was begun. */
  ImportsStarted: {},
  /** An import was completed. */
  ImportsCompleted: {},
  /** An import was given up because of a fault of ours. */
  ImportsFailed: {},
  /** A file was refused because of its content. */
  ImportsRefused: {},
  /** Imported rows. */
  ImportRows: {},

  /** New recommendations. */
  DecisionsProposed: {},
  /** A recommendation was approved by a person. */
  DecisionsApproved: {},
  /** Recommendations carried out by themselves. */
  DecisionsExecuted: {},
  /** A recommendation was rejected. */
  DecisionsRejected: {},
  /** Recommendations that expired without an answer. */
  DecisionsExpired: {},
  /** An hourly run met a studio whose automation is paused. */
  StudiosPaused: {},

  /** An e-mail was handed over. */
  EmailsSent: {},
  /** An e-mail bounced for good, or its recipient called it spam. */
  EmailsUndeliverable: {},
  /** A browser was handed a notification. */
  BrowserPushes: {},
  /** A browser was not reached. */
  BrowserPushFailures: {},
  /** An e-mail was refused, or its sending is uncertain. */
  EmailFailures: {},

  /** Places were read back as they should be. */
  PushesConfirmed: { by: 'partner' },
  /** Places could not be brought there. */
  PushesFailed: { by: 'partner', asOne: true },
  /** A newer number took the place of a push. */
  PushesSuperseded: { by: 'partner' },
  /** A push failed again and is overdue. */
  PushesLate: { by: 'partner', asOne: true },
  /** From the decision to its confirmation. */
  PushAge: { unit: 'Seconds', by: 'partner' },
  /** Classes that a partner shows with other places than it confirmed. */
  ClassesDrifted: { by: 'partner', asOne: true },

  /** Classes with more places offered or sold than they have. */
  ClassesOverOffered: {},

  /** A request was sent. */
  PartnerRequests: { by: 'partner' },
  /** It answered 'too many requests' (429). */
  PartnerThrottles: { by: 'partner' },
  /** It did not answer, or answered with a server error. */
  PartnerErrors: { by: 'partner' },
  /** From the request to its complete answer. */
  PartnerLatency: { unit: 'Milliseconds', by: 'partner' },
  /** How long a failure blocks requests. */
  BreakerOpenSeconds: { unit: 'Seconds', by: 'partner', asOne: true },
  /** A session was held back by the breaker. */
  BreakerHolds: { by: 'partner', asOne: true },
  /** Stored credentials were not accepted. */
  CredentialsRefused: { by: 'partner', asOne: true },

  /** A webhook was accepted. */
  WebhooksReceived: { by: 'source' },
  /** A webhook was refused: its signature or its form. */
  WebhooksRefused: { by: 'source', asOne: true },
  /** From the event to its being processed. */
  WebhookLag: { unit: 'Seconds', by: 'source', asOne: true },
  /** Stripe could not be reached. */
  PaymentFailures: {},

  /** Mailboxes that are read, at a run of the schedule. */
  MailboxesPolled: {},
  /** A mailbox whose leave has ended. */
  MailboxesBroken: {},
  /** A mailbox could not be read. */
  MailboxFailures: {},
  /** Mails read. */
  MailsRead: {},

  /** A call of the model. */
  ModelQuestions: {},
  /** The model gave no usable answer. */
  ModelFailures: {},
  /** Tokens of questions and answers. */
  ModelTokens: {},

  /** The team saw a studio's credentials. */
  CredentialReveals: {},
  /** A scheduled run ended with a fault of ours. */
  ScheduleFailures: {},
  /** A message waited longer for its worker than it should. */
  MessagesLate: {},
  /** Queues with waiting messages that nothing is processing. */
  QueuesUnread: {},
  /** Messages that were set aside. */
  DeadLetters: {},
  /** A request, message or run ended with a fault of ours. */
  UnexpectedFailures: {},
  /** Transactions that conflicted with another one. */
  TableConflicts: {},
  /** Requests to the table that were sent again: it throttled or failed. */
  TableRetries: {},
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof all;

/** Every metric. The code that emits, shows or watches one uses this list. */
export const metrics: Readonly<Record<MetricName, Metric>> = all;

type NamesBy<D extends Dimension> = {
  [N in MetricName]: (typeof all)[N] extends { readonly by: D } ? N : never;
}[MetricName];
type IfAny<N extends MetricName, D extends Dimension, Fields> = [Extract<N, NamesBy<D>>] extends [never]
  ? unknown
  : Fields;

/** The fields that a line needs when it carries these metrics. */
export type DimensionsOf<N extends MetricName> = IfAny<N, 'partner', { readonly partner: Partner }> &
  IfAny<N, 'source', { readonly source: WebhookSource }>;

export const unitOf = (name: MetricName): 'Count' | 'Seconds' | 'Milliseconds' =>
  metrics[name].unit ?? 'Count';

/** The dimension by which CloudWatch divides a metric into series; undefined if the metric is one series. */
export function dimensionOf(name: MetricName): Dimension | undefined {
  const { by, asOne = false } = metrics[name];
  return asOne ? undefined : by;
}

export type Measured<N extends MetricName> = Readonly<Record<N, number>>;

/**
 * Makes CloudWatch read metrics off a log line (embedded metric format): names and units, and the field of the line
 * that is each metric's dimension. The values are fields of the line.
 */
export function metricBlock(names: readonly MetricName[], namespace: string, at: Date) {
  const byDimension = Map.groupBy(names, dimensionOf);
  return {
    Timestamp: at.getTime(),
    CloudWatchMetrics: [...byDimension].map(([by, ofDimension]) => ({
      Namespace: namespace,
      Dimensions: [by === undefined ? [] : [by]],
      Metrics: ofDimension.map((name) => ({ Name: name, Unit: unitOf(name) })),
    })),
  };
}
