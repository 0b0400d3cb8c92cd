import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { MetricName } from '#functions/_platform/common/metrics.ts';
import { addAlarm, type AlarmSpec, joinedAlarm, measured, twoOfThree } from './alarms.ts';

/**
 * Operators reveal credentials only to connect a studio's system, which is rare; more reveals than this within an hour
 * need an investigation.
 */
const revealsPerHourMax = 3;
/** Now and then an owner revokes our access; several at once mean that our OAuth client at Google has a problem. */
const brokenMailboxesMax = 4;
const mailboxFailuresMax = 20;
/**
 * Now and then a studio changes its password; several refusals within an hour mean that the marketplace changed its
 * sign-in.
 */
const refusedCredentialsPerHourMax = 4;
/** A single refused push is the studio owner's problem. This many at once are a problem of the marketplace. */
const failedPushesMax = 20;
const refusedWebhooksMax = 5;
const webhookLagSecondsMax = 300;
const unexpectedFailuresMax = 5;
const paymentFailuresMax = 3;
/** A file or an e-mail takes about 2,000 tokens. With a small model, this limit costs a few dollars. */
const modelTokensPerDayMax = 5_000_000;
/** Half an hour: one poll every five minutes. */
const driftReadings = 6;
/** The next poll repairs what one poll finds, so the alarm needs three polls in a row. */
const overOfferedReadings = 3;
/** More than ten minutes: three periods of five minutes. */
const breakerPeriods = 3;
/** Queues are polled every five minutes. */
const unreadPolls = 3;
/** A few requests are retried because of network errors. */
const tableRetriesMax = 10;
/** Now and then transactions conflict; this many mean that one item is constantly being written. */
const conflictsMax = 100;

const hour = Duration.hours(1);
const day = Duration.days(1);

type Alarms = Readonly<Record<string, AlarmSpec>>;

/** All series of a metric, added up. */
const total = (namespace: string, name: MetricName, period?: Duration): IMetric =>
  joinedAlarm('SUM', measured(namespace, name, period && { period }), name, period);

const placesAlarms = (namespace: string): Alarms => ({
  PushesLate: {
    ...twoOfThree,
    metric: total(namespace, 'PushesLate'),
    threshold: 1,
    says: 'Places that were decided more than 15 minutes ago are not confirmed by their marketplace',
    runbook: 'wrong-slots',
  },
  PushesFail: {
    ...twoOfThree,
    metric: total(namespace, 'PushesFailed'),
    threshold: failedPushesMax,
    says: 'Marketplaces refuse many numbers of places',
    runbook: 'marketplace-outage',
  },
  ClassesDrift: {
    periods: driftReadings,
    metric: total(namespace, 'ClassesDrifted'),
    threshold: 1,
    says: 'For half an hour marketplaces have shown other places than were confirmed there',
    runbook: 'wrong-slots',
  },
  ClassesOverOffered: {
    periods: overOfferedReadings,
    metric: total(namespace, 'ClassesOverOffered'),
    threshold: 1,
    says: 'For a quarter of an hour more places of a class have been offered or sold than it has',
    runbook: 'more-than-exists',
  },
  BreakersOpen: {
    periods: breakerPeriods,
    metric: joinedAlarm(
      'SUM',
      [...measured(namespace, 'BreakerOpenSeconds'), ...measured(namespace, 'BreakerHolds')],
      'closed ways',
    ),
    threshold: 1,
    says: 'For more than ten minutes a marketplace has not answered as it should',
    runbook: 'marketplace-outage',
  },
  CredentialsRefusedOften: {
    metric: total(namespace, 'CredentialsRefused', hour),
    threshold: refusedCredentialsPerHourMax + 1,
    says: 'Credentials of several studios are not accepted any more',
    runbook: 'marketplace-password-changed',
  },
});

const webhookAlarms = (namespace: string): Alarms => ({
  WebhooksRefused: {
    metric: total(namespace, 'WebhooksRefused'),
    threshold: refusedWebhooksMax + 1,
    says: 'Webhooks of a marketplace, a studio system or Stripe are not signed, or not written, as they should be',
    runbook: 'webhooks',
  },
  WebhooksLate: {
    ...twoOfThree,
    metric: joinedAlarm('MAX', measured(namespace, 'WebhookLag', { statistic: 'max' }), 'seconds'),
    threshold: webhookLagSecondsMax,
    says: 'What webhooks tell is applied more than five minutes after it happened',
    runbook: 'webhooks',
  },
});

/**
 * `jobs.watch-queues` may find messages waiting by chance, so that alarm needs several findings in a row; one dead
 * letter is enough.
 */
const queueAlarms = (namespace: string): Alarms => ({
  DeadLetters: {
    metric: total(namespace, 'DeadLetters'),
    threshold: 1,
    says: 'Work was given up after all its tries, and lies in a dead-letter queue',
    runbook: 'dead-letters',
  },
  QueuesUnread: {
    periods: unreadPolls,
    metric: total(namespace, 'QueuesUnread'),
    threshold: 1,
    says: 'For a quarter of an hour messages have waited that nobody works on',
    runbook: 'queue-behind',
  },
  MessagesLate: {
    ...twoOfThree,
    metric: total(namespace, 'MessagesLate'),
    threshold: 1,
    says: 'Messages wait longer for their worker than they should',
    runbook: 'queue-behind',
  },
});

const tableAlarms = (namespace: string): Alarms => ({
  TableRetries: {
    ...twoOfThree,
    metric: total(namespace, 'TableRetries'),
    threshold: tableRetriesMax,
    says: 'The table or its index throttles requests, or DynamoDB fails',
    runbook: 'table-throttled',
  },
  TableConflicts: {
    ...twoOfThree,
    metric: total(namespace, 'TableConflicts'),
    threshold: conflictsMax,
    says: 'Many transactions meet',
    runbook: 'table-throttled',
  },
});

const otherAlarms = (namespace: string): Alarms => ({
  ImportsFail: {
    metric: total(namespace, 'ImportsFailed'),
    threshold: 1,
    says: 'An import was given up for trouble of ours',
    runbook: 'import-stuck',
  },
  PaymentsFail: {
    ...twoOfThree,
    metric: total(namespace, 'PaymentFailures'),
    threshold: paymentFailuresMax,
    says: 'Stripe cannot be asked how subscriptions stand',
    runbook: 'stripe-drift',
  },
  MailboxesBreak: {
    metric: total(namespace, 'MailboxesBroken'),
    threshold: brokenMailboxesMax + 1,
    says: 'Several mailboxes cannot be read any more: Google takes our leave no longer',
    runbook: 'gmail-disconnected',
  },
  MailboxesFail: {
    ...twoOfThree,
    metric: total(namespace, 'MailboxFailures'),
    threshold: mailboxFailuresMax,
    says: 'Many mailboxes cannot be read: Google does not answer as it should',
    runbook: 'gmail-disconnected',
  },
  CredentialsSeenOften: {
    metric: total(namespace, 'CredentialReveals', hour),
    threshold: revealsPerHourMax + 1,
    says: "Studios' credentials are looked at more often than connecting their systems takes",
    runbook: 'leaked-credential',
  },
  Faults: {
    ...twoOfThree,
    metric: total(namespace, 'UnexpectedFailures'),
    threshold: unexpectedFailuresMax,
    says: 'Requests, messages or runs end in faults of ours',
    runbook: 'function-errors',
  },
  ModelTokensADay: {
    metric: total(namespace, 'ModelTokens', day),
    threshold: modelTokensPerDayMax,
    says: 'The language model is asked more than a day should cost',
    runbook: 'spending',
  },
});

/** Adds alarms on the product's own metrics for faults that a person must handle. */
export function watchMetrics(scope: Construct, topic: ITopic, namespace: string): void {
  const kinds = [placesAlarms, webhookAlarms, queueAlarms, tableAlarms, otherAlarms];
  for (const alarmsOf of kinds)
    for (const [id, spec] of Object.entries(alarmsOf(namespace))) addAlarm(scope, id, topic, spec);
}
