import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Grant, QueueName, SecretUse } from '#functions/_platform/grant.ts';
import type { PoolResources, Resources } from './resources.ts';

/** The table's only index. */
export const indexName = 'gsi1';

export interface Rights {
  readonly statements: readonly PolicyStatement[];
  /**
   * Statements for a policy of their own, which is created after the function. They name a resource that itself names
   * the function.
   */
  readonly later?: readonly PolicyStatement[];
  readonly environment: Readonly<Record<string, string>>;
}

type Part = (grant: Grant, resources: Resources) => Rights;

const none: Rights = { statements: [], environment: {} };
const allow = (actions: readonly string[], ...resources: string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources });

/**
 * A condition on the partition keys in a call: each must match, or not match, one of the patterns. It fails when the
 * call has no keys, because `ForAllValues` alone is true for an empty list.
 */
const partitions = (test: 'StringLike' | 'StringNotLike', patterns: readonly string[]) => ({
  [`ForAllValues:${test}`]: { 'dynamodb:LeadingKeys': [...patterns] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

/** Every partition that holds encrypted values, as named by `secretPartition`. */
const secretPartitions = '*#SECRET#*';

/** Every studio's audit trail, which is append-only. */
const auditPartitions = '*#AUDIT';
const isChange = (action: string): boolean => ['UpdateItem', 'DeleteItem', 'BatchWriteItem'].includes(action);

/** Reading one item includes reading several in one request. */
const withBatches = (actions: Grant['table']): Grant['table'] =>
  actions.includes('GetItem') ? [...new Set([...actions, 'BatchGetItem' as const])] : actions;

const tablePart = ({ table: granted, removesAudit }: Grant, { table }: Pick<Resources, 'table'>): Rights => {
  const actions = withBatches(granted);
  const onAll = removesAudit ? actions : actions.filter((action) => !isChange(action));
  const butAudit = actions.filter((action) => !onAll.includes(action));
  const statement = (on: readonly string[], ...without: string[]) =>
    on.length === 0
      ? []
      : [
          new PolicyStatement({
            actions: on.map((action) => `dynamodb:${action}`),
            resources: [table.tableArn, `${table.tableArn}/index/${indexName}`],
            conditions: partitions('StringNotLike', without),
          }),
        ];
  return actions.length === 0
    ? none
    : {
        statements: [
          ...statement(onAll, secretPartitions),
          ...statement(butAudit, secretPartitions, auditPartitions),
        ],
        environment: {
          TABLE_NAME: table.tableName,
          // Tells the code, before its first event, that it may call GetItem.
          ...(actions.includes('GetItem') && { FIRST_READ: 'GetItem' }),
        },
      };
};

/** Object key prefixes: each studio has its own prefix, and public objects have another. */
const keysOf = { recordings: 't/*/recordings/*', uploads: 't/*', logos: 'logos/*' } as const;

type ObjectRight = 'read' | 'write' | 'remove';

const objectStatements = (
  bucket: Resources['recordings'],
  keys: string,
  rights: readonly ObjectRight[],
): PolicyStatement[] => {
  const statements = {
    // S3 answers 'not found' only to callers who may list the bucket; others get 'forbidden'.
    read: () => [
      allow(['s3:GetObject'], bucket.arnForObjects(keys)),
      allow(['s3:ListBucket'], bucket.bucketArn),
    ],
    write: () => [allow(['s3:PutObject'], bucket.arnForObjects(keys))],
    // Objects to delete are found by listing their key prefix.
    remove: () => [
      allow(['s3:DeleteObject'], bucket.arnForObjects(keys)),
      allow(['s3:ListBucket'], bucket.bucketArn),
    ],
  };
  return rights.flatMap((right) => statements[right]());
};

const recordingsPart: Part = ({ recordings: right }, { recordings }) =>
  right === undefined
    ? none
    : {
        statements: objectStatements(recordings, keysOf.recordings, [right]),
        environment: { RECORDINGS_BUCKET: recordings.bucketName },
      };

const uploadsPart: Part = ({ uploads: rights = [] }, { uploads }) =>
  rights.length === 0
    ? none
    : {
        statements: objectStatements(uploads, keysOf.uploads, rights),
        environment: { UPLOADS_BUCKET: uploads.bucketName },
      };

const logosPart: Part = ({ logos: right }, { logos }) =>
  right === undefined
    ? none
    : {
        statements: objectStatements(logos, keysOf.logos, [right]),
        environment: { LOGOS_BUCKET: logos.bucketName },
      };

const secretActions: Record<SecretUse, { readonly item: string; readonly key?: string }> = {
  seal: { item: 'dynamodb:PutItem', key: 'kms:GenerateDataKey' },
  open: { item: 'dynamodb:GetItem', key: 'kms:Decrypt' },
  see: { item: 'dynamodb:GetItem' },
  remove: { item: 'dynamodb:DeleteItem' },
};
const secretUses: readonly SecretUse[] = ['seal', 'open', 'see', 'remove'];

/** Rights on encrypted values. A function cannot access values of another purpose, even if it requests them. */
const credentialsPart: Part = ({ credentials = {} }, { credentialsKey, table }) => {
  const uses = secretUses.flatMap((use) => {
    const purposes = credentials[use];
    return purposes ? [{ purposes, ...secretActions[use] }] : [];
  });
  return {
    statements: uses.flatMap(({ purposes, item, key }) => [
      new PolicyStatement({
        actions: [item],
        resources: [table.tableArn],
        conditions: partitions(
          'StringLike',
          purposes.map((purpose) => `S#*#SECRET#${purpose}`),
        ),
      }),
      ...(key === undefined
        ? []
        : [
            new PolicyStatement({
              actions: [key],
              resources: [credentialsKey.keyArn],
              conditions: { StringEquals: { 'kms:EncryptionContext:purpose': purposes } },
            }),
          ]),
    ]),
    environment: uses.some(({ key }) => key) ? { CREDENTIALS_KEY_ID: credentialsKey.keyId } : {},
  };
};

const queueVariables: Record<QueueName, string> = {
  pushes: 'PUSH_QUEUE_URL',
  readings: 'READING_QUEUE_URL',
  optimizations: 'OPTIMIZE_QUEUE_URL',
  imports: 'IMPORT_QUEUE_URL',
  reservations: 'RESERVATION_QUEUE_URL',
  mails: 'MAIL_QUEUE_URL',
  notifications: 'NOTIFICATION_QUEUE_URL',
};

const queuesPart: Part = ({ sendsTo = [], delays = [] }, { queues }) => ({
  statements: [
    ...sendsTo.map((name) => allow(['sqs:SendMessage'], queues[name].queueArn)),
    ...delays.map((name) => allow(['sqs:ChangeMessageVisibility'], queues[name].queueArn)),
  ],
  environment: Object.fromEntries(
    [...sendsTo, ...delays].map((name) => [queueVariables[name], queues[name].queueUrl]),
  ),
});

const watchPart: Part = ({ watchesQueues = false }, { watched }) => {
  if (!watchesQueues) return none;
  if (!watched) throw new Error('queues can only be watched where all of them are created');
  const { work, deadLetters } = watched;
  const urls = (queues: typeof work): string => queues.map(({ queueUrl }) => queueUrl).join(' ');
  return {
    statements: [
      allow(['sqs:GetQueueAttributes'], ...[...work, ...deadLetters].map(({ queueArn }) => queueArn)),
    ],
    environment: { WORK_QUEUE_URLS: urls(work), DEAD_LETTER_QUEUE_URLS: urls(deadLetters) },
  };
};

const connectionsPart: Part = ({ connections: right }, { connections }) => {
  if (right === undefined) return none;
  if (!connections) throw new Error('live connections are granted, but there is no live API');
  return {
    statements: [allow(['execute-api:ManageConnections'], connections.arns[right])],
    environment: { AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: connections.endpoint },
  };
};

const modelPart: Part = ({ model: wanted }, { model }) =>
  wanted && model
    ? { statements: [allow(['bedrock:InvokeModel'], model.arn)], environment: { MODEL_ID: model.id } }
    : none;

const mailPart: Part = ({ mail: right }, { mail }) =>
  right === undefined
    ? none
    : {
        statements: right === 'send' ? [allow(['ses:SendEmail'], mail.identityArn, mail.setArn)] : [],
        environment: {
          MAIL_CONFIGURATION_SET: mail.setName,
          ...(mail.sender !== undefined && { SENDER_EMAIL: mail.sender }),
        },
      };

const peopleActions = {
  address: ['cognito-idp:AdminGetUser'],
  standing: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminListGroupsForUser'],
  'sign-out': ['cognito-idp:AdminUserGlobalSignOut'],
};

const peoplePart: Part = ({ people: right }, { userPool }) =>
  right === undefined
    ? none
    : {
        statements: [allow(peopleActions[right], userPool.userPoolArn)],
        environment: { USER_POOL_ID: userPool.userPoolId },
      };

const secretsPart: Part = ({ secrets: names = [] }, { secrets }) => ({
  // The AWS managed key lets anyone who may read a parameter decrypt it, so no separate KMS right is needed.
  statements: names.map((name) => allow(['ssm:GetParameter'], secrets[name].parameterArn)),
  environment: Object.fromEntries(names.map((name) => [`${name}_PARAMETER`, secrets[name].parameterName])),
});

const settingsPart: Part = ({ settings: names = [] }, { settings }) => ({
  statements: [],
  environment: Object.fromEntries(
    names.map((name) => {
      const value = settings[name];
      if (value === undefined) throw new Error(`${name} is granted where it is unknown`);
      return [name, value];
    }),
  ),
});

const parts = [
  tablePart,
  recordingsPart,
  uploadsPart,
  logosPart,
  credentialsPart,
  queuesPart,
  watchPart,
  connectionsPart,
  modelPart,
  mailPart,
  peoplePart,
  secretsPart,
  settingsPart,
];

/**
 * The rights of a trigger of the user pool. The pool names its triggers, so none of them can name the pool: each call
 * tells it the pool's id.
 */
function rightsOfTrigger(grant: Grant, resources: PoolResources): Rights {
  const { people: right } = grant;
  const unknown = Object.keys(grant).find((name) => name !== 'table' && name !== 'people');
  if (unknown !== undefined) throw new Error(`a trigger of the user pool cannot be granted ${unknown}`);
  const later = right === undefined ? [] : [allow(peopleActions[right], resources.userPool.userPoolArn)];
  return { ...tablePart(grant, resources), later };
}

/**
 * Turns a grant into the function's policy statements and environment variables.
 *
 * @throws when the grant contains rights that the stack has no resources for
 */
export const rightsOf = (grant: Grant, resources: Resources | PoolResources): Rights => {
  if (resources.isForTriggers) return rightsOfTrigger(grant, resources);
  const rights = parts.map((part) => part(grant, resources));
  return {
    statements: rights.flatMap(({ statements }) => statements),
    environment: Object.assign({}, ...rights.map(({ environment }) => environment)) as Rights['environment'],
  };
};
