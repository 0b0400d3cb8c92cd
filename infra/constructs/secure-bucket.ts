import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export interface SecureBucketProps extends Omit<
  BucketProps,
  'removalPolicy' | 'versioned' | 'lifecycleRules'
> {
  /** Whether the bucket stays when its stack goes. */
  readonly keep: boolean;
  /**
   * After how many days objects are deleted. In a bucket without this, overwritten and deleted objects can be
   * restored.
   */
  readonly expiresAfterDays?: number;
}

/** How long overwritten and deleted objects can be restored. */
const oldVersionsDays = 90;
/** Nobody finishes an upload in parts that has stood for so long. */
const unfinishedUploadsDays = 1;

/** A bucket that nobody reaches from outside, over TLS 1.2 or newer alone. */
export class SecureBucket extends Bucket {
  constructor(scope: Construct, id: string, { keep, expiresAfterDays, ...props }: SecureBucketProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      versioned: expiresAfterDays === undefined,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(unfinishedUploadsDays),
          ...(expiresAfterDays === undefined
            ? { noncurrentVersionExpiration: Duration.days(oldVersionsDays), expiredObjectDeleteMarker: true }
            : { expiration: Duration.days(expiresAfterDays) }),
        },
      ],
      ...props,
    });
  }
}
