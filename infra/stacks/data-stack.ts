import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { indexName } from '../constructs/rights.ts';
import type { SecretName } from '../grants.ts';
import { SecureBucket } from '../constructs/secure-bucket.ts';

export interface DataStackProps extends StackProps {
  /** Whether everything stored stays when the stack goes. */
  readonly keep: boolean;
}

const recoveryDays = 35;
const accessLogDays = 90;

/** What outlives a deployment: the table, the recordings, the key over stored credentials, and the secrets. */
export class DataStack extends Stack {
  readonly table: ITableV2;
  readonly recordings: IBucket;
  readonly credentialsKey: Key;
  readonly secrets: Readonly<Record<SecretName, ISecret>>;

  constructor(scope: Construct, id: string, { keep, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: keep });
    const removalPolicy = keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.table = this.createTable(keep, removalPolicy);
    this.recordings = this.createRecordings(keep);
    this.credentialsKey = new Key(this, 'CredentialsKey', {
      description: 'Seals the credentials that studios store for their marketplaces',
      enableKeyRotation: true,
      removalPolicy,
    });
    this.secrets = {
      STRIPE_SECRET_KEY: this.createSecret('StripeSecretKey', 'The secret key of the account at Stripe'),
      STRIPE_WEBHOOK_SECRET: this.createSecret('StripeWebhookSecret', 'Signs what Stripe tells our endpoint'),
    };
  }

  /** Begins with something random, which nothing accepts: a person puts the real one in its place. */
  private createSecret(id: string, description: string): ISecret {
    return new Secret(this, id, { description }) as ISecret;
  }

  private createTable(keep: boolean, removalPolicy: RemovalPolicy): ITableV2 {
    const table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          indexName,
          partitionKey: { name: 'gsi1pk', type: AttributeType.STRING },
          sortKey: { name: 'gsi1sk', type: AttributeType.STRING },
          projectionType: ProjectionType.ALL,
        },
      ],
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expiresAtSeconds',
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: recoveryDays,
      },
      deletionProtection: keep,
      removalPolicy,
    });
    return table as ITableV2;
  }

  private createRecordings(keep: boolean): IBucket {
    const accessLogs = new SecureBucket(this, 'AccessLogs', {
      keep,
      lifecycleRules: [{ expiration: Duration.days(accessLogDays) }],
    });
    return new SecureBucket(this, 'Recordings', {
      keep,
      versioned: true,
      serverAccessLogsBucket: accessLogs as IBucket,
      serverAccessLogsPrefix: 'recordings/',
    }) as IBucket;
  }
}
