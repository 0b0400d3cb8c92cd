import type { OperationId } from '#shared/contracts/registry.ts';
import type { SealPurpose } from './ports/keys.ts';

// What functions may access; infra turns it into rights. Each capability declares it in its `grants.ts`, which is
// read when the stacks are synthesized and is in no bundle.

type ReadAction = 'GetItem' | 'BatchGetItem' | 'Query';
type WriteAction = 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem' | 'ConditionCheckItem';
type TableAction = ReadAction | WriteAction;

/** Environment variables that give no rights. */
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

/** Secrets that whoever deploys puts into Parameter Store; functions find the parameter's name in `<NAME>_PARAMETER`. */
export type SecretName =
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'GOOGLE_CLIENT_SECRET' | 'NOTIFICATION_KEY';

/**
 * What a function may do with sealed values: `seal` makes a data key and stores, `open` reads and decrypts, `see`
 * reads without opening, `remove` deletes.
 */
export type SecretUse = 'seal' | 'open' | 'see' | 'remove';

export type QueueName =
  'pushes' | 'readings' | 'optimizations' | 'imports' | 'reservations' | 'mails' | 'notifications';

/** The rights of one function. Each right adds the environment variables by which the code finds the resource. */
export interface Grant {
  /** Actions on the table and on its only index, except on secrets. A GET operation may have no write among them. */
  readonly table: readonly TableAction[];
  /**
   * May delete a studio's audit trail, together with everything else of the studio. All other functions may only add
   * to it.
   */
  readonly removesAudit?: true;
  readonly recordings?: 'read' | 'write' | 'remove';
  /** The bucket of uploaded files. A right to sign a form or an address is the right to do what it lets do. */
  readonly uploads?: readonly ('read' | 'write' | 'remove')[];
  /** The bucket of logos, which everybody may see. */
  readonly logos?: 'write';
  /** The key over stored credentials and the partitions that contain them, which `table` excludes: by purpose. */
  readonly credentials?: Partial<Record<SecretUse, readonly SealPurpose[]>>;
  readonly sendsTo?: readonly QueueName[];
  /** May delay messages that it receives from these queues. */
  readonly delays?: readonly QueueName[];
  /** May count the messages in each queue of the stage, but not read them. */
  readonly watchesQueues?: true;
  /** May post to open live connections, or close them. */
  readonly connections?: 'post' | 'close';
  /** May call the model, if the deployment has one. */
  readonly model?: true;
  /** May send e-mail, or read the sender's address, if the deployment has one. */
  readonly mail?: 'send' | 'sender';
  /** May look up a person by the id in their token: their address and second factor, or their groups too. */
  readonly people?: 'address' | 'standing';
  readonly secrets?: readonly SecretName[];
  readonly settings?: readonly Setting[];
  /** More memory is more processor too. */
  readonly memoryMegabytes?: number;
}

/** The memory size at which a function has a whole processor. */
export const wholeProcessorMegabytes = 1769;
/** For functions that mostly wait while no person does: waiting is billed by memory. */
export const waitingMegabytes = 256;

/** The parts that most grants are made of. */
export const reads = ['GetItem', 'Query'] as const;
export const changing = ['PutItem', 'UpdateItem'] as const;
export const reader: Grant = { table: reads };
/** The team's own operations check whether a superadmin has a second factor. */
export const teamReader: Grant = { ...reader, people: 'address' };
export const teamEditor: Grant = { table: [...reads, ...changing], people: 'address' };
export const batchReader: Grant = { table: [...reads, 'BatchGetItem'] };
export const editor: Grant = { table: [...reads, ...changing] };

type NameIn<Capability extends string, Id> = Id extends `${Capability}.${infer Name}` ? Name : never;
type Job = `${string}.${'worker' | 'schedule' | 'stream' | 'socket' | 'pool'}`;

/**
 * The rights of each function of a capability: operations by the second half of their ids, jobs by the names of their
 * files. An operation without an entry does not compile, and a job without one is not synthesized.
 */
export type GrantsOf<Capability extends string> = Readonly<
  Record<NameIn<Capability, OperationId>, Grant> & Record<Job, Grant>
>;
