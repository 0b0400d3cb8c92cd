import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { QueueName, Setting } from '#functions/_platform/grant.ts';
import type { SecretParameters } from './secret-parameters.ts';

/** The open connections of the live API: their endpoint, and the ARNs for posting to them and closing them. */
interface Connections {
  readonly arns: { readonly post: string; readonly close: string };
  readonly endpoint: string;
}

/** A language model: its ARN and its id. */
export interface ModelResource {
  readonly arn: string;
  readonly id: string;
}

/** The sender of e-mails and the Amazon SES configuration set. */
export interface MailResource {
  /** Undefined when a deployment has no sender address; then no e-mail is sent. */
  readonly sender: string | undefined;
  readonly identityArn: string;
  readonly setName: string;
  readonly setArn: string;
}

/**
 * The resources of the user pool's triggers: the pool, and what is created before it. Everything else that a grant can
 * name is created after the pool.
 */
export type PoolResources = Pick<Resources, 'metricsNamespace' | 'table' | 'userPool'> & {
  readonly isForTriggers: true;
};

/** Every resource that a grant can name. Optional fields are undefined in stacks that do not have the resource. */
export interface Resources {
  readonly isForTriggers?: never;
  readonly table: ITableV2;
  readonly recordings: IBucket;
  readonly uploads: IBucket;
  readonly logos: IBucket;
  readonly credentialsKey: IKey;
  /** The user pool with all user accounts. */
  readonly userPool: { readonly userPoolId: string; readonly userPoolArn: string };
  readonly queues: Readonly<Record<QueueName, IQueue>>;
  /** Every queue of the stage. Only set in the stack that is created after all queues. */
  readonly watched?: Readonly<Record<'work' | 'deadLetters', readonly IQueue[]>>;
  readonly connections?: Connections;
  /** Undefined in a deployment without a language model; then no function has the right to call one. */
  readonly model?: ModelResource;
  readonly mail: MailResource;
  readonly secrets: SecretParameters;
  /** The CloudWatch namespace for the metrics of this stage's functions. */
  readonly metricsNamespace: string;
  readonly settings: Readonly<Partial<Record<Setting, string>>>;
}
