import { join } from 'node:path';
import { arnOf, place } from '../assembly/names.ts';
import type { Assembly } from '../assembly/read-assembly.ts';
import { createMail } from '../emulators/mail/create-mail.ts';
import { createKeys } from '../emulators/keys/create-keys.ts';
import { createObjects } from '../emulators/objects/create-objects.ts';
import { createParameters } from '../emulators/parameters/create-parameters.ts';
import { createQueues, type Queues } from '../emulators/queues/create-queues.ts';
import type { QueueFaults } from '../emulators/queues/options.ts';
import { createTable } from '../emulators/table/create-table.ts';
import type { Faults as TableFaults } from '../emulators/table/faults.ts';
import { createUserPool } from '../emulators/user-pool/create-user-pool.ts';
import type { UserPoolMessage } from '../emulators/user-pool/options.ts';
import { createBedrock } from '../simulators/bedrock/bedrock.ts';
import type { Access } from './access.ts';
import type { SecretOf } from '../secret-of.ts';
import { createDeployed } from './deployed.ts';
import { randomSecret } from './handover.ts';
import type { Metering } from './metering.ts';
import type { ServicePorts } from './ports.ts';

export type ServicesOptions = {
  assembly: Assembly;
  access: Access;
  metering: Metering;
  now: () => Date;
  /** The origin that serves pages. */
  pages: { readonly origin: string };
  ports: ServicePorts;
  /** Creates the secrets that are not given in `secrets`. */
  secretOf: SecretOf;
  /** The folder for all stored data. */
  dir: string;
  /** Whether the table, the users and the queues are stored in that folder too. */
  persist: boolean;
  onMessage: (message: UserPoolMessage) => void;
  /** The given values of secrets, by name. */
  secrets: Readonly<Record<string, string>>;
  faults?: { table?: TableFaults; queues?: QueueFaults };
  /** Whether new accounts must enter the code sent to their address, as on AWS. */
  confirmsAddresses?: boolean;
};

export type Services = Awaited<ReturnType<typeof startServices>>;

/** Starts an emulator of each AWS service that the app uses, with the resources that its stacks declare. */
export async function startServices(options: ServicesOptions) {
  const [table, objects, keys, userPool, queues, parameters, bedrock, mail] = await Promise.all([
    startTable(options),
    startObjects(options),
    startKeys(options),
    startUserPool(options),
    startQueues(options),
    startParameters(options),
    startBedrock(options),
    startMail(options),
  ]);
  return {
    table,
    objects,
    keys,
    userPool,
    queues,
    bedrock,
    mail,
    parameters,
    deployed: createDeployed(options.assembly.secrets, options.secretOf),
    /** Emulator URLs by the SDK's names of the services. */
    endpoints: {
      DYNAMODB: table.url,
      S3: objects.url,
      KMS: keys.url,
      SQS: queues.url,
      SSM: parameters.url,
      COGNITO_IDENTITY_PROVIDER: userPool.url,
      BEDROCK_RUNTIME: bedrock.url,
      SESV2: mail.url,
    },
    close: async () => {
      const all = [table, objects, keys, userPool, queues, parameters, bedrock, mail];
      await Promise.all(all.map((one) => one.close()));
    },
  };
}

async function startTable({ assembly, access, metering, now, ports, dir, persist, faults }: ServicesOptions) {
  const table = await createTable({
    port: ports.table,
    ...(persist ? { path: join(dir, 'table') } : {}),
    now,
    region: place.region,
    accountId: place.account,
    onCall: metering.onCall,
    authorize: ({ accessKeyId, action, tableName, indexName, leadingKeys }) =>
      access.authorize(
        accessKeyId,
        action,
        arnOf('dynamodb', `table/${tableName}${indexName === undefined ? '' : `/index/${indexName}`}`),
        leadingKeys ? { 'dynamodb:LeadingKeys': leadingKeys } : {},
      ),
    ...(faults?.table ? { faults: faults.table } : {}),
  });
  for (const { name, keySchema, attributes, indexes, replicas, ttlAttribute } of assembly.tables)
    await table.createFromTemplate({
      TableName: name,
      KeySchema: keySchema,
      AttributeDefinitions: attributes,
      GlobalSecondaryIndexes: indexes,
      ...(replicas ? { Replicas: replicas } : {}),
      ...(ttlAttribute === undefined
        ? {}
        : { TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true } }),
    });
  return table;
}

const startObjects = ({ assembly, access, now, ports, dir, pages }: ServicesOptions) =>
  createObjects({
    port: ports.objects,
    dir: join(dir, 'objects'),
    buckets: assembly.buckets.map(({ name, corsRules }) => ({
      name,
      // The stacks allow CloudFront's origin; here the gateway takes its place.
      corsRules: corsRules.map(({ MaxAge, AllowedMethods, AllowedHeaders, ExposedHeaders }) => ({
        AllowedMethods,
        AllowedHeaders,
        ExposedHeaders,
        ...(MaxAge ? { MaxAge } : {}),
        get AllowedOrigins() {
          return [pages.origin];
        },
      })),
    })),
    now,
    secretFor: access.secretOf,
    authorize: ({ accessKeyId, action, resource }) => access.authorize(accessKeyId, action, resource),
  });

const startKeys = ({ assembly, access, now, ports, dir }: ServicesOptions) =>
  createKeys({
    port: ports.keys,
    dir: join(dir, 'keys'),
    keys: assembly.keys.map(({ id, aliases }) => ({ keyId: id, aliases })),
    now,
    region: place.region,
    accountId: place.account,
    authorize: ({ accessKeyId, action, keyArn, encryptionContext }) =>
      access.authorize(
        accessKeyId,
        action,
        keyArn,
        Object.fromEntries(
          Object.entries(encryptionContext).map(([name, value]) => [`kms:EncryptionContext:${name}`, value]),
        ),
      ),
  });

const startParameters = ({ assembly, access, now, ports, secrets, secretOf }: ServicesOptions) =>
  createParameters({
    port: ports.parameters,
    values: Object.fromEntries(
      assembly.secretParameters.map(({ secret, name }) => [
        name,
        secrets[secret] ?? secretOf(name, randomSecret),
      ]),
    ),
    now,
    region: place.region,
    accountId: place.account,
    authorize: ({ accessKeyId, action, parameterArn }) => access.authorize(accessKeyId, action, parameterArn),
  });

const startBedrock = ({ access, ports }: ServicesOptions) =>
  createBedrock({
    port: ports.bedrock,
    authorize: ({ accessKeyId, action, modelId }) =>
      access.authorize(
        accessKeyId,
        action,
        arnOf('bedrock', `foundation-model/${modelId}`, place.region, ''),
      ),
  });

const startMail = ({ access, now, ports }: ServicesOptions) =>
  createMail({
    now,
    port: ports.mail,
    authorize: ({ accessKeyId, action, identity }) =>
      access.authorize(accessKeyId, action, arnOf('ses', `identity/${identity}`)),
  });

const startUserPool = ({
  assembly,
  access,
  now,
  ports,
  dir,
  persist,
  onMessage,
  ...options
}: ServicesOptions) =>
  createUserPool({
    port: ports.users,
    ...(persist ? { file: join(dir, 'users.json') } : {}),
    now,
    region: place.region,
    account: place.account,
    issuer: (poolId) => assembly.userPools.find(({ id }) => id === poolId)?.issuer ?? '',
    // On AWS the code is sent by e-mail; here nobody but a test would receive it.
    pools: assembly.userPools.map((pool) => ({ ...pool, autoConfirm: !options.confirmsAddresses })),
    onMessage,
    authorize: ({ accessKeyId, action, resourceArn }) => access.authorize(accessKeyId, action, resourceArn),
  });

const startQueues = ({
  assembly,
  access,
  now,
  ports,
  dir,
  persist,
  faults,
}: ServicesOptions): Promise<Queues> =>
  createQueues({
    port: ports.queues,
    ...(persist ? { file: join(dir, 'queues.jsonl') } : {}),
    account: place.account,
    region: place.region,
    now,
    queues: assembly.queues.map(({ redrive, ...queue }) => {
      const dead = assembly.queues.find(({ arn }) => arn === redrive?.deadLetterArn);
      return {
        name: queue.name,
        fifo: queue.fifo,
        visibilityTimeoutSeconds: queue.visibilityTimeoutSeconds,
        contentBasedDeduplication: queue.contentBasedDeduplication,
        delaySeconds: queue.delaySeconds,
        retentionSeconds: queue.retentionSeconds,
        ...(redrive && dead ? { deadLetterTo: dead.name, receivesMax: redrive.receivesMax } : {}),
      };
    }),
    authorize: ({ accessKeyId, action, queueArn }) => access.authorize(accessKeyId, action, queueArn),
    ...(faults?.queues ? { faults: faults.queues } : {}),
  });
