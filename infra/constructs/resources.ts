import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { QueueName, Setting } from '#functions/_platform/grant.ts';
import type { SecretParameters } from './secret-parameters.ts';

/** The open connections of the live API: who may post to them, and where. */
interface Connections {
  readonly arns: { readonly post: string; readonly close: string };
  readonly endpoint: string;
}

/** A language model: its ARN and its id. */
export interface ModelResource {
  readonly arn: string;
  readonly id: string;
}

/** The sender of e-mails, and the configuration set of Amazon SES. */
export interface MailResource {
  /** Undefined in a deployment that has no address to send from: then nothing is sent. */
  readonly sender: string | undefined;
  readonly identityArn: string;
  readonly setName: string;
  readonly setArn: string;
}

/** The resources of a stack that is created before everything that a grant can name. */
export type NothingToGrant = Pick<Resources, 'metricsNamespace'> & { readonly table?: never };

/** Everything a grant can name. What a stack cannot offer is left out there. */
export interface Resources {
  readonly table: ITableV2;
  readonly recordings: IBucket;
  readonly uploads: IBucket;
  readonly logos: IBucket;
  readonly credentialsKey: IKey;
  /** The user pool with people's accounts. */
  readonly userPool: { readonly userPoolId: string; readonly userPoolArn: string };
  readonly queues: Readonly<Record<QueueName, IQueue>>;
  /** Every queue of the stage. It is only set in the stack that is created after all queues. */
  readonly watched?: Readonly<Record<'work' | 'deadLetters', readonly IQueue[]>>;
  readonly connections?: Connections;
  /** Absent in a deployment without a model; nobody has the right to call one then. */
  readonly model?: ModelResource;
  readonly mail: MailResource;
  readonly secrets: SecretParameters;
  /** Under which CloudWatch keeps what this stage's functions measure. */
  readonly metricsNamespace: string;
  readonly settings: Readonly<Partial<Record<Setting, string>>>;
}
