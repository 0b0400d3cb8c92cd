import { RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export interface SecureBucketProps extends Omit<BucketProps, 'removalPolicy'> {
  /** Whether the bucket stays when its stack goes. */
  readonly keep: boolean;
}

/** A bucket that nobody reaches from outside, over TLS 1.2 or newer alone. */
export class SecureBucket extends Bucket {
  constructor(scope: Construct, id: string, { keep, ...props }: SecureBucketProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...props,
    });
  }
}
