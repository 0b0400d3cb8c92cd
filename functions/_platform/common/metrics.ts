import { marketplaces } from '#shared/channels.ts';

/** The senders of webhooks. */
const webhookSources = ['kenko', 'stripe', 'totalpass', 'wellhub'] as const;
/** Marketplaces and studio systems that are called over the network. */
const partners = [...marketplaces, 'kenko'] as const;

/**
 * The dimensions of metrics. Each has few values that are known in advance. A dimension is never a studio, because
 * every value is billed.
 */
export const dimensionValues = { partner: partners, source: webhookSources } as const;

export type Partner = (typeof partners)[number];
export type WebhookSource = (typeof webhookSources)[number];
type Dimension = keyof typeof dimensionValues;

interface Metric {
  /** The unit. The default is a count. */
  readonly unit?: 'Seconds' | 'Milliseconds';
  /** The dimension by which the metric is split. */
  readonly by?: Dimension;
  /**
   * Emitted as one series for all values of `by`, because alarms and metrics are billed by the series. The log line
   * still contains the value, and a saved query groups by it.
   */
  readonly asOne?: true;
}

const all = {
  /** An import was started. */
  ImportsStarted: {},
  /** An import was completed. */
  ImportsCompleted: {},
  /** An import was given up because of an internal error. */
  ImportsFailed: {},
  /** A file was refused because of its content. */
  ImportsRefused: {},
  /** Imported rows. */
  ImportRows: {},

  /** New recommendations. */
  DecisionsProposed: {},
  /** A recommendation was approved by a person. */
  DecisionsApproved: {},
  /** Recommendations carried out automatically. */
  DecisionsExecuted: {},
  /** A recommendation was rejected. */
  DecisionsRejected: {},
  /** Recommendations that expired without an answer. */
  DecisionsExpired: {},
  /** An hourly run skipped a studio whose automation is paused. */
  StudiosPaused: {},

  /** An e-mail was accepted for delivery. */
  EmailsSent: {},
  /** An e-mail bounced permanently, or its recipient reported it as spam. */
  EmailsUndeliverable: {},
  /** A push service accepted a browser notification. */
  BrowserPushes: {},
  /** A browser could not be reached. */
  BrowserPushFailures: {},
  /** An e-mail was refused, or it is unknown whether it was sent. */
  EmailFailures: {},

  /** A push was verified at the marketplace. */
  PushesConfirmed: { by: 'partner' },
  /** A push failed. */
  PushesFailed: { by: 'partner', asOne: true },
  /** A push was replaced by a newer number. */
  PushesSuperseded: { by: 'partner' },
  /** A retried push failed again and is overdue. */
  PushesLate: { by: 'partner', asOne: true },
  /** Time from the decision to its confirmation. */
  PushAge: { unit: 'Seconds', by: 'partner' },
  /** Number of classes for which a partner shows a different number of places than it confirmed. */
  ClassesDrifted: { by: 'partner', asOne: true },

  /** Number of classes for which more places are offered or sold than exist. */
  ClassesOverOffered: {},

  /** A request was sent to a partner. */
  PartnerRequests: { by: 'partner' },
  /** A partner answered 'too many requests' (429). */
  PartnerThrottles: { by: 'partner' },
  /** A partner did not answer, or answered with a server error. */
  PartnerErrors: { by: 'partner' },
  /** Time from the request to the complete response. */
  PartnerLatency: { unit: 'Milliseconds', by: 'partner' },
  /** Time for which a failure makes the circuit breaker block requests. */
  BreakerOpenSeconds: { unit: 'Seconds', by: 'partner', asOne: true },
  /** The circuit breaker blocked a session. */
  BreakerHolds: { by: 'partner', asOne: true },
  /** A partner refused the stored credentials. */
  CredentialsRefused: { by: 'partner', asOne: true },

  /** A webhook was accepted. */
  WebhooksReceived: { by: 'source' },
  /** A webhook was refused because of its signature or its form. */
  WebhooksRefused: { by: 'source', asOne: true },
  /** Time from the event to the end of its processing. */
  WebhookLag: { unit: 'Seconds', by: 'source', asOne: true },
  /** Stripe could not be reached. */
  PaymentFailures: {},

  /** Number of mailboxes to read, counted by each scheduled run. */
  MailboxesPolled: {},
  /** A mailbox whose access was revoked. */
  MailboxesBroken: {},
  /** A mailbox could not be read. */
  MailboxFailures: {},
  /** Mails read. */
  MailsRead: {},

  /** A call to the language model. */
  ModelQuestions: {},
  /** The model gave no usable answer. */
  ModelFailures: {},
  /** Number of tokens in questions and answers. */
  ModelTokens: {},

  /** A team member viewed a studio's credentials. */
  CredentialReveals: {},
  /** A scheduled run failed because of an internal error. */
  ScheduleFailures: {},
  /** A message waited too long for its worker. */
  MessagesLate: {},
  /** Number of queues with waiting messages that no worker is processing. */
  QueuesUnread: {},
  /** Messages in the dead-letter queues. */
  DeadLetters: {},
  /** A request, message or run failed because of an internal error. */
  UnexpectedFailures: {},
  /** Transactions that conflicted with another one. */
  TableConflicts: {},
  /** Requests to the table that were retried because it throttled or failed. */
  TableRetries: {},
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof all;

/** Every metric. All code that emits, shows or monitors metrics uses this list. */
export const metrics: Readonly<Record<MetricName, Metric>> = all;

type NamesBy<D extends Dimension> = {
  [N in MetricName]: (typeof all)[N] extends { readonly by: D } ? N : never;
}[MetricName];
type IfAny<N extends MetricName, D extends Dimension, Fields> = [Extract<N, NamesBy<D>>] extends [never]
  ? unknown
  : Fields;

/** The fields that a log line needs if it carries these metrics. */
export type DimensionsOf<N extends MetricName> = IfAny<N, 'partner', { readonly partner: Partner }> &
  IfAny<N, 'source', { readonly source: WebhookSource }>;

export const unitOf = (name: MetricName): 'Count' | 'Seconds' | 'Milliseconds' =>
  metrics[name].unit ?? 'Count';

/** The dimension by which CloudWatch splits a metric into series. Undefined if the metric is one series. */
export function dimensionOf(name: MetricName): Dimension | undefined {
  const { by, asOne = false } = metrics[name];
  return asOne ? undefined : by;
}

export type Measured<N extends MetricName> = Readonly<Record<N, number>>;

/**
 * The description that makes CloudWatch extract metrics from a log line (embedded metric format): their names and
 * units, and the field that is each metric's dimension. The values are fields of the line.
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
