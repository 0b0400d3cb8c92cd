import { marketplaces } from '#shared/channels.ts';

/** Where webhooks come from. */
const webhookSources = ['kenko', 'stripe', 'totalpass', 'wellhub'] as const;
/** Marketplaces and studio systems that are asked over the network. */
const partners = [...marketplaces, 'kenko'] as const;

/** What a metric may be told apart by: few values, known beforehand, and never a studio, for each value is paid for. */
export const dimensionValues = { partner: partners, source: webhookSources } as const;

export type Partner = (typeof partners)[number];
export type WebhookSource = (typeof webhookSources)[number];
type Dimension = keyof typeof dimensionValues;

interface Metric {
  readonly unit: 'Count' | 'Seconds' | 'Milliseconds';
  /** What its lines are told apart by. */
  readonly by?: Dimension;
  /**
   * Emitted as one series for all values of `by`, because alarms and metrics are billed by the series. The line still
   * names the value, and a saved query groups by it.
   */
  readonly asOne?: true;
}

const all = {
  /** An import was begun. */
  ImportsStarted: { unit: 'Count' },
  /** An import was taken in to its end. */
  ImportsCompleted: { unit: 'Count' },
  /** An import was given up for trouble of ours. */
  ImportsFailed: { unit: 'Count' },
  /** A file was refused for what stands in it. */
  ImportsRefused: { unit: 'Count' },
  /** Rows taken in. */
  ImportRows: { unit: 'Count' },

  /** Recommendations made. */
  DecisionsProposed: { unit: 'Count' },
  /** A recommendation was approved by a person. */
  DecisionsApproved: { unit: 'Count' },
  /** Recommendations carried out by themselves. */
  DecisionsExecuted: { unit: 'Count' },
  /** A recommendation was rejected. */
  DecisionsRejected: { unit: 'Count' },
  /** Recommendations that nobody decided in time. */
  DecisionsExpired: { unit: 'Count' },
  /** A studio whose automation is paused was met by an hourly run. */
  StudiosPaused: { unit: 'Count' },

  /** An e-mail was handed over. */
  EmailsSent: { unit: 'Count' },
  /** An e-mail came back for good, or was called spam. */
  EmailsUndeliverable: { unit: 'Count' },
  /** A browser was handed a notification. */
  BrowserPushes: { unit: 'Count' },
  /** A browser was not reached. */
  BrowserPushFailures: { unit: 'Count' },
  /** An e-mail was not taken, or nobody knows whether it was. */
  EmailFailures: { unit: 'Count' },

  /** Places were read back as they should be. */
  PushesConfirmed: { unit: 'Count', by: 'partner' },
  /** Places could not be brought there. */
  PushesFailed: { unit: 'Count', by: 'partner', asOne: true },
  /** A newer number took the place of a push. */
  PushesSuperseded: { unit: 'Count', by: 'partner' },
  /** A push was tried in vain that is owed too long. */
  PushesLate: { unit: 'Count', by: 'partner', asOne: true },
  /** From the decision to its confirmation. */
  PushAge: { unit: 'Seconds', by: 'partner' },
  /** Classes shown there with other places than confirmed. */
  ClassesDrifted: { unit: 'Count', by: 'partner', asOne: true },

  /** Classes of which more is offered or sold than there are places. */
  ClassesOverOffered: { unit: 'Count' },

  /** A request was sent. */
  PartnerRequests: { unit: 'Count', by: 'partner' },
  /** It asked to wait (429). */
  PartnerThrottles: { unit: 'Count', by: 'partner' },
  /** It did not answer, or with an error of its own. */
  PartnerErrors: { unit: 'Count', by: 'partner' },
  /** From a request to its whole answer. */
  PartnerLatency: { unit: 'Milliseconds', by: 'partner' },
  /** Time for which a failure closes the way. */
  BreakerOpenSeconds: { unit: 'Seconds', by: 'partner', asOne: true },
  /** A session was held back by the breaker. */
  BreakerHolds: { unit: 'Count', by: 'partner', asOne: true },
  /** Stored credentials were not accepted. */
  CredentialsRefused: { unit: 'Count', by: 'partner', asOne: true },

  /** A webhook was taken. */
  WebhooksReceived: { unit: 'Count', by: 'source' },
  /** A webhook was refused: its signature or its form. */
  WebhooksRefused: { unit: 'Count', by: 'source', asOne: true },
  /** From the event to its being taken in. */
  WebhookLag: { unit: 'Seconds', by: 'source', asOne: true },
  /** Stripe could not be asked. */
  PaymentFailures: { unit: 'Count' },

  /** Mailboxes that are read, at a run of the schedule. */
  MailboxesPolled: { unit: 'Count' },
  /** A mailbox whose leave has ended. */
  MailboxesBroken: { unit: 'Count' },
  /** A mailbox could not be read. */
  MailboxFailures: { unit: 'Count' },
  /** Mails read. */
  MailsRead: { unit: 'Count' },

  /** The model was asked. */
  ModelQuestions: { unit: 'Count' },
  /** The model gave no usable answer. */
  ModelFailures: { unit: 'Count' },
  /** Tokens asked and answered. */
  ModelTokens: { unit: 'Count' },

  /** The team saw a studio's credentials. */
  CredentialReveals: { unit: 'Count' },
  /** A scheduled run ended in a fault of ours. */
  ScheduleFailures: { unit: 'Count' },
  /** A message waited longer for its worker than it should. */
  MessagesLate: { unit: 'Count' },
  /** Queues in which messages wait and nobody works on any. */
  QueuesUnread: { unit: 'Count' },
  /** Messages that were set aside. */
  DeadLetters: { unit: 'Count' },
  /** A request, message or run ended in a fault of ours. */
  UnexpectedFailures: { unit: 'Count' },
  /** Transactions that met another one. */
  TableConflicts: { unit: 'Count' },
  /** Requests to the table that were sent again: it throttled or failed. */
  TableRetries: { unit: 'Count' },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof all;

/** Every metric there is. What emits one, what shows one and what wakes somebody take it from here. */
export const metrics: Readonly<Record<MetricName, Metric>> = all;

type NamesBy<D extends Dimension> = {
  [N in MetricName]: (typeof all)[N] extends { readonly by: D } ? N : never;
}[MetricName];
type IfAny<N extends MetricName, D extends Dimension, Fields> = [Extract<N, NamesBy<D>>] extends [never]
  ? unknown
  : Fields;

/** What a line has to name when it carries these metrics. */
export type DimensionsOf<N extends MetricName> = IfAny<N, 'partner', { readonly partner: Partner }> &
  IfAny<N, 'source', { readonly source: WebhookSource }>;

/** By what CloudWatch tells a metric's values apart; undefined where they are one series. */
export function dimensionOf(name: MetricName): Dimension | undefined {
  const { by, asOne = false } = metrics[name];
  return asOne ? undefined : by;
}

export type Measured<N extends MetricName> = Readonly<Record<N, number>>;

/**
 * What makes CloudWatch read metrics off a log line (embedded metric format): their names and units, and by which field
 * of the line each is told apart. The values stand in the line itself.
 */
export function metricBlock(names: readonly MetricName[], namespace: string, at: Date) {
  const byDimension = Map.groupBy(names, dimensionOf);
  return {
    Timestamp: at.getTime(),
    CloudWatchMetrics: [...byDimension].map(([by, ofDimension]) => ({
      Namespace: namespace,
      Dimensions: [by === undefined ? [] : [by]],
      Metrics: ofDimension.map((name) => ({ Name: name, Unit: metrics[name].unit })),
    })),
  };
}
