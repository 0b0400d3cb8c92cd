import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export interface SecureBucketProps extends Omit<
  BucketProps,
  'removalPolicy' | 'versioned' | 'lifecycleRules'
> {
  /** Whether the bucket is retained when its stack is deleted. */
  readonly keep: boolean;
  /** Number of days after which objects are deleted. Without it, overwritten and deleted objects can be restored. */
  readonly expiresAfterDays?: number;
}

/** Number of days for which overwritten and deleted objects can be restored. */
const oldVersionsDays = 90;
/** After this many days an unfinished multipart upload counts as abandoned. */
const unfinishedUploadsDays = 1;

/** A private bucket that accepts only TLS 1.2 or newer. */
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
