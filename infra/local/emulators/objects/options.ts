import type { SetOutage } from '../_shared/outage.ts';
/** A rule of the CorsConfiguration of an AWS::S3::Bucket resource. */
export type CorsRule = {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  /** Seconds. */
  MaxAge?: number;
};
type BucketOptions = { name: string; corsRules?: CorsRule[] };
/** The detail of EventBridge's 'Object Created' event. */
export type ObjectCreated = {
  version: '0';
  bucket: { name: string };
  /** `size` in bytes. */
  object: { key: string; size: number; etag: string; sequencer: string };
  'request-id': string;
  requester: string;
  'source-ip-address': string;
  reason: 'PutObject' | 'POST Object';
};
export type AuthorizeObjectCall = {
  accessKeyId: string;
  /** The IAM name of the action, such as s3:GetObject. */
  action: string;
  /** The ARN of the object or, for s3:ListBucket, of the bucket. */
  resource: string;
};
export type ObjectsOptions = {
  /** The folder for the objects. */
  dir: string;
  buckets: BucketOptions[];
  /** The clock by which signatures and policies expire. */
  now: () => Date;
  port?: number;
  /** Undefined when the access key id does not exist. */
  secretFor: (accessKeyId: string) => string | undefined;
  /** True, or the message of the AccessDenied error. */
  authorize?: (call: AuthorizeObjectCall) => true | string;
  onCreated?: (detail: ObjectCreated) => void;
};
/** An object as stored on this machine. */
export type FoundObject = {
  /** The file with its bytes. */
  path: string;
  sizeBytes: number;
  headers: Readonly<Record<string, string>>;
};
export type ObjectsEmulator = {
  url: string;
  /** Undefined when there is no such object. */
  find: (bucketName: string, key: string) => FoundObject | undefined;
  setOutage: SetOutage;
  close: () => Promise<void>;
};
