import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { MetricName } from '#functions/_platform/common/metrics.ts';
import { addAlarm, type AlarmSpec, joined, measured, twoOfThree } from './alarms.ts';

/** Credentials are seen to connect a studio's system, which is seldom; more than this within an hour is looked into. */
const revealsPerHourMax = 3;
/** One owner takes a leave back now and then; several at once mean that our client at Google is not in order. */
const brokenMailboxesMax = 4;
const mailboxFailuresMax = 20;
/** One studio's password changes now and then; several within an hour mean that the marketplace changed its sign-in. */
const refusedCredentialsPerHourMax = 4;
/** One that is refused is its owner's matter; so many at once are the marketplace's. */
const failedPushesMax = 20;
const refusedWebhooksMax = 5;
const webhookLagSecondsMax = 300;
const unexpectedFailuresMax = 5;
const paymentFailuresMax = 3;
/** A file or a mail takes about two thousand; at the price of a small model this is some dollars. */
const modelTokensPerDayMax = 5_000_000;
/** Readings come every five minutes: half an hour of them. */
const driftReadings = 6;
/** What is found is ended by the next reading: three of them. */
const overOfferedReadings = 3;
/** Longer than ten minutes: three times five. */
const breakerPeriods = 3;

const hour = Duration.hours(1);
const day = Duration.days(1);

type Alarms = Readonly<Record<string, AlarmSpec>>;

/** All series of a metric as one. */
const total = (namespace: string, name: MetricName, period?: Duration): IMetric =>
  joined('SUM', measured(namespace, name, period && { period }), name, period);

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
    metric: joined(
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

function webhookAlarms(namespace: string): Alarms {
  const ofSources = (name: MetricName, statistic: string, wanted: (source: string) => boolean) =>
    measured(namespace, name, { statistic }).filter(({ label = '' }) => wanted(label));
  const isStripe = (source: string) => source === 'stripe';
  const isOther = (source: string) => source !== 'stripe';
  return {
    StripeWebhooksRefused: {
      metric: joined('SUM', ofSources('WebhooksRefused', 'sum', isStripe), 'refused'),
      threshold: refusedWebhooksMax + 1,
      says: 'Events at the address for Stripe are not signed as they should be',
      runbook: 'stripe-drift',
    },
    WebhooksRefused: {
      metric: joined('SUM', ofSources('WebhooksRefused', 'sum', isOther), 'refused'),
      threshold: refusedWebhooksMax + 1,
      says: 'Webhooks of marketplaces are not signed, or not written, as they should be',
      runbook: 'marketplace-outage',
    },
    StripeWebhooksLate: {
      ...twoOfThree,
      metric: joined('MAX', ofSources('WebhookLag', 'max', isStripe), 'seconds'),
      threshold: webhookLagSecondsMax,
      says: 'Events of Stripe are taken in more than five minutes after they happened',
      runbook: 'stripe-drift',
    },
    WebhooksLate: {
      ...twoOfThree,
      metric: joined('MAX', ofSources('WebhookLag', 'max', isOther), 'seconds'),
      threshold: webhookLagSecondsMax,
      says: 'Bookings that marketplaces tell of are taken in more than five minutes later',
      runbook: 'queue-behind',
    },
  };
}

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

/** Watches what of the business somebody has to hear of, by its metrics. */
export function watchBusiness(scope: Construct, topic: ITopic, namespace: string): void {
  const specs = { ...placesAlarms(namespace), ...webhookAlarms(namespace), ...otherAlarms(namespace) };
  for (const [id, spec] of Object.entries(specs)) addAlarm(scope, id, topic, spec);
}
