import { resourceCountsOf, forMoto, retainedIn } from '#infra/tools/rehearse/for-moto.ts';

it('removes what moto does not support, replaces references to it, and lists it', () => {
  const { template, leftOut } = forMoto('cupo-prod-data', {
    Resources: {
      Secret: { Type: 'AWS::SecretsManager::Secret' },
      Pool: { Type: 'AWS::Cognito::UserPool' },
      Files: { Type: 'Custom::CDKBucketDeployment' },
      Queue: {
        Type: 'AWS::SQS::Queue',
        DependsOn: ['Secret', 'Pool', 'Other'],
        Properties: {
          Tags: [
            { Key: 'pool', Value: { Ref: 'Pool' } },
            { Key: 'secret', Value: { Ref: 'Secret' } },
            { Key: 'other', Value: { Ref: 'Other' } },
          ],
        },
      },
      Other: { Type: 'AWS::SQS::Queue', DependsOn: 'Pool' },
    },
    Outputs: { Pool: { Value: { 'Fn::GetAtt': ['Pool', 'Arn'] } } },
  });
  expect(leftOut).toEqual([
    'AWS::SecretsManager::Secret',
    'AWS::Cognito::UserPool',
    'Custom::CDKBucketDeployment',
  ]);
  expect(template.Resources).toEqual({
    Queue: {
      Type: 'AWS::SQS::Queue',
      DependsOn: ['Other'],
      Properties: {
        Tags: [
          { Key: 'pool', Value: 'not-made-Pool' },
          { Key: 'secret', Value: 'arn:aws:not-made:us-east-1:123456789012:Secret' },
          { Key: 'other', Value: { Ref: 'Other' } },
        ],
      },
    },
    Other: { Type: 'AWS::SQS::Queue', Properties: {} },
  });
  expect(template.Outputs).toEqual({
    Pool: {
      Value: 'arn:aws:not-made:us-east-1:123456789012:Pool/Arn',
      Export: { Name: 'cupo-prod-data:Pool' },
    },
  });
});

it('turns a weak reference into an import of an exported output', () => {
  const weak = { 'Fn::GetStackOutput': { StackName: 'cupo-prod-jobs', OutputName: 'Logs' } };
  const using = forMoto('own', {
    Resources: { Own: { Type: 'AWS::SQS::Queue', Properties: { Tags: [{ Key: 'of', Value: weak }] } } },
  });
  expect(using.template.Resources?.['Own']?.Properties).toEqual({
    Tags: [{ Key: 'of', Value: { 'Fn::ImportValue': 'cupo-prod-jobs:Logs' } }],
  });
  const publishing = forMoto('cupo-prod-jobs', {
    Outputs: {
      Logs: { Value: 'logs' },
      Strong: { Value: 'strong', Export: { Name: 'an-export' } },
    },
  });
  expect(publishing.template.Outputs).toEqual({
    Logs: { Value: 'logs', Export: { Name: 'cupo-prod-jobs:Logs' } },
    Strong: { Value: 'strong', Export: { Name: 'an-export' } },
  });
});

it('turns the single replica of the global table into a retained table', () => {
  const { template } = forMoto('own', {
    Resources: {
      Table: {
        Type: 'AWS::DynamoDB::GlobalTable',
        DeletionPolicy: 'Retain',
        Properties: {
          BillingMode: 'PAY_PER_REQUEST',
          WriteOnDemandThroughputSettings: { MaxWriteRequestUnits: 10 },
          Replicas: [{ Region: 'us-east-1', DeletionProtectionEnabled: true }],
        },
      },
    },
  });
  expect(template.Resources).toEqual({
    Table: {
      Type: 'AWS::DynamoDB::Table',
      DeletionPolicy: 'Retain',
      Properties: { BillingMode: 'PAY_PER_REQUEST', DeletionProtectionEnabled: true },
    },
  });
  expect(retainedIn([template, template])).toEqual({ 'AWS::DynamoDB::Table': 2 });
});

it('names FIFO queues and removes tags from keys', () => {
  const { template } = forMoto('cupo-prod-jobs', {
    Resources: {
      Queue: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: true } },
      Key: { Type: 'AWS::KMS::Key', Properties: { EnableKeyRotation: true, Tags: [] } },
    },
  });
  expect(template.Resources).toEqual({
    Queue: {
      Type: 'AWS::SQS::Queue',
      Properties: { FifoQueue: true, QueueName: 'cupo-prod-jobs-Queue.fifo' },
    },
    Key: { Type: 'AWS::KMS::Key', Properties: { EnableKeyRotation: true } },
  });
});

it('adds a resource that creates nothing to a stack without any other', () => {
  const { template } = forMoto('own', { Resources: { Pool: { Type: 'AWS::Cognito::UserPool' } } });
  expect(template.Resources).toEqual({ Nothing: { Type: 'AWS::CloudFormation::WaitConditionHandle' } });
});

it('counts only retained resources, in alphabetical order', () => {
  expect(Object.entries(resourceCountsOf(['b', 'a', 'b']))).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  const Resources = {
    A: { Type: 'AWS::S3::Bucket', DeletionPolicy: 'Retain' },
    B: { Type: 'AWS::S3::Bucket', DeletionPolicy: 'Delete' },
    C: { Type: 'AWS::SQS::Queue' },
  };
  expect(retainedIn([{ Resources }, {}])).toEqual({ 'AWS::S3::Bucket': 1 });
});
