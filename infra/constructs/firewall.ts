import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { registry } from '#shared/contracts/registry.ts';
import { longestBodyBytes } from './longest-body.ts';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;
type Statement = CfnWebACL.StatementProperty;

/** The most requests that one address may send within five minutes. */
const requestsPerAddressMax = 3_000;
/** Higher than for browsers, because a marketplace sends the webhooks of all its studios from a few addresses. */
const webhooksPerAddressMax = 30_000;
/** One sign-in takes two requests, and a whole studio may share one address. */
const poolRequestsPerAddressMax = 500;
const withinSeconds = 300;

const webhooksPath = '/api/webhooks/';

/** AWS's common rules inspect only this much of a body and block longer ones. */
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

/** Operations whose contracts allow longer bodies. `{id}` matches any single path segment. */
const longBodyPaths = registry
  .filter((operation) => longestBodyBytes(operation) > bodyBytesMax)
  .map(({ path }) => path.replace(/^\/api\//, '').replaceAll(/\{\w+\}/g, '[^/]+'));

/** Blocks long bodies except where a contract allows them. */
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

/** The cheapest rules come first. */
const beforeCloudFront: readonly Rule[] = [
  perAddress('RequestsPerAddress', requestsPerAddressMax, not(isWebhook)),
  perAddress('WebhooksPerAddress', webhooksPerAddressMax, isWebhook),
  badReputation,
  managed('AWSManagedRulesKnownBadInputsRuleSet'),
  // Webhooks are authenticated only by their signature, and their content may look like an attack.
  managed('AWSManagedRulesCommonRuleSet', {
    scopeDownStatement: not(isWebhook),
    ruleActionOverrides: [{ name: 'SizeRestrictions_BODY', actionToUse: { count: {} } }],
  }),
  longBodies,
];

const inOrder = (rules: readonly Rule[]): CfnWebACL.RuleProperty[] =>
  rules.map((rule, priority) => ({ ...rule, priority }));

/**
 * AWS WAF in front of CloudFront: managed rules and a rate limit per address. It must be in us-east-1, whichever region
 * the rest is in.
 */
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

/**
 * AWS WAF in front of the user pool, which browsers call without going through CloudFront: a block list of malicious
 * addresses and a rate limit per address.
 */
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
