import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { environment } from '#functions/_platform/common/environment.ts';
import type { Place } from './place.ts';
import { operatorLimits } from '../operator-limits.ts';

interface Version {
  readonly Key: string;
  readonly VersionId: string;
}

/** The folders of a studio's files: uploads and their results, recordings, and its logos. */
function folders(studioId: string): { readonly Bucket: string; readonly Prefix: string }[] {
  const { UPLOADS_BUCKET, RECORDINGS_BUCKET, LOGOS_BUCKET } = environment(
    'UPLOADS_BUCKET',
    'RECORDINGS_BUCKET',
    'LOGOS_BUCKET',
  );
  return [
    { Bucket: UPLOADS_BUCKET, Prefix: `t/${studioId}/` },
    { Bucket: RECORDINGS_BUCKET, Prefix: `t/${studioId}/` },
    { Bucket: LOGOS_BUCKET, Prefix: `logos/studios/${studioId}/` },
  ];
}

/** Every version of every object under a prefix, and every delete marker, one page at a time. */
async function* versionsIn(
  client: S3Client,
  folder: { readonly Bucket: string; readonly Prefix: string },
): AsyncGenerator<Version[]> {
  let after: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined;
  do {
    const page = await client.send(new ListObjectVersionsCommand({ ...folder, ...after }));
    yield [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(
      ({ Key = '', VersionId = 'null' }) => ({ Key, VersionId }),
    );
    after = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
      : undefined;
  } while (after);
}

/** The studio's files, in all their versions. */
export function objects(studioId: string): Place {
  const client = new S3Client({ forcePathStyle: true, requestHandler: operatorLimits });
  return {
    name: 'objects',
    count: async () => {
      let count = 0;
      for (const folder of folders(studioId))
        for await (const versions of versionsIn(client, folder)) count += versions.length;
      return count;
    },
    empty: async () => {
      for (const folder of folders(studioId))
        for await (const Objects of versionsIn(client, folder)) {
          if (Objects.length === 0) continue;
          const { Errors = [] } = await client.send(
            new DeleteObjectsCommand({ Bucket: folder.Bucket, Delete: { Objects, Quiet: true } }),
          );
          if (Errors[0]) throw new Error(`${Errors[0].Key}: ${Errors[0].Message}`);
        }
    },
  };
}
