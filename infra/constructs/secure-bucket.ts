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
/** An unfinished multipart upload of this age will not be finished any more. */
const unfinishedUploadsDays = 1;

/** A bucket that cannot be reached from outside, and only with TLS 1.2 or newer. */
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
