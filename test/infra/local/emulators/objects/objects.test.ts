import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { call, codeIn, openObjects, type Harness } from './harness.ts';

const Bucket = 'plain';

describe('objects in signed requests', () => {
  let objects: Harness;
  beforeEach(async () => {
    objects = await openObjects();
  });
  afterEach(() => objects.close());

  const put = (Key: string, Body: PutObjectCommand['input']['Body'] = Key) =>
    objects.client.send(new PutObjectCommand({ Bucket, Key, Body }));
  const get = async (Key: string, Range?: string): Promise<string | undefined> => {
    const found = await objects.client.send(
      new GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) }),
    );
    return found.Body?.transformToString();
  };

  it('returns a stored object with its headers and metadata', async () => {
    const Key = "t/s1/clase de 'yoga' ñ+& (1).csv";
    const { ETag } = await objects.client.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: 'a,b\n1,2\n',
        ContentType: 'text/csv',
        ContentDisposition: 'attachment',
        Metadata: { studio: 's1' },
      }),
    );
    const found = await objects.client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await found.Body?.transformToString()).toBe('a,b\n1,2\n');
    const head = await objects.client.send(new HeadObjectCommand({ Bucket, Key }));
    for (const answer of [found, head])
      expect(answer).toMatchObject({
        ETag,
        ContentLength: 8,
        ContentType: 'text/csv',
        ContentDisposition: 'attachment',
        Metadata: { studio: 's1' },
      });
  });

  it('accepts a stream with its checksum after the body', async () => {
    const parts = Array.from({ length: 50 }, (_, i) => Buffer.alloc(5000, i));
    const Body = Readable.from(parts);
    await objects.client.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: 250_000 }));
    const found = await objects.client.send(new GetObjectCommand({ Bucket, Key: 'stream' }));
    expect(Buffer.from(await found.Body!.transformToByteArray())).toEqual(Buffer.concat(parts));
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
  ])('answers the range %s', async (Range, text, ContentRange) => {
    await put('digits', '0123456789');
    const found = await objects.client.send(new GetObjectCommand({ Bucket, Key: 'digits', Range }));
    expect(await found.Body?.transformToString()).toBe(text);
    expect(found).toMatchObject({ ContentRange, $metadata: { httpStatusCode: 206 } });
  });

  it('refuses a range outside the object', async () => {
    await put('digits', '0123456789');
    await expect(get('digits', 'bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('stores and returns an empty object', async () => {
    await put('empty', Buffer.alloc(0));
    expect(await get('empty')).toBe('');
  });

  it('replaces an object completely', async () => {
    await put('a', 'one');
    await put('a', 'two');
    expect(await get('a')).toBe('two');
    expect(await readdir(join(objects.dir, Bucket))).toHaveLength(2);
  });

  it('does not replace an object on If-None-Match: *', async () => {
    const single = () =>
      objects.client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', IfNoneMatch: '*' }));
    await single();
    await expect(single()).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
  });

  it('deletes one or many objects, and ignores missing ones', async () => {
    await Promise.all(['a', 'b & c', 'd'].map((key) => put(key)));
    await objects.client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    await objects.client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    const { Deleted } = await objects.client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'b & c' }, { Key: 'none' }] } }),
    );
    expect(Deleted?.map(({ Key }) => Key)).toEqual(['b & c', 'none']);
    const { Contents } = await objects.client.send(new ListObjectsV2Command({ Bucket }));
    expect(Contents?.map(({ Key }) => Key)).toEqual(['d']);
    expect(await readdir(join(objects.dir, Bucket))).toHaveLength(2);
  });

  it('lists by prefix, in pages, and groups by the delimiter', async () => {
    const keys = ['a/1', 'a/2', 'b', 'c/1', 'c/d/1', 'é'];
    await Promise.all(keys.map((key) => put(key)));
    const list = (more: object) => objects.client.send(new ListObjectsV2Command({ Bucket, ...more }));
    expect((await list({ Prefix: 'c/' })).Contents?.map(({ Key }) => Key)).toEqual(['c/1', 'c/d/1']);
    const pages: (string | undefined)[][] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await list({ MaxKeys: 2, Delimiter: '/', ContinuationToken });
      pages.push([
        ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
        ...(page.Contents ?? []).map(({ Key }) => Key),
      ]);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(pages).toEqual([
      ['a/', 'b'],
      ['c/', 'é'],
    ]);
  });

  it('names what is missing', async () => {
    await expect(get('none')).rejects.toMatchObject({
      name: 'NoSuchKey',
      $metadata: { httpStatusCode: 404 },
    });
    const nowhere = new HeadBucketCommand({ Bucket: 'nowhere' });
    await expect(objects.client.send(nowhere)).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
  });

  it('reports each new object as EventBridge does', async () => {
    await put('t/s1/a.csv', '12345');
    expect(objects.created).toEqual([
      {
        version: '0',
        bucket: { name: Bucket },
        object: {
          key: 't/s1/a.csv',
          size: 5,
          etag: '827ccb0eea8a706c4c34a16891f84e7b',
          sequencer: expect.stringMatching(/^[0-9A-F]{16}$/),
        },
        'request-id': expect.stringMatching(/^[0-9A-F]{16}$/),
        requester: '000000000000',
        'source-ip-address': '127.0.0.1',
        reason: 'PutObject',
      },
    ]);
  });

  it('keeps its objects after a restart', async () => {
    await put('a', 'kept');
    await objects.restart();
    expect(await get('a')).toBe('kept');
  });

  it('requests permission for the action on the object, and refuses calls without it', async () => {
    await put('a');
    const reader = objects.clientWith({ credentials: { accessKeyId: 'READER', secretAccessKey: 'another' } });
    await expect(reader.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x' }))).rejects.toMatchObject({
      name: 'AccessDenied',
      message: 'User is not authorized to perform: s3:PutObject',
      $metadata: { httpStatusCode: 403 },
    });
    expect(objects.requests.at(-1)).toEqual({
      accessKeyId: 'READER',
      action: 's3:PutObject',
      resource: 'arn:aws:s3:::plain/a',
    });
    const { Body } = await reader.send(new GetObjectCommand({ Bucket, Key: 'a' }));
    expect(await Body?.transformToString()).toBe('a');
    await expect(reader.send(new GetObjectCommand({ Bucket, Key: 'none' }))).rejects.toMatchObject({
      name: 'AccessDenied',
    });
  });

  it('refuses a wrong secret, an unknown key and a wrong clock', async () => {
    const sendAs = (accessKeyId: string, secretAccessKey: string, more = {}) =>
      objects
        .clientWith({ credentials: { accessKeyId, secretAccessKey }, ...more })
        .send(new GetObjectCommand({ Bucket, Key: 'a' }));
    await expect(sendAs('WORKER', 'wrong')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    await expect(sendAs('NOBODY', 'x')).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    objects.clock.offsetMs = 16 * 60 * 1000;
    await expect(sendAs('WORKER', 'a-secret')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  it('refuses a call without any signature', async () => {
    const answer = await call(`${objects.url}/${Bucket}/a`);
    expect([answer.status, codeIn(answer)]).toEqual([403, 'AccessDenied']);
  });

  it('answers 501 to unsupported requests', async () => {
    const copy = new CopyObjectCommand({ Bucket, Key: 'b', CopySource: `${Bucket}/a` });
    const multipart = new CreateMultipartUploadCommand({ Bucket, Key: 'a' });
    for (const sent of [objects.client.send(copy), objects.client.send(multipart)])
      await expect(sent).rejects.toMatchObject({
        name: 'NotImplemented',
        $metadata: { httpStatusCode: 501 },
      });
  });
});
