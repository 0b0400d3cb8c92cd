import type { PolicyValidationPluginReport } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

/**
 * A finding that we accept, and why. The names of some rules end in names that the CDK generates, so rules are matched
 * by patterns.
 */
export interface Acknowledgement {
  readonly rule: RegExp;
  /** Paths of the constructs to which the finding applies. */
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
    reason: 'The product requires six characters and no composition rules, which lead to weaker passwords',
  },
  {
    rule: /-COG2$/,
    at: users,
    reason: 'One-time passwords are available to everyone and required for no one',
  },
  {
    rule: /-COG8$/,
    at: users,
    reason: 'The Plus plan’s threat protection costs money per user and is not used yet',
  },
  {
    rule: /-APIG1$/,
    at: /^Api\/LiveStage\//,
    reason:
      'Access logs of a WebSocket stage need an account-wide role; the functions log each connection instead',
  },
  {
    rule: /-APIG4$/,
    at: /^Live\/(Connect|Disconnect)Route\//,
    reason: '$connect checks a single-use ticket and the origin; only API Gateway calls $disconnect',
  },
  {
    rule: /-APIG4$/,
    at: /^Api-(integrations\/ListCatalogue|billing\/ReceiveEvent|reservations\/FinishGmail)Route\//,
    reason:
      'The catalogue is public; Stripe events are verified by their signature, a Google consent by its state and the browser’s cookie',
  },
  {
    rule: /-APIG4$/,
    at: /^Api-reservations\/Receive(Kenko|Wellhub|Totalpass)Route\//,
    reason: 'A marketplace proves who it is by its signature, or by an address that nobody can guess',
  },
  {
    rule: /-APIG4$/,
    at: /^Api-notifications\/UnsubscribeRoute\//,
    reason:
      'Mail programs unsubscribe with a token that is only in the e-mail; the operation does nothing else',
  },
  {
    rule: /-SQS3$/,
    at: /^(Jobs|Live|Observability)\/(MissedRuns|RelayFailed|BroadcastFailed)\//,
    reason: 'It is itself a dead-letter queue, of a schedule or a stream, which the rule does not consider',
  },
  {
    rule: /-SMG4$/,
    at: /^Api\/Origin\/Generation\d+\//,
    reason:
      'It is rotated by a deployment, which updates CloudFront first: CloudFront cannot read secrets itself',
  },
  {
    rule: /-IAM5\[Resource::[^[]*Recordings\w+Arn[^[]*\/t\/\*\/recordings\/\*\]$/,
    at: /^(Api-activity\/GetRecording|Api-imports\/ClearData|Jobs\/(Push|Import))Role\//,
    reason:
      'Any recording: each studio’s recordings have their own prefix, which is known only with the request',
  },
  {
    rule: /-IAM5\[Resource::[^[]*Uploads\w+Arn[^[]*\/t\/\*\]$/,
    at: /^(Api-imports\/\w+|Api-logos\/\w+|Jobs\/Import)Role\//,
    reason: 'Any upload: each studio’s uploads have their own prefix, which is known only with the request',
  },
  {
    rule: /-IAM5\[Resource::[^[]*-logos-[^[]*\/logos\/\*\]$/,
    at: /^Api-logos\/PublishLogoRole\//,
    reason: 'Any logo: shared and own logos have prefixes that are known only with the request',
  },
  {
    rule: /-IAM5\[Resource::.*\/live\/(POST|DELETE)\/@connections\/\*\]$/,
    at: /^Live\/(Broadcast|Close)Role\//,
    reason: 'Any open connection of this stage: the id of a connection exists only while it is open',
  },
  {
    rule: /-IAM5\[Resource::.*\/(t|logos\/studios)\/\*\]$/,
    at: /^Operations\/(Data)?Operators\//,
    reason:
      'Any studio’s files, only in the studios’ folders: an operator removes the files of a studio that leaves',
  },
  {
    rule: /-IAM5\[Resource::.*\/live\/DELETE\/@connections\/\*\]$/,
    at: /^Operations\/(Data)?Operators\//,
    reason: 'Any open connection of this stage: the id of a connection exists only while it is open',
  },
  {
    rule: /-IAM5\[Resource::.*:table\/cupo-\w+-restore-drill-\*\]$/,
    at: /^Operations\/(Data)?Operators\//,
    reason: 'Only tables that a drill restored: each has its own name with a common prefix',
  },
  {
    rule: /-IAM5\[Resource::.*:stack\/cupo-\w+-[a-z]+\/\*\]$/,
    at: /^Operations\/(Data)?Operators\//,
    reason: 'One stack by its name: its ARN ends with an id that is created by its deployment',
  },
  {
    rule: /-IAM5\[Resource::<\w+\.Arn>:\*\]$/,
    at: /^(Jobs|Live|Observability)\/SchedulerRole/,
    reason: 'EventBridge Scheduler may start any version of this one function',
  },
  {
    rule: /-(L1|IAM4\[.*AWSLambdaBasicExecutionRole\]|IAM5\[(Action::s3:\w+\*|Resource::.*)\])$/,
    at: filesDeployment,
    reason: 'The CDK’s own function, which copies the web app into its bucket, runs only during a deployment',
  },
  {
    rule: /-CFR1$/,
    at: distribution,
    reason: 'Studios are in many countries, so access is not restricted by country',
  },
  {
    rule: /-CFR2$/,
    at: distribution,
    reason: 'In dev it has no firewall unless the parameter `firewall` requests one',
  },
  {
    rule: /-CFR4$/,
    at: distribution,
    reason:
      'Without the parameter `domain`, the distribution uses CloudFront’s certificate, whose TLS versions are fixed',
  },
];

/** A wildcard in a resource-based policy. The AWS Solutions rules do not check these policies. */
export interface ResourcePolicyWildcard {
  readonly wildcard: RegExp;
  /** Paths of the policies that contain the wildcard. */
  readonly at: RegExp;
  readonly reason: string;
}

export const resourcePolicyWildcards: readonly ResourcePolicyWildcard[] = [
  {
    wildcard: /^Resource::\*$/,
    at: /^(Data\/Credentials|Observability\/Alarms)Key\//,
    reason: 'In a key’s policy it means that key, which has no name before it is created',
  },
  {
    wildcard: /^Resource::<(AccessLogs|Logs)\w+\.Arn>\/(recordings|uploads|files|logos)\/\*$/,
    at: /^(Data\/AccessLogs|Uploads\/AccessLogs|Web\/Logs)\/Policy\//,
    reason: 'S3 writes access logs of one bucket below its prefix, under names that it creates',
  },
  {
    wildcard: /^Resource::<(Files|Logos)\w+\.Arn>\/\*$/,
    at: /^Web\/(Files|Logos)\/Policy\//,
    reason: 'The distribution reads any file that a browser requests',
  },
];

const isAcknowledged = (rule: string, path: string): boolean =>
  acknowledgements.some((one) => one.rule.test(rule) && one.at.test(path));

/** The AWS Solutions rules without the findings that are acknowledged here. */
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
