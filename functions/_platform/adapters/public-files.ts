import { environment } from '../common/environment.ts';
import type { PublicFiles } from '../ports/public-files.ts';
import { lazyS3 } from './lazy-s3.ts';

const requestTimeoutMs = 10_000;

/** The bucket for logos. */
export function logos(): PublicFiles {
  const { LOGOS_BUCKET: Bucket } = environment('LOGOS_BUCKET');
  const open = lazyS3(requestTimeoutMs);
  return {
    put: async (Key, Body, { contentType, cacheSeconds }) => {
      const { client, PutObjectCommand } = await open();
      const CacheControl = `public, max-age=${cacheSeconds}`;
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: contentType, CacheControl }));
    },
  };
}
