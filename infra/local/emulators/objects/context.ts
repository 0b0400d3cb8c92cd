import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BucketStore } from './bucket-store.ts';
import type { CorsRule, ObjectCreated, ObjectsOptions } from './options.ts';
import { accessDenied, S3Error } from './s3-error.ts';
import type { Target } from './target.ts';

export type Bucket = { name: string; corsRules: CorsRule[]; store: BucketStore };
export type Context = Pick<ObjectsOptions, 'now' | 'secretFor' | 'authorize' | 'onCreated'> & {
  buckets: Map<string, Bucket>;
};
export type Exchange = {
  context: Context;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  target: Target;
  bucket: Bucket;
};
/** A request and response whose caller has been authenticated. */
export type SignedExchange = Exchange & { accessKeyId: string; payloadHash: string };

export function bucketOf({ buckets }: Context, { bucket: name }: Target): Bucket {
  const bucket = buckets.get(name);
  if (!bucket) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', 404);
  return bucket;
}

/** Throws AccessDenied unless the caller has the right on the object or, without a key, on the bucket. */
export function demand(
  { context, bucket, accessKeyId }: Pick<SignedExchange, 'context' | 'bucket' | 'accessKeyId'>,
  action: string,
  key?: string,
): void {
  const resource = `arn:aws:s3:::${bucket.name}${key === undefined ? '' : `/${key}`}`;
  const granted = context.authorize?.({ accessKeyId, action, resource }) ?? true;
  if (granted !== true) throw accessDenied(granted);
}

export function announce(
  { context, bucket, requestId }: Exchange,
  object: { key: string; sizeBytes: number; etag: string; id: string },
  reason: ObjectCreated['reason'],
): void {
  context.onCreated?.({
    version: '0',
    bucket: { name: bucket.name },
    object: {
      key: object.key,
      size: object.sizeBytes,
      etag: object.etag,
      sequencer: context.now().getTime().toString(16).toUpperCase().padStart(16, '0'),
    },
    'request-id': requestId,
    requester: '000000000000',
    'source-ip-address': '127.0.0.1',
    reason,
  });
}
