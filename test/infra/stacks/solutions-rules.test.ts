import { App, Stack } from 'aws-cdk-lib';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { acknowledgements, SolutionsChecks } from '#infra/acknowledgements.ts';
import { synthesize } from './synthesized.ts';

const deployments = {
  'for development': { stage: 'dev' },
  'for production': { stage: 'prod' },
  'behind a firewall, on a name of its own': {
    stage: 'dev',
    firewall: 'true',
    domain: 'studio.example.org',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1b2c',
  },
  'in another region, with a model': {
    region: 'eu-west-1',
    modelId: 'anthropic.claude-3-5-haiku-20241022-v1:0',
  },
} as const;

const synthesized = Object.entries(deployments).map(
  ([name, parameters]) => [name, synthesize(parameters)] as const,
);
const findings = synthesized.flatMap(([, one]) => one.findings);

describe('the AWS Solutions rules', () => {
  it.each(synthesized)('have no unexplained findings in a deployment %s', (_, one) => {
    expect(one.findings).not.toEqual([]);
    expect(one.unexplained).toEqual([]);
  });

  it('have all exceptions in one list, and none in a template', () => {
    const { resources } = synthesize({ stage: 'prod' });
    expect(JSON.stringify(resources.map(({ raw }) => raw['Metadata']))).not.toMatch(/nag|suppress/i);
  });

  it('detect a public bucket', () => {
    const other = new Stack(new App(), 'Other');
    const bucket = new CfnBucket(other, 'Open');
    const { success, violations } = new SolutionsChecks(other).validateScope(other);
    expect(success).toBe(false);
    const noTls = violations.find(({ ruleName }) => ruleName === 'AwsSolutions-S10');
    expect(noTls?.violatingResources).toMatchObject([{ constructPath: bucket.node.path }]);
  });

  it.each(acknowledgements.map((one) => [String(one.rule), one] as const))(
    'still find what %s acknowledges, with a reason',
    (_, { rule, at, reason }) => {
      expect(findings.filter((one) => rule.test(one.ruleName) && at.test(one.constructPath))).not.toEqual([]);
      expect(reason).toMatch(/\w+ \w+ \w+/);
    },
  );
});
