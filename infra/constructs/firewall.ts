import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { registry } from '#shared/contracts/registry.ts';
import { longestBodyBytes } from './longest-body.ts';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;
type Statement = CfnWebACL.StatementProperty;

/** The most requests of a single address within five minutes. */
const requestsPerAddressMax = 3_000;
/** A marketplace reports all its studios' bookings from a few addresses. */
const webhooksPerAddressMax = 30_000;
/** One sign-in is two requests, and a whole studio may share one address. */
const poolRequestsPerAddressMax = 500;
const withinSeconds = 300;

const webhooksPath = '/api/webhooks/';

/** The common rules see only this much of a body, and refuse a longer one. */
const bodyBytesMax = 8 * 1024;
const longBodyLabel = 'awswaf:managed:aws:core-rule-set:SizeRestrictions_Body';

const measured = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const not = (statement: Statement): Statement => ({ notStatement: { statement } });

const isWebhook: Statement = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: webhooksPath,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};

const managed = (name: string, more: Partial<CfnWebACL.ManagedRuleGroupStatementProperty> = {}): Rule => ({
  name,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, ...more } },
  visibilityConfig: measured(name),
});

const perAddress = (name: string, limit: number, scopeDownStatement?: Statement): Rule => ({
  name,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        responseHeaders: [{ name: 'retry-after', value: String(withinSeconds) }],
      },
    },
  },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: withinSeconds,
      aggregateKeyType: 'IP',
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
  visibilityConfig: measured(name),
});

/** The operations that may be sent more, by their contracts; `{id}` is any one part of a path. */
const longBodyPaths = registry
  .filter((operation) => longestBodyBytes(operation) > bodyBytesMax)
  .map(({ path }) => path.replace(/^\/api\//, '').replaceAll(/\{\w+\}/g, '[^/]+'));

/** A long body is refused everywhere but where a contract takes one. */
const longBodies: Rule = {
  name: 'LongBodies',
  action: { block: {} },
  statement: {
    andStatement: {
      statements: [
        { labelMatchStatement: { scope: 'LABEL', key: longBodyLabel } },
        not({
          regexMatchStatement: {
            fieldToMatch: { uriPath: {} },
            regexString: `^/api/(${longBodyPaths.join('|')})$`,
            textTransformations: [{ priority: 0, type: 'NONE' }],
          },
        }),
      ],
    },
  },
  visibilityConfig: measured('LongBodies'),
};

const badReputation = managed('AWSManagedRulesAmazonIpReputationList');

/** The order is that of cost: cheap rules come first. */
const beforeCloudFront: readonly Rule[] = [
  perAddress('RequestsPerAddress', requestsPerAddressMax, not(isWebhook)),
  perAddress('WebhooksPerAddress', webhooksPerAddressMax, isWebhook),
  badReputation,
  managed('AWSManagedRulesKnownBadInputsRuleSet'),
  // A webhook is believed by its signature alone, and may look like anything.
  managed('AWSManagedRulesCommonRuleSet', {
    scopeDownStatement: not(isWebhook),
    ruleActionOverrides: [{ name: 'SizeRestrictions_BODY', actionToUse: { count: {} } }],
  }),
  longBodies,
];

const inOrder = (rules: readonly Rule[]): CfnWebACL.RuleProperty[] =>
  rules.map((rule, priority) => ({ ...rule, priority }));

/** AWS WAF before CloudFront: managed rules, and a limit for each address. Lives in us-east-1, wherever the rest does. */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: inOrder(beforeCloudFront),
      visibilityConfig: measured('Firewall'),
    });
  }
}

/** AWS WAF before the user pool, which browsers ask past CloudFront: addresses of ill repute, and a limit for each. */
export class PoolFirewall extends Construct {
  constructor(scope: Construct, id: string, { userPoolArn }: Pick<UserPool, 'userPoolArn'>) {
    super(scope, id);
    const firewall = new CfnWebACL(this, 'Rules', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      rules: inOrder([perAddress('RequestsPerAddress', poolRequestsPerAddressMax), badReputation]),
      visibilityConfig: measured('PoolFirewall'),
    });
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: userPoolArn,
      webAclArn: firewall.attrArn,
    });
  }
}
