import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { AccountRootPrincipal, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { indexName } from '../constructs/rights.ts';
import { exportForGood } from '../constructs/cross-stack.ts';
import { SecureBucket } from '../constructs/secure-bucket.ts';
import { SecureKey } from '../constructs/secure-key.ts';

export interface DataStackProps extends StackProps {
  /** Whether all stored data is retained when the stack is deleted. */
  readonly keep: boolean;
  /** A pattern of the ARNs of this stage's roles. */
  readonly functionRoles: string;
}

const recoveryDays = 35;
const accessLogDays = 90;

/** The things that outlive a deployment: the table, the recordings, and the key over stored credentials. */
export class DataStack extends Stack {
  readonly table: ITableV2;
  readonly recordings: IBucket;
  readonly credentialsKey: Key;

  constructor(scope: Construct, id: string, { keep, functionRoles, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: keep });
    const removalPolicy = keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.table = this.createTable(keep, removalPolicy);
    this.recordings = this.createRecordings(keep);
    this.credentialsKey = this.createCredentialsKey(keep, functionRoles);
    exportForGood(this, this.table.tableName, this.table.tableArn, this.table.tableStreamArn);
    exportForGood(this, this.recordings.bucketName, this.recordings.bucketArn);
    exportForGood(this, this.credentialsKey.keyId, this.credentialsKey.keyArn);
  }

  /**
   * Creates the key for credentials. A function's role decides what it may decrypt. The key policy only requires one of
   * this stage's roles, with the studio and the purpose. The account's administrators have no such role.
   */
  private createCredentialsKey(keep: boolean, functionRoles: string): Key {
    const said = ['studioId', 'integrationId', 'purpose'].map((name) => [
      `kms:EncryptionContext:${name}`,
      'false',
    ]);
    return new SecureKey(this, 'CredentialsKey', {
      description: 'Encrypts the credentials that studios store for their marketplaces',
      keep,
      uses: [
        new PolicyStatement({
          principals: [new AccountRootPrincipal()],
          actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
          resources: ['*'],
          conditions: {
            ArnLike: { 'aws:PrincipalArn': functionRoles },
            Null: Object.fromEntries(said) as Record<string, string>,
          },
        }),
      ],
    });
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
    const accessLogs = new SecureBucket(this, 'AccessLogs', { keep, expiresAfterDays: accessLogDays });
    return new SecureBucket(this, 'Recordings', {
      keep,
      serverAccessLogsBucket: accessLogs as IBucket,
      serverAccessLogsPrefix: 'recordings/',
    }) as IBucket;
  }
}
