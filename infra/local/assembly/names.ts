import { createHash } from 'node:crypto';
import type { Stack } from './template.ts';

/** The account and region that the twin pretends to be. */
export const place = { account: '000000000000', region: 'us-east-1', partition: 'aws' } as const;

export const arnOf = (
  service: string,
  rest: string,
  region: string = place.region,
  account: string = place.account,
): string => `arn:${place.partition}:${service}:${region}:${account}:${rest}`;

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const letters = (text: string, length: number): string =>
  BigInt(`0x${hex(text)}`)
    .toString(36)
    .padStart(length, '0')
    .slice(-length);
const uuid = (text: string): string =>
  hex(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** A string in a template, including one that contains the account number, which is known before deployment. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  if ('Ref' in value) return value.Ref === 'AWS::AccountId' ? place.account : undefined;
  const [separator, parts] = 'Fn::Join' in value ? (value['Fn::Join'] as [string, unknown[]]) : [];
  const texts = parts?.map(textOf);
  return texts?.every((text) => text !== undefined) ? texts.join(separator) : undefined;
}

const given = (properties: Record<string, unknown>, name: string): string | undefined =>
  textOf(properties[name]);

/** The value of `Ref`: the same in every run, in the format that AWS uses. */
export function physicalId(stack: Stack, id: string): string {
  const { Type = '', Properties = {} } = stack.template.Resources[id] ?? {};
  const name = `${stack.name}-${id}`.replaceAll('/', '-');
  switch (Type) {
    case 'AWS::SQS::Queue':
      return `https://sqs.${place.region}.amazonaws.com/${place.account}/${queueName(stack, id)}`;
    case 'AWS::S3::Bucket':
      return given(Properties, 'BucketName') ?? `${name.toLowerCase().slice(0, 52)}-${letters(name, 10)}`;
    case 'AWS::KMS::Key':
      return uuid(name);
    case 'AWS::Cognito::UserPool':
      return `${place.region}_${letters(name, 9)}`;
    case 'AWS::Cognito::UserPoolClient':
      return letters(name, 26);
    case 'AWS::Cognito::UserPoolGroup':
      return given(Properties, 'GroupName') ?? name;
    case 'AWS::ApiGatewayV2::Api':
    case 'AWS::ApiGatewayV2::Authorizer':
    case 'AWS::ApiGatewayV2::Integration':
      return letters(name, 10);
    case 'AWS::ApiGatewayV2::Stage':
      return given(Properties, 'StageName') ?? name;
    case 'AWS::SNS::Topic':
      return arnOf('sns', name);
    case 'AWS::SecretsManager::Secret':
      return arnOf('secretsmanager', `secret:${name}`);
    case 'AWS::IAM::ManagedPolicy':
      return arnOf('iam', `policy/${name}`, '');
    default:
      return name;
  }
}

export function queueName(stack: Stack, id: string): string {
  const Properties = stack.template.Resources[id]?.Properties ?? {};
  const suffix = Properties['FifoQueue'] === true ? '.fifo' : '';
  return given(Properties, 'QueueName') ?? `${stack.name}-${id}`.replaceAll('/', '-').slice(0, 70) + suffix;
}
