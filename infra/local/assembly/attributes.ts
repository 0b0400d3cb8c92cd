import { arnOf, physicalId, place, queueName } from './names.ts';
import type { Stack } from './template.ts';

type Attribute = (stack: Stack, id: string) => string;
const named =
  (service: string, prefix: string, suffix = '', region: string = place.region): Attribute =>
  (stack, id) =>
    arnOf(service, `${prefix}${physicalId(stack, id)}${suffix}`, region);

const providerName: Attribute = (stack, id) =>
  `cognito-idp.${place.region}.amazonaws.com/${physicalId(stack, id)}`;

const attributes: Record<string, Attribute> = {
  'AWS::Lambda::Function.Arn': named('lambda', 'function:'),
  'AWS::IAM::Role.Arn': named('iam', 'role/', '', ''),
  'AWS::SQS::Queue.Arn': (stack, id) => arnOf('sqs', queueName(stack, id)),
  'AWS::SQS::Queue.QueueName': queueName,
  'AWS::SQS::Queue.QueueUrl': physicalId,
  'AWS::S3::Bucket.Arn': (stack, id) => arnOf('s3', physicalId(stack, id), '', ''),
  'AWS::S3::Bucket.DomainName': (stack, id) => `${physicalId(stack, id)}.s3.amazonaws.com`,
  'AWS::S3::Bucket.RegionalDomainName': (stack, id) =>
    `${physicalId(stack, id)}.s3.${place.region}.amazonaws.com`,
  'AWS::DynamoDB::GlobalTable.Arn': named('dynamodb', 'table/'),
  'AWS::DynamoDB::GlobalTable.StreamArn': named('dynamodb', 'table/', '/stream/local'),
  'AWS::DynamoDB::Table.Arn': named('dynamodb', 'table/'),
  'AWS::DynamoDB::Table.StreamArn': named('dynamodb', 'table/', '/stream/local'),
  'AWS::KMS::Key.Arn': named('kms', 'key/'),
  'AWS::KMS::Key.KeyId': physicalId,
  'AWS::Logs::LogGroup.Arn': named('logs', 'log-group:', ':*'),
  'AWS::Scheduler::ScheduleGroup.Arn': named('scheduler', 'schedule-group/'),
  'AWS::Cognito::UserPool.Arn': named('cognito-idp', 'userpool/'),
  'AWS::Cognito::UserPool.UserPoolId': physicalId,
  'AWS::Cognito::UserPool.ProviderName': providerName,
  'AWS::Cognito::UserPool.ProviderURL': (stack, id) => `https://${providerName(stack, id)}`,
  'AWS::Cognito::UserPoolClient.ClientId': physicalId,
  'AWS::SNS::Topic.TopicArn': physicalId,
  'AWS::SNS::Topic.TopicName': (stack, id) => physicalId(stack, id).split(':').at(-1) ?? '',
  'AWS::ApiGatewayV2::Api.ApiId': physicalId,
  'AWS::ApiGatewayV2::Authorizer.AuthorizerId': physicalId,
  'AWS::ApiGatewayV2::Api.ApiEndpoint': (stack, id) => {
    const scheme = stack.template.Resources[id]?.Properties['ProtocolType'] === 'WEBSOCKET' ? 'wss' : 'https';
    return `${scheme}://${physicalId(stack, id)}.execute-api.${place.region}.amazonaws.com`;
  },
  'AWS::CloudFront::Function.FunctionARN': named('cloudfront', 'function/', '', ''),
  'AWS::CloudFront::OriginAccessControl.Id': physicalId,
  'AWS::WAFv2::WebACL.Arn': named('wafv2', 'global/webacl/'),
  'AWS::CloudFront::Distribution.DomainName': (stack, id) =>
    `${physicalId(stack, id).toLowerCase()}.cloudfront.net`,
};

/** Resolves `Fn::GetAtt`. Throws for attributes that the twin does not support. */
export function attributeOf(stack: Stack, id: string, name: string): string {
  const resource = stack.template.Resources[id];
  if (!resource) throw new Error(`${stack.name} has no resource ${id}`);
  const attribute = attributes[`${resource.Type}.${name}`];
  if (!attribute)
    throw new Error(
      `${stack.name}: the twin does not support the attribute ${name} of ${resource.Type} (${id})`,
    );
  return attribute(stack, id);
}
