import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Grant, QueueName } from '../grants.ts';
import type { Resources } from './resources.ts';

/** The table's one index. */
export const indexName = 'gsi1';

export interface Rights {
  readonly statements: readonly PolicyStatement[];
  readonly environment: Readonly<Record<string, string>>;
}

type Part = (grant: Grant, resources: Resources) => Rights;

const none: Rights = { statements: [], environment: {} };
const allow = (actions: readonly string[], ...resources: string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources });

const tablePart: Part = ({ table: actions }, { table }) =>
  actions.length === 0
    ? none
    : {
        statements: [
          allow(
            actions.map((action) => `dynamodb:${action}`),
            table.tableArn,
            `${table.tableArn}/index/${indexName}`,
          ),
        ],
        environment: { TABLE_NAME: table.tableName },
      };

const objectStatements = {
  // Only to those who may list does S3 say that an object is missing; others hear 'forbidden'.
  read: (bucket: Resources['recordings']) => [
    allow(['s3:GetObject'], bucket.arnForObjects('*')),
    allow(['s3:ListBucket'], bucket.bucketArn),
  ],
  write: (bucket: Resources['recordings']) => [allow(['s3:PutObject'], bucket.arnForObjects('*'))],
};

const recordingsPart: Part = ({ recordings: right }, { recordings }) =>
  right === undefined
    ? none
    : {
        statements: objectStatements[right](recordings),
        environment: { RECORDINGS_BUCKET: recordings.bucketName },
      };

const uploadStatements = {
  ...objectStatements,
  remove: (bucket: Resources['uploads']) => [allow(['s3:DeleteObject'], bucket.arnForObjects('*'))],
};

const uploadsPart: Part = ({ uploads: rights = [] }, { uploads }) =>
  rights.length === 0
    ? none
    : {
        statements: rights.flatMap((right) => uploadStatements[right](uploads)),
        environment: { UPLOADS_BUCKET: uploads.bucketName },
      };

const keyActions = { seal: 'kms:GenerateDataKey', open: 'kms:Decrypt' } as const;

const credentialsPart: Part = ({ credentials: right }, { credentialsKey }) =>
  right === undefined
    ? none
    : {
        statements: [allow([keyActions[right]], credentialsKey.keyArn)],
        environment: { CREDENTIALS_KEY_ID: credentialsKey.keyId },
      };

const queueVariables: Record<QueueName, string> = {
  pushes: 'PUSH_QUEUE_URL',
  optimizations: 'OPTIMIZE_QUEUE_URL',
  imports: 'IMPORT_QUEUE_URL',
};

const queuesPart: Part = ({ sendsTo = [], delays }, { queues }) => {
  const delayed = delays === undefined ? [] : [delays];
  return {
    statements: [
      ...sendsTo.map((name) => allow(['sqs:SendMessage'], queues[name].queueArn)),
      ...delayed.map((name) => allow(['sqs:ChangeMessageVisibility'], queues[name].queueArn)),
    ],
    environment: Object.fromEntries(
      [...sendsTo, ...delayed].map((name) => [queueVariables[name], queues[name].queueUrl]),
    ),
  };
};

const connectionsPart: Part = ({ connections: wanted }, { connections }) => {
  if (!wanted) return none;
  if (!connections) throw new Error('live connections are granted where there is no live API');
  return {
    statements: [allow(['execute-api:ManageConnections'], connections.arn)],
    environment: { AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: connections.endpoint },
  };
};

const modelPart: Part = ({ model: wanted }, { model }) =>
  wanted && model
    ? { statements: [allow(['bedrock:InvokeModel'], model.arn)], environment: { MODEL_ID: model.id } }
    : none;

const secretsPart: Part = ({ secrets: names = [] }, { secrets }) => ({
  statements: names.map((name) => allow(['secretsmanager:GetSecretValue'], secrets[name].secretArn)),
  environment: Object.fromEntries(names.map((name) => [`${name}_ARN`, secrets[name].secretArn])),
});

const settingsPart: Part = ({ settings: names = [] }, { settings }) => ({
  statements: [],
  environment: Object.fromEntries(
    names.map((name) => {
      const value = settings[name];
      if (value === undefined) throw new Error(`${name} is granted where it is not known`);
      return [name, value];
    }),
  ),
});

const parts = [
  tablePart,
  recordingsPart,
  uploadsPart,
  credentialsPart,
  queuesPart,
  connectionsPart,
  modelPart,
  secretsPart,
  settingsPart,
];

/** What a grant means for one function: the statements of its role and the environment it finds. */
export const rightsOf = (grant: Grant, resources: Resources): Rights => {
  const rights = parts.map((part) => part(grant, resources));
  return {
    statements: rights.flatMap(({ statements }) => statements),
    environment: Object.assign({}, ...rights.map(({ environment }) => environment)) as Rights['environment'],
  };
};
