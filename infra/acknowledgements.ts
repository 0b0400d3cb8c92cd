import type { PolicyValidationPluginReport } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

/** A finding that stands, with the reason. Some rules' names end in names that the CDK makes up: hence patterns. */
export interface Acknowledgement {
  readonly rule: RegExp;
  /** Paths of the constructs it concerns. */
  readonly at: RegExp;
  readonly reason: string;
}

const users = /^Identity\/Users\//;
const distribution = /^Web\/Distribution\//;
const filesDeployment = /^Web\/Custom::CDKBucketDeployment/;

export const acknowledgements: readonly Acknowledgement[] = [
  {
    rule: /-COG1$/,
    at: users,
    reason:
      'Six characters and no composition rules are the product’s own policy; rules of composition weaken',
  },
  { rule: /-COG2$/, at: users, reason: 'One-time passwords are offered to everyone and forced on no one' },
  {
    rule: /-COG8$/,
    at: users,
    reason: 'The Plus plan’s threat protection costs per user and is not yet bought',
  },
  {
    rule: /-APIG1$/,
    at: /^Api\/LiveStage\//,
    reason:
      'Logs of a WebSocket stage need a role set for the whole account; its functions log each connection',
  },
  {
    rule: /-APIG4$/,
    at: /^Live\/(Connect|Disconnect)Route\//,
    reason: '$connect checks a single-use ticket and the origin; $disconnect is called by API Gateway alone',
  },
  {
    rule: /-APIG4$/,
    at: /^Api-(integrations\/ListCatalogue|billing\/ReceiveEvent)Route\//,
    reason: 'The catalogue is for everybody; an event of Stripe is believed by its signature alone',
  },
  {
    rule: /-SQS3$/,
    at: /^(Jobs|Live)\/(MissedRuns|RelayFailed|BroadcastFailed)\//,
    reason: 'Is itself where failures end, of a schedule or of a stream, which the rule does not look at',
  },
  {
    rule: /-SMG4$/,
    at: /^Data\/Stripe(SecretKey|WebhookSecret)\//,
    reason: 'Stripe makes these, and a person brings them: nothing here could rotate them',
  },
  {
    rule: /-IAM5\[Resource::[^[]*Recordings\w+Arn[^[]*\/\*\]$/,
    at: /^(Api-activity\/GetRecording|Jobs\/Push)Role\//,
    reason: 'Any recording: each studio’s lie under a prefix of their own, which only a request makes known',
  },
  {
    rule: /-IAM5\[Resource::[^[]*Uploads\w+Arn[^[]*\/\*\]$/,
    at: /^(Api-imports\/\w+|Jobs\/Import)Role\//,
    reason: 'Any upload: each studio’s lie under a prefix of their own, which only a request makes known',
  },
  {
    rule: /-IAM5\[Resource::.*\/live\/POST\/@connections\/\*\]$/,
    at: /^Live\/BroadcastRole\//,
    reason: 'Any open connection of the one stage: a connection’s id exists only while it is open',
  },
  {
    rule: /-IAM5\[Resource::<(Sweep|Expire|StartOptimizer)\w+\.Arn>:\*\]$/,
    at: /^Jobs\/SchedulerRole/,
    reason: 'EventBridge Scheduler may start any version of the one function',
  },
  {
    rule: /-(L1|IAM4\[.*AWSLambdaBasicExecutionRole\]|IAM5\[(Action::s3:\w+\*|Resource::.*)\])$/,
    at: filesDeployment,
    reason:
      'The CDK’s own function that copies the web app into its bucket: it runs only during a deployment',
  },
  { rule: /-CFR1$/, at: distribution, reason: 'Studios are in many countries' },
  { rule: /-CFR2$/, at: distribution, reason: 'The parameter `firewall` puts AWS WAF before it' },
  {
    rule: /-CFR4$/,
    at: distribution,
    reason: 'Without the parameter `domain` it has CloudFront’s certificate, whose TLS versions are fixed',
  },
];

const isAcknowledged = (rule: string, path: string): boolean =>
  acknowledgements.some((one) => one.rule.test(rule) && one.at.test(path));

/** The AWS Solutions rules, less what is acknowledged here. */
export class SolutionsChecks extends AwsSolutionsChecks {
  override validateScope(scope: IConstruct): PolicyValidationPluginReport {
    const violations = super
      .validateScope(scope)
      .violations.map(({ violatingResources, ...violation }) => ({
        ...violation,
        violatingResources: violatingResources.filter(
          ({ constructPath = '' }) => !isAcknowledged(violation.ruleName, constructPath),
        ),
      }))
      .filter(({ violatingResources }) => violatingResources.length > 0);
    return { success: violations.length === 0, violations };
  }
}
