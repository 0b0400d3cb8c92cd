import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { environment } from '../environment.ts';
import type { Blobs } from '../ports/blobs.ts';

const requestTimeoutMs = 5_000;

/** The bucket of recordings. */
export function recordings(): Blobs {
  const { RECORDINGS_BUCKET: Bucket } = environment('RECORDINGS_BUCKET');
  const client = new S3Client({ forcePathStyle: true, requestHandler: { requestTimeout: requestTimeoutMs } });
  return {
    putJson: async (Key, value) => {
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body: JSON.stringify(value), ContentType: 'application/json' }),
      );
    },
    getJson: async (Key) => {
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
