import type { S3Client } from '@aws-sdk/client-s3';
import { requestLimits } from '../common/request-limits.ts';

/**
 * The SDK is loaded at the first request. Otherwise most of a cold start would be spent on a client that may not be
 * needed.
 */
const load = () => import('./s3-client.ts');

/** An S3 client whose SDK is loaded at the first request. */
export function lazyS3(requestTimeoutMs: number) {
  let made: S3Client | undefined;
  return async () => {
    const sdk = await load();
    made ??= new sdk.S3Client({ forcePathStyle: true, requestHandler: requestLimits({ requestTimeoutMs }) });
    return { ...sdk, client: made };
  };
}
