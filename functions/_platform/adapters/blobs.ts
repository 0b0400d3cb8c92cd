import type { S3Client } from '@aws-sdk/client-s3';
import { environment } from '../environment.ts';
import type { Blobs } from '../ports/blobs.ts';

const requestTimeoutMs = 5_000;

/** Loaded with the first object: most of a cold start would else be spent on a client that may not be needed. */
const load = () => import('./s3-client.ts');

/** The bucket of recordings. */
export function recordings(): Blobs {
  const { RECORDINGS_BUCKET: Bucket } = environment('RECORDINGS_BUCKET');
  let made: S3Client | undefined;
  const open = async () => {
    const sdk = await load();
    made ??= new sdk.S3Client({ forcePathStyle: true, requestHandler: { requestTimeout: requestTimeoutMs } });
    return { ...sdk, client: made };
  };
  return {
    putJson: async (Key, value) => {
      const { client, PutObjectCommand } = await open();
      const Body = JSON.stringify(value);
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/json' }));
    },
    getJson: async (Key) => {
      const { client, GetObjectCommand, NoSuchKey } = await open();
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body === undefined ? undefined : JSON.parse(await Body.transformToString());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  };
}
