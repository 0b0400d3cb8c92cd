import type { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

/** The parts of the S3 SDK that are used. They are loaded at the first request. */
interface Sdk {
  readonly DeleteObjectsCommand: typeof DeleteObjectsCommand;
  readonly ListObjectsV2Command: typeof ListObjectsV2Command;
}

/** Deletes every object whose key has the prefix, page by page. */
export async function removeObjects(
  sdk: Sdk,
  client: S3Client,
  { Bucket, Prefix }: { readonly Bucket: string; readonly Prefix: string },
): Promise<void> {
  for (;;) {
    const { Contents = [], IsTruncated } = await client.send(
      new sdk.ListObjectsV2Command({ Bucket, Prefix }),
    );
    const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
    if (Objects.length > 0)
      await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    if (IsTruncated !== true) return;
  }
}
