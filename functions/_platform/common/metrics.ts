import { marketplaces } from '#shared/channels.ts';

/** Where webhooks come from. */
const webhookSources = ['kenko', 'stripe', 'totalpass', 'wellhub'] as const;
/** Marketplaces and studio systems that are asked over the network. */
const partners = [...marketplaces, 'kenko'] as const;

/**
 * What a metric may be told apart by: few values, known beforehand, and never a studio, for each value is paid for.
 * `service` is the function that says so, and stands in every line.
 */
export const dimensionValues = { partner: partners, source: webhookSources } as const;

export type Partner = (typeof partners)[number];
export type WebhookSource = (typeof webhookSources)[number];
type Dimension = keyof typeof dimensionValues | 'service';

interface Metric {
  readonly unit: 'Count' | 'Seconds' | 'Milliseconds';
  readonly by?: Dimension;
  /** What one value says. */
  readonly says: string;
}

const all = {
  ImportsStarted: { unit: 'Count', says: 'an import was begun' },
  ImportsCompleted: { unit: 'Count', says: 'an import was taken in to its end' },
  ImportsFailed: { unit: 'Count', says: 'an import was given up for trouble of ours' },
  ImportsRefused: { unit: 'Count', says: 'a file was refused for what stands in it' },
  ImportRows: { unit: 'Count', says: 'rows taken in' },

  DecisionsProposed: { unit: 'Count', says: 'recommendations made' },
  DecisionsApproved: { unit: 'Count', says: 'a recommendation was approved by a person' },
  DecisionsExecuted: { unit: 'Count', says: 'recommendations carried out by themselves' },
  DecisionsRejected: { unit: 'Count', says: 'a recommendation was rejected' },
  DecisionsExpired: { unit: 'Count', says: 'recommendations that nobody decided in time' },
  StudiosPaused: { unit: 'Count', says: 'a studio whose automation is paused was met by an hourly run' },

  EmailsSent: { unit: 'Count', says: 'an e-mail was handed over' },
  EmailsUndeliverable: { unit: 'Count', says: 'an e-mail came back for good, or was called spam' },
  BrowserPushes: { unit: 'Count', says: 'a browser was handed a notification' },
  BrowserPushFailures: { unit: 'Count', says: 'a browser was not reached' },
  EmailFailures: { unit: 'Count', says: 'an e-mail was not taken, or nobody knows whether it was' },

  PushesConfirmed: { unit: 'Count', by: 'partner', says: 'places were read back as they should be' },
  PushesFailed: { unit: 'Count', by: 'partner', says: 'places could not be brought there' },
  PushesSuperseded: { unit: 'Count', by: 'partner', says: 'a newer number took the place of a push' },
  PushesLate: { unit: 'Count', by: 'partner', says: 'a push was tried in vain that is owed too long' },
  PushAge: { unit: 'Seconds', by: 'partner', says: 'from the decision to its confirmation' },
  ClassesDrifted: {
    unit: 'Count',
    by: 'partner',
    says: 'classes shown there with other places than confirmed',
  },

  ClassesOverOffered: {
    unit: 'Count',
    says: 'classes of which more is offered or sold than there are places',
  },

  PartnerRequests: { unit: 'Count', by: 'partner', says: 'a request was sent' },
  PartnerThrottles: { unit: 'Count', by: 'partner', says: 'it asked to wait (429)' },
  PartnerErrors: { unit: 'Count', by: 'partner', says: 'it did not answer, or with an error of its own' },
  PartnerLatency: { unit: 'Milliseconds', by: 'partner', says: 'from a request to its whole answer' },
  BreakerOpenSeconds: { unit: 'Seconds', by: 'partner', says: 'time for which a failure closes the way' },
  BreakerHolds: { unit: 'Count', by: 'partner', says: 'a session was held back by the breaker' },
  CredentialsRefused: { unit: 'Count', by: 'partner', says: 'stored credentials were not accepted' },

  WebhooksReceived: { unit: 'Count', by: 'source', says: 'a webhook was taken' },
  WebhooksRefused: { unit: 'Count', by: 'source', says: 'a webhook was refused: its signature or its form' },
  WebhookLag: { unit: 'Seconds', by: 'source', says: 'from the event to its being taken in' },
  PaymentFailures: { unit: 'Count', says: 'Stripe could not be asked' },

  MailboxesPolled: { unit: 'Count', says: 'mailboxes that are read, at a run of the schedule' },
  MailboxesBroken: { unit: 'Count', says: 'a mailbox whose leave has ended' },
  MailboxFailures: { unit: 'Count', says: 'a mailbox could not be read' },
  MailsRead: { unit: 'Count', says: 'mails read' },

  ModelQuestions: { unit: 'Count', says: 'the model was asked' },
  ModelFailures: { unit: 'Count', says: 'the model gave no usable answer' },
  ModelTokens: { unit: 'Count', says: 'tokens asked and answered' },

  CredentialReveals: { unit: 'Count', says: "the team saw a studio's credentials" },
  ScheduleRuns: { unit: 'Count', by: 'service', says: 'a scheduled run came to its end' },
  ColdStarts: { unit: 'Count', says: 'a function started anew' },
  UnexpectedFailures: { unit: 'Count', says: 'a request, message or run ended in a fault of ours' },
  TableConflicts: { unit: 'Count', says: 'transactions that met another one' },
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

export type Measured<N extends MetricName> = Readonly<Record<N, number>>;

/**
 * What makes CloudWatch read metrics off a log line (embedded metric format): their names and units, and by which field
 * of the line each is told apart. The values stand in the line itself.
 */
export function metricBlock(names: readonly MetricName[], namespace: string, at: Date) {
  const byDimension = Map.groupBy(names, (name) => metrics[name].by);
  return {
    Timestamp: at.getTime(),
    CloudWatchMetrics: [...byDimension].map(([by, ofDimension]) => ({
      Namespace: namespace,
      Dimensions: [by === undefined ? [] : [by]],
      Metrics: ofDimension.map((name) => ({ Name: name, Unit: metrics[name].unit })),
    })),
  };
}
