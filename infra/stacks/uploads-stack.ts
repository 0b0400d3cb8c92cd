import { Stack, type StackProps } from 'aws-cdk-lib';
import { HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { uploadRetentionDays } from '#shared/contracts/imports/import.ts';
import { exportForGood } from '../constructs/cross-stack.ts';
import { SecureBucket } from '../constructs/secure-bucket.ts';

export interface UploadsStackProps extends StackProps {
  /** Whether the bucket is retained when the stack is deleted. */
  readonly keep: boolean;
  readonly bucketName: string;
  /** The only origin whose pages may upload files. */
  readonly webOrigin: string;
}

const accessLogDays = 90;

/**
 * The bucket to which browsers upload the files that owners import. Files are not kept, because their contents are
 * stored in the table.
 */
export class UploadsStack extends Stack {
  readonly uploads: IBucket;

  constructor(scope: Construct, id: string, { keep, bucketName, webOrigin, ...props }: UploadsStackProps) {
    super(scope, id, { ...props, terminationProtection: keep });
    const accessLogs = new SecureBucket(this, 'AccessLogs', { keep, expiresAfterDays: accessLogDays });
    this.uploads = new SecureBucket(this, 'Uploads', {
      keep,
      bucketName,
      serverAccessLogsBucket: accessLogs as IBucket,
      serverAccessLogsPrefix: 'uploads/',
      expiresAfterDays: uploadRetentionDays,
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [webOrigin], allowedHeaders: ['*'] }],
    }) as IBucket;
    exportForGood(this, this.uploads.bucketName, this.uploads.bucketArn);
  }
}
