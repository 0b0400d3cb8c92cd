import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { call, codeIn, messageIn, openObjects, type Harness } from './harness.ts';

const Bucket = 'uploads';
const Key = 't/s1/report.csv';

/** X-Amz-Date, such as 20261123T120000Z. */
const signedAtMs = (url: string): number =>
  Date.parse(
    new URL(url).searchParams
      .get('X-Amz-Date')!
      .replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );

describe('presigned URLs', () => {
  let objects: Harness;
  let signer: S3Client;
  beforeEach(async () => {
    objects = await openObjects();
    signer = objects.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' });
    await signer.send(new PutObjectCommand({ Bucket, Key, Body: 'a report' }));
  });
  afterEach(() => objects.close());

  const getUrl = (more = {}) =>
    getSignedUrl(signer, new GetObjectCommand({ Bucket, Key, ...more }), { expiresIn: 60 });
  const putUrl = () =>
    getSignedUrl(
      signer,
      new PutObjectCommand({ Bucket, Key: 't/s1/new.csv', ContentType: 'text/csv', ContentLength: 5 }),
      {
        expiresIn: 60,
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
      },
    );
  const csv = { 'content-type': 'text/csv' };

  it('let anybody read one object until they expire', async () => {
    const url = await getUrl();
    expect(await call(url)).toMatchObject({ status: 200, text: 'a report' });
    objects.clock.stoppedAtMs = signedAtMs(url) + 59_000;
    expect((await call(url)).status).toBe(200);
    objects.clock.stoppedAtMs = signedAtMs(url) + 61_000;
    const late = await call(url);
    expect([late.status, codeIn(late), messageIn(late)]).toEqual([
      403,
      'AccessDenied',
      'Request has expired',
    ]);
  });

  it('set the headers of the answer', async () => {
    const url = await getUrl({
      ResponseContentDisposition: 'attachment; filename="r.csv"',
      ResponseContentType: 'text/csv',
    });
    const { headers } = await call(url);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="r.csv"',
      'content-type': 'text/csv',
    });
  });

  it.each([
    ['another key', (url: string) => url.replace('report', 'other')],
    ['another bucket', (url: string) => url.replace('/uploads/', '/plain/')],
    ['a longer life', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
    ['one more parameter', (url: string) => `${url}&response-content-type=text%2Fhtml`],
    ['another signature', (url: string) => url.replace(/X-Amz-Signature=./, 'X-Amz-Signature=z')],
  ])('are worth nothing with %s', async (_, forge) => {
    const answer = await call(forge(await getUrl()));
    expect([answer.status, codeIn(answer)]).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('are valid for one method only', async () => {
    const answer = await call(await getUrl(), { method: 'PUT', body: 'x', headers: { 'content-length': 1 } });
    expect([answer.status, codeIn(answer)]).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('let anybody write one object of the signed type and length', async () => {
    expect(
      (await call(await putUrl(), { method: 'PUT', body: '1,2,3', headers: { ...csv, 'content-length': 5 } }))
        .status,
    ).toBe(200);
    expect(objects.created.at(-1)?.object).toMatchObject({ key: 't/s1/new.csv', size: 5 });
  });

  it.each([
    ['one byte more', { ...csv, 'content-length': 6 }, '1,2,34', 'SignatureDoesNotMatch'],
    ['another type', { 'content-type': 'text/html', 'content-length': 5 }, '1,2,3', 'SignatureDoesNotMatch'],
    [
      'an unsigned header of metadata',
      { ...csv, 'content-length': 5, 'x-amz-meta-a': 'b' },
      '1,2,3',
      'AccessDenied',
    ],
  ])('refuse %s', async (_, headers, body, code) => {
    const answer = await call(await putUrl(), { method: 'PUT', headers, body });
    expect([answer.status, codeIn(answer)]).toEqual([403, code]);
    expect(objects.created).toHaveLength(1);
  });

  it('require the checksum in the URL to match the body', async () => {
    const strict = objects.clientWith({ requestChecksumCalculation: 'WHEN_SUPPORTED' });
    const url = await getSignedUrl(strict, new PutObjectCommand({ Bucket, Key: 'new' }), { expiresIn: 60 });
    const answer = await call(url, { method: 'PUT', body: 'x', headers: { 'content-length': 1 } });
    expect([answer.status, codeIn(answer)]).toEqual([400, 'BadDigest']);
  });

  it('can name the bucket in the host', async () => {
    const { port } = new URL(objects.url);
    const byHost = objects.clientWith({ endpoint: `http://localhost:${port}`, forcePathStyle: false });
    const url = await getSignedUrl(byHost, new GetObjectCommand({ Bucket, Key }), { expiresIn: 60 });
    expect(new URL(url).host).toBe(`uploads.localhost:${port}`);
    expect(await call(url)).toMatchObject({ status: 200, text: 'a report' });
  });
});
