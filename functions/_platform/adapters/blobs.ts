import { environment } from '../common/environment.ts';
import type { Blobs } from '../ports/blobs.ts';
import { lazyS3 } from './lazy-s3.ts';
import { removeObjects } from './remove-objects.ts';

const requestTimeoutMs = 5_000;

/** The bucket for recordings. */
export function recordings(): Blobs {
  const { RECORDINGS_BUCKET: Bucket } = environment('RECORDINGS_BUCKET');
  const open = lazyS3(requestTimeoutMs);
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
    removeAll: async (Prefix) => {
      const { client, ...sdk } = await open();
      await removeObjects(sdk, client, { Bucket, Prefix });
    },
  };
}
