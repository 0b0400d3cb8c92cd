import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const managedRules = [
  'AWSManagedRulesAmazonIpReputationList',
  'AWSManagedRulesKnownBadInputsRuleSet',
  'AWSManagedRulesCommonRuleSet',
];

/** A single address may ask this often within five minutes. */
const requestsPerAddressMax = 3_000;

const measured = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

/** The common rule set refuses bodies over 8 kB, which a CSV is: there it only counts. */
const countedInCommonRules = [{ name: 'SizeRestrictions_BODY', actionToUse: { count: {} } }];

const managedRule = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ...(name.endsWith('CommonRuleSet') ? { ruleActionOverrides: countedInCommonRules } : {}),
    },
  },
  visibilityConfig: measured(name),
});

const rateRule = (priority: number): CfnWebACL.RuleProperty => ({
  name: 'RequestsPerAddress',
  priority,
  action: { block: {} },
  statement: { rateBasedStatement: { limit: requestsPerAddressMax, aggregateKeyType: 'IP' } },
  visibilityConfig: measured('RequestsPerAddress'),
});

/** AWS WAF before CloudFront: managed rules, and a limit per address. Lives in us-east-1. */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [...managedRules.map(managedRule), rateRule(managedRules.length)],
      visibilityConfig: measured('Firewall'),
    });
  }
}
