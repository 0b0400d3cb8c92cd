import * as z from 'zod';
import type { ResourceLookup } from './resources.ts';

const key = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const index = z.object({
  IndexName: z.string(),
  KeySchema: key,
  Projection: z
    .object({
      ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
      NonKeyAttributes: z.array(z.string()).optional(),
    })
    .transform(({ ProjectionType, NonKeyAttributes }) => ({
      ProjectionType,
      ...(NonKeyAttributes ? { NonKeyAttributes } : {}),
    })),
});
const tableShape = z.object({
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: key,
  GlobalSecondaryIndexes: z.array(index).default([]),
  TimeToLiveSpecification: z
    .object({ AttributeName: z.string().optional(), Enabled: z.boolean() })
    .default({ Enabled: false }),
  Replicas: z
    .array(
      z.object({
        Region: z.string(),
        PointInTimeRecoverySpecification: z.object({ PointInTimeRecoveryEnabled: z.boolean() }).optional(),
      }),
    )
    .optional(),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
});

export type Table = {
  name: string;
  arn: string;
  streamArn: string;
  keySchema: z.output<typeof key>;
  attributes: z.output<typeof tableShape>['AttributeDefinitions'];
  indexes: z.output<typeof index>[];
  replicas?: NonNullable<z.output<typeof tableShape>['Replicas']>;
  ttlAttribute?: string;
  streamViewType?: string;
};

export const readTables = (resources: ResourceLookup): Table[] =>
  resources(['AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table'], tableShape).map(
    ({ ref, attribute, properties: given }) => ({
      name: ref,
      arn: attribute('Arn'),
      streamArn: attribute('StreamArn'),
      keySchema: given.KeySchema,
      attributes: given.AttributeDefinitions,
      indexes: given.GlobalSecondaryIndexes,
      ...(given.Replicas ? { replicas: given.Replicas } : {}),
      ...(given.TimeToLiveSpecification.Enabled && given.TimeToLiveSpecification.AttributeName
        ? { ttlAttribute: given.TimeToLiveSpecification.AttributeName }
        : {}),
      ...(given.StreamSpecification ? { streamViewType: given.StreamSpecification.StreamViewType } : {}),
    }),
  );

const corsRule = z.object({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z.array(z.string()).default([]),
  ExposedHeaders: z.array(z.string()).default([]),
  MaxAge: z.number().optional(),
});
const bucketShape = z.object({
  CorsConfiguration: z.object({ CorsRules: z.array(corsRule) }).default({ CorsRules: [] }),
});

export type Bucket = { name: string; arn: string; corsRules: z.output<typeof corsRule>[] };

export const readBuckets = (resources: ResourceLookup): Bucket[] =>
  resources('AWS::S3::Bucket', bucketShape).map(({ ref, attribute, properties }) => ({
    name: ref,
    arn: attribute('Arn'),
    corsRules: properties.CorsConfiguration.CorsRules,
  }));

const queueShape = z.object({
  FifoQueue: z.boolean().default(false),
  ContentBasedDeduplication: z.boolean().default(false),
  VisibilityTimeout: z.number().default(30),
  DelaySeconds: z.number().default(0),
  MessageRetentionPeriod: z.number().default(345_600),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() }).optional(),
});

export type Queue = {
  name: string;
  url: string;
  arn: string;
  fifo: boolean;
  contentBasedDeduplication: boolean;
  visibilityTimeoutSeconds: number;
  delaySeconds: number;
  retentionSeconds: number;
  redrive?: { deadLetterArn: string; receivesMax: number };
};

export const readQueues = (resources: ResourceLookup): Queue[] =>
  resources('AWS::SQS::Queue', queueShape).map(({ ref, attribute, properties: given }) => ({
    name: attribute('QueueName'),
    url: ref,
    arn: attribute('Arn'),
    fifo: given.FifoQueue,
    contentBasedDeduplication: given.ContentBasedDeduplication,
    visibilityTimeoutSeconds: given.VisibilityTimeout,
    delaySeconds: given.DelaySeconds,
    retentionSeconds: given.MessageRetentionPeriod,
    ...(given.RedrivePolicy
      ? {
          redrive: {
            deadLetterArn: given.RedrivePolicy.deadLetterTargetArn,
            receivesMax: given.RedrivePolicy.maxReceiveCount,
          },
        }
      : {}),
  }));

export type Secret = {
  arn: string;
  /** The construct's name, because the templates contain none. */
  name: string;
};

export const readSecrets = (resources: ResourceLookup): Secret[] =>
  resources('AWS::SecretsManager::Secret', z.object({})).map(({ ref, path }) => ({
    arn: ref,
    name: path.split('/').at(-2) ?? '',
  }));

const aliasShape = z.object({ AliasName: z.string(), TargetKeyId: z.string() });

export type Key = { id: string; arn: string; aliases: string[] };

export function readKeys(resources: ResourceLookup): Key[] {
  const aliases = resources('AWS::KMS::Alias', aliasShape);
  return resources('AWS::KMS::Key', z.object({})).map(({ ref, attribute }) => ({
    id: ref,
    arn: attribute('Arn'),
    aliases: aliases
      .filter(({ properties }) => [ref, attribute('Arn')].includes(properties.TargetKeyId))
      .map(({ properties }) => properties.AliasName),
  }));
}
