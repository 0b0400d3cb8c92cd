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
    says: 'Places were decided more than 15 minutes ago and are not yet confirmed by their marketplace',
    runbook: 'wrong-slots',
  },
  PushesFail: {
    ...twoOfThree,
    metric: total(namespace, 'PushesFailed'),
    threshold: failedPushesMax,
    says: 'Marketplaces refuse many changes of places',
    runbook: 'marketplace-outage',
  },
  ClassesDrift: {
    periods: driftReadings,
    metric: total(namespace, 'ClassesDrifted'),
    threshold: 1,
    says: 'For half an hour, marketplaces have shown numbers of places that differ from the confirmed ones',
    runbook: 'wrong-slots',
  },
  ClassesOverOffered: {
    periods: overOfferedReadings,
    metric: total(namespace, 'ClassesOverOffered'),
    threshold: 1,
    says: 'For 15 minutes, more places of a class have been offered or sold than it has',
    runbook: 'more-than-exists',
  },
  BreakersOpen: {
    periods: breakerPeriods,
    metric: joinedAlarm(
      'SUM',
      [...measured(namespace, 'BreakerOpenSeconds'), ...measured(namespace, 'BreakerHolds')],
      'open breakers',
    ),
    threshold: 1,
    says: 'For more than ten minutes, a marketplace has not answered correctly',
    runbook: 'marketplace-outage',
  },
  CredentialsRefusedOften: {
    metric: total(namespace, 'CredentialsRefused', hour),
    threshold: refusedCredentialsPerHourMax + 1,
    says: 'The credentials of several studios are no longer accepted',
    runbook: 'marketplace-password-changed',
  },
});

const webhookAlarms = (namespace: string): Alarms => ({
  WebhooksRefused: {
    metric: total(namespace, 'WebhooksRefused'),
    threshold: refusedWebhooksMax + 1,
    says: 'Webhooks from a marketplace, a studio system or Stripe have a wrong signature or form',
    runbook: 'webhooks',
  },
  WebhooksLate: {
    ...twoOfThree,
    metric: joinedAlarm('MAX', measured(namespace, 'WebhookLag', { statistic: 'max' }), 'seconds'),
    threshold: webhookLagSecondsMax,
    says: 'Events reported by webhooks are applied more than five minutes after they happened',
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
    says: 'A message failed all its attempts and is in a dead-letter queue',
    runbook: 'dead-letters',
  },
  QueuesUnread: {
    periods: unreadPolls,
    metric: total(namespace, 'QueuesUnread'),
    threshold: 1,
    says: 'For 15 minutes, messages have waited without being processed',
    runbook: 'queue-behind',
  },
  MessagesLate: {
    ...twoOfThree,
    metric: total(namespace, 'MessagesLate'),
    threshold: 1,
    says: 'Messages wait too long for their worker',
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
    says: 'Many transactions conflict',
    runbook: 'table-throttled',
  },
});

const otherAlarms = (namespace: string): Alarms => ({
  ImportsFail: {
    metric: total(namespace, 'ImportsFailed'),
    threshold: 1,
    says: 'An import failed because of an error of ours',
    runbook: 'import-stuck',
  },
  PaymentsFail: {
    ...twoOfThree,
    metric: total(namespace, 'PaymentFailures'),
    threshold: paymentFailuresMax,
    says: 'Stripe cannot be reached to check subscriptions',
    runbook: 'stripe-drift',
  },
  MailboxesBreak: {
    metric: total(namespace, 'MailboxesBroken'),
    threshold: brokenMailboxesMax + 1,
    says: 'Several mailboxes can no longer be read: Google refuses our access',
    runbook: 'gmail-disconnected',
  },
  MailboxesFail: {
    ...twoOfThree,
    metric: total(namespace, 'MailboxFailures'),
    threshold: mailboxFailuresMax,
    says: 'Many mailboxes cannot be read: Google does not answer correctly',
    runbook: 'gmail-disconnected',
  },
  CredentialsSeenOften: {
    metric: total(namespace, 'CredentialReveals', hour),
    threshold: revealsPerHourMax + 1,
    says: "Studios' credentials are viewed more often than connecting their systems requires",
    runbook: 'leaked-credential',
  },
  Faults: {
    ...twoOfThree,
    metric: total(namespace, 'UnexpectedFailures'),
    threshold: unexpectedFailuresMax,
    says: 'Requests, messages or runs fail because of errors of ours',
    runbook: 'function-errors',
  },
  ModelTokensADay: {
    metric: total(namespace, 'ModelTokens', day),
    threshold: modelTokensPerDayMax,
    says: 'The language model is used more than the daily budget allows',
    runbook: 'spending',
  },
});

/** Adds alarms on the product's own metrics for faults that a person must handle. */
export function watchMetrics(scope: Construct, topic: ITopic, namespace: string): void {
  const kinds = [placesAlarms, webhookAlarms, queueAlarms, tableAlarms, otherAlarms];
  for (const alarmsOf of kinds)
    for (const [id, spec] of Object.entries(alarmsOf(namespace))) addAlarm(scope, id, topic, spec);
}
