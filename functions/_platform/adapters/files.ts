import type { S3Client } from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { environment } from '../common/environment.ts';
import { requestLimits } from '../common/request-limits.ts';
import { removeObjects } from './remove-objects.ts';
import {
  noLongerStored,
  type DownloadTerms,
  type Files,
  type UploadForm,
  type UploadTerms,
} from '../ports/files.ts';

const requestTimeoutMs = 20_000;

/** The SDK is loaded with the first file, as for the bucket of recordings. */
const load = () => import('./s3-files-client.ts');
type Sdk = Awaited<ReturnType<typeof load>>;
interface Bucket {
  readonly sdk: Sdk;
  readonly client: S3Client;
  readonly name: string;
}

async function uploadForm(
  { sdk, client, name }: Bucket,
  { key, sizeBytes, contentType, validSeconds }: UploadTerms,
): Promise<UploadForm> {
  return sdk.createPresignedPost(client, {
    Bucket: name,
    Key: key,
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', sizeBytes, sizeBytes], { 'Content-Type': contentType }],
    Expires: validSeconds,
  });
}

function downloadUrl(
  { sdk, client, name }: Bucket,
  { key, fileName, contentType, validSeconds }: DownloadTerms,
): Promise<string> {
  const command = new sdk.GetObjectCommand({
    Bucket: name,
    Key: key,
    ResponseContentType: contentType,
    ResponseContentDisposition: `attachment; filename="${fileName}"`,
  });
  return sdk.getSignedUrl(client, command, { expiresIn: validSeconds });
}

async function sizeOf({ sdk, client, name }: Bucket, key: string): Promise<number | undefined> {
  try {
    const { ContentLength } = await client.send(new sdk.HeadObjectCommand({ Bucket: name, Key: key }));
    return ContentLength;
  } catch (error) {
    if (error instanceof sdk.NotFound) return undefined;
    throw error;
  }
}

async function read(
  { sdk, client, name }: Bucket,
  key: string,
  start: number,
  end: number,
): Promise<Uint8Array> {
  if (end <= start) return new Uint8Array();
  const Range = `bytes=${start}-${end - 1}`;
  const { Body } = await client
    .send(new sdk.GetObjectCommand({ Bucket: name, Key: key, Range }))
    .catch((error: unknown) => {
      throw error instanceof sdk.NoSuchKey ? noLongerStored() : error;
    });
  if (Body === undefined) throw new Error(`${key} was returned without content`);
  return Body.transformToByteArray();
}

/** The bucket for uploaded files and files derived from them. */
export function uploads(): Files {
  const { UPLOADS_BUCKET: name } = environment('UPLOADS_BUCKET');
  let client: S3Client | undefined;
  const bucket = async (): Promise<Bucket> => {
    const sdk = await load();
    client ??= new sdk.S3Client({
      forcePathStyle: true,
      requestHandler: requestLimits({ requestTimeoutMs }),
    });
    return { sdk, client, name };
  };
  return {
    uploadForm: async (terms) => uploadForm(await bucket(), terms),
    downloadUrl: async (terms) => downloadUrl(await bucket(), terms),
    sizeOf: async (key) => sizeOf(await bucket(), key),
    read: async (key, start, end) => read(await bucket(), key, start, end),
    put: async (Key, Body) => {
      const { sdk, client: to } = await bucket();
      await to.send(new sdk.PutObjectCommand({ Bucket: name, Key, Body }));
    },
    putFile: async (Key, path, ContentLength) => {
      const { sdk, client: to } = await bucket();
      const Body = createReadStream(path);
      await to.send(new sdk.PutObjectCommand({ Bucket: name, Key, Body, ContentLength }));
    },
    removeAll: async (Prefix) => {
      const { sdk, client, name: Bucket } = await bucket();
      await removeObjects(sdk, client, { Bucket, Prefix });
    },
  };
}
