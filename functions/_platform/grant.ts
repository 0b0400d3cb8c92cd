import type { OperationId } from '#shared/contracts/registry.ts';
import type { SealPurpose } from './ports/keys.ts';

// The access rights of functions. The infrastructure code turns them into IAM rights. Each capability declares its
// grants in its `grants.ts`, which is read when the stacks are synthesized and is in no bundle.

/** The right to `GetItem` includes `BatchGetItem`, which reads the same items together. */
type ReadAction = 'GetItem' | 'BatchGetItem' | 'Query';
type WriteAction = 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem' | 'ConditionCheckItem';
type TableAction = ReadAction | WriteAction;

/** Environment variables that grant no rights. */
export type Setting =
  | 'WELLHUB_BASE_URL'
  | 'WELLHUB_SETUP_BASE_URL'
  | 'TOTALPASS_BASE_URL'
  | 'FITPASS_BASE_URL'
  | 'KENKO_BASE_URL'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CONSENT_BASE_URL'
  | 'GOOGLE_TOKEN_BASE_URL'
  | 'GMAIL_BASE_URL'
  | 'STRIPE_BASE_URL'
  | 'STRIPE_PRICE_ID'
  | 'WEB_ORIGIN';

/**
 * Secrets that are put into Parameter Store before a deployment. Functions find the parameter's name in
 * `<NAME>_PARAMETER`.
 */
export type SecretName =
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'GOOGLE_CLIENT_SECRET' | 'NOTIFICATION_KEY';

/**
 * What a function may do with encrypted values: `seal` creates a data key and stores, `open` reads and decrypts, `see`
 * reads without decrypting, `remove` deletes.
 */
export type SecretUse = 'seal' | 'open' | 'see' | 'remove';

export type QueueName =
  'pushes' | 'readings' | 'optimizations' | 'imports' | 'reservations' | 'mails' | 'notifications';

/**
 * The rights of one function. Each right also sets the environment variables through which the code finds the resource.
 */
export interface Grant {
  /** Actions on the table and on its only index, except on secrets. A GET operation may have no write actions. */
  readonly table: readonly TableAction[];
  /**
   * May delete a studio's audit trail together with all other data of the studio. All other functions may only add to
   * the trail.
   */
  readonly removesAudit?: true;
  readonly recordings?: 'read' | 'write' | 'remove';
  /**
   * The bucket for uploaded files. To sign an upload form or a download URL, a function needs the right that the form
   * or URL gives.
   */
  readonly uploads?: readonly ('read' | 'write' | 'remove')[];
  /** The bucket for logos, which are public. */
  readonly logos?: 'write';
  /**
   * The key that encrypts stored credentials and the partitions that contain them, by purpose. `table` does not include
   * these partitions.
   */
  readonly credentials?: Partial<Record<SecretUse, readonly SealPurpose[]>>;
  readonly sendsTo?: readonly QueueName[];
  /** May delay messages received from these queues. */
  readonly delays?: readonly QueueName[];
  /** May count the messages in the stage's queues, but not read them. */
  readonly watchesQueues?: true;
  /** May send to open live connections and close them. */
  readonly connections?: 'post' | 'close';
  /** May call the model, if the deployment has one. */
  readonly model?: true;
  /** May send e-mail, or only read the sender address, if the deployment has one. */
  readonly mail?: 'send' | 'sender';
  /**
   * May look up a person by the id in their token (their address and second factor, or also their groups), or end all
   * their sign-ins.
   */
  readonly people?: 'address' | 'standing' | 'sign-out';
  readonly secrets?: readonly SecretName[];
  readonly settings?: readonly Setting[];
  /** Memory in MB. More memory also means more CPU. */
  readonly memoryMegabytes?: number;
}

/** The memory size at which a function has one full CPU. */
export const wholeProcessorMegabytes = 1769;
/**
 * For functions that mostly wait and that no person waits for: waiting is billed by memory. The largest of those that
 * were measured takes 104 MB.
 */
export const waitingMegabytes = 192;

/** The parts that most grants consist of. */
export const reads = ['GetItem', 'Query'] as const;
export const changing = ['PutItem', 'UpdateItem'] as const;
export const reader: Grant = { table: reads };
/** The team's operations check whether a superadmin has a second factor. */
export const teamReader: Grant = { ...reader, people: 'address' };
export const teamEditor: Grant = { table: [...reads, ...changing], people: 'address' };
export const batchReader: Grant = { table: [...reads, 'BatchGetItem'] };
export const editor: Grant = { table: [...reads, ...changing] };

type NameIn<Capability extends string, Id> = Id extends `${Capability}.${infer Name}` ? Name : never;
type Job = `${string}.${'worker' | 'schedule' | 'stream' | 'socket' | 'pool'}`;

/**
 * The rights of each function of a capability: operations by the second half of their ids, jobs by the names of their
 * files. An operation without an entry does not compile; a job without one fails synthesis.
 */
export type GrantsOf<Capability extends string> = Readonly<
  Record<NameIn<Capability, OperationId>, Grant> & Record<Job, Grant>
>;
