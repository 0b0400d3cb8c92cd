import { GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { call, codeIn, messageIn, openObjects, type Answer, type Harness } from './harness.ts';

const Bucket = 'uploads';
const Key = 't/s1/imports/1.csv';
const sizeBytesMax = 1000;
type Fields = Record<string, string>;

describe('presigned forms', () => {
  let objects: Harness;
  beforeEach(async () => {
    objects = await openObjects();
  });
  afterEach(() => objects.close());

  const signForm = (more: Partial<PresignedPostOptions> = {}) =>
    createPresignedPost(objects.client, {
      Bucket,
      Key,
      Expires: 300,
      Fields: { 'Content-Type': 'text/csv' },
      Conditions: [['content-length-range', 1, sizeBytesMax]],
      ...more,
    });

  async function post(
    { url, fields }: { url: string; fields: Fields },
    file: string | Buffer,
    { fileName = 'clases.csv', origin = 'https://app.example' } = {},
  ): Promise<Answer> {
    const boundary = 'x7f3';
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: text/csv\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(file),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    return call(url, {
      method: 'POST',
      headers: {
        origin,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
      body,
    });
  }

  async function text(key: string): Promise<string | undefined> {
    const { Body } = await objects.client.send(new GetObjectCommand({ Bucket, Key: key }));
    return Body?.transformToString();
  }

  it('accept the file that the policy describes', async () => {
    const answer = await post(await signForm(), 'a,b\n1,2\n');
    expect(answer.status).toBe(204);
    expect(await text(Key)).toBe('a,b\n1,2\n');
    expect(objects.created[0]).toMatchObject({ object: { key: Key, size: 8 }, reason: 'POST Object' });
    expect(objects.requests[0]).toEqual({
      accessKeyId: 'WORKER',
      action: 's3:PutObject',
      resource: `arn:aws:s3:::uploads/${Key}`,
    });
  });

  it.each([
    [1, 204, undefined],
    [sizeBytesMax, 204, undefined],
    [0, 400, 'EntityTooSmall'],
    [sizeBytesMax + 1, 400, 'EntityTooLarge'],
    [300_000, 400, 'EntityTooLarge'],
  ])('hold %d bytes to the range: %d', async (bytes, status, code) => {
    const answer = await post(await signForm(), Buffer.alloc(bytes, 'x'));
    expect([answer.status, codeIn(answer)]).toEqual([status, code]);
    expect(objects.created).toHaveLength(status === 204 ? 1 : 0);
  });

  it.each<[string, (fields: Fields) => Fields, string]>([
    ['another key', (fields) => ({ ...fields, key: 't/s2/imports/1.csv' }), 'AccessDenied'],
    ['another type', (fields) => ({ ...fields, 'Content-Type': 'text/html' }), 'AccessDenied'],
    ['another bucket', (fields) => ({ ...fields, bucket: 'plain' }), 'AccessDenied'],
    ['a field more', (fields) => ({ ...fields, 'x-amz-meta-studio': 's2' }), 'AccessDenied'],
    ['an acl', (fields) => ({ ...fields, acl: 'public-read' }), 'AccessDenied'],
    ['another policy', (fields) => ({ ...fields, Policy: widened(fields) }), 'SignatureDoesNotMatch'],
    [
      'another signature',
      (fields) => ({ ...fields, 'X-Amz-Signature': '0'.repeat(64) }),
      'SignatureDoesNotMatch',
    ],
    ['no policy', (fields) => without(fields, 'Policy'), 'AccessDenied'],
  ])('refuse %s', async (_, forge, code) => {
    const { url, fields } = await signForm();
    const answer = await post({ url, fields: forge(fields) }, 'a,b');
    expect([answer.status, codeIn(answer)]).toEqual([403, code]);
    expect(objects.created).toEqual([]);
  });

  it('refuse a missing type', async () => {
    const { url, fields } = await signForm();
    const rest = without(fields, 'Content-Type');
    const answer = await post({ url, fields: rest }, 'a,b');
    expect(messageIn(answer)).toContain('Policy Condition failed');
  });

  it('refuse a form for another bucket', async () => {
    const { url, fields } = await signForm();
    const answer = await post({ url: url.replace('/uploads', '/plain'), fields }, 'a,b');
    expect([answer.status, codeIn(answer)]).toEqual([403, 'AccessDenied']);
  });

  it('expire', async () => {
    const form = await signForm();
    const policy = Buffer.from(form.fields['Policy']!, 'base64').toString();
    const { expiration } = JSON.parse(policy) as { expiration: string };
    const endsAtMs = Date.parse(expiration);
    objects.clock.stoppedAtMs = endsAtMs - 1_000;
    expect((await post(form, 'a,b')).status).toBe(204);
    objects.clock.stoppedAtMs = endsAtMs + 1_000;
    const late = await post(form, 'a,b');
    expect([late.status, messageIn(late)]).toEqual([403, 'Invalid according to Policy: Policy expired.']);
  });

  it('can leave the end of the key open', async () => {
    const Conditions: PresignedPostOptions['Conditions'] = [
      ['content-length-range', 1, 10],
      ['starts-with', '$x-amz-meta-note', ''],
    ];
    const { url, fields } = await signForm({ Key: 't/s1/${filename}', Conditions });
    const answer = await post({ url, fields: { ...fields, 'x-amz-meta-note': 'ok' } }, 'abc', {
      fileName: 'marzo.csv',
    });
    expect(answer.status).toBe(204);
    expect(await text('t/s1/marzo.csv')).toBe('abc');
    const outside = await post(
      { url, fields: { ...fields, key: 't/s2/${filename}', 'x-amz-meta-note': 'ok' } },
      'abc',
    );
    expect(outside.status).toBe(403);
  });

  it('answer with the requested success_action_status', async () => {
    const answer = await post(
      await signForm({ Fields: { 'Content-Type': 'text/csv', success_action_status: '201' } }),
      'a',
    );
    expect(answer.status).toBe(201);
    expect(answer.text).toContain(`<Key>${Key}</Key>`);
  });

  it('let only pages of an allowed origin read the answer', async () => {
    const allowed = await post(await signForm(), 'a');
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-expose-headers': 'ETag',
    });
    const other = await post(await signForm(), 'a', { origin: 'https://evil.example' });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

/** The policy with a larger size. */
function widened({ Policy = '' }: Fields): string {
  const text = Buffer.from(Policy, 'base64').toString();
  const wider = text.replace(String(sizeBytesMax), String(sizeBytesMax * 10));
  if (wider === text) throw new Error('The policy has no size to widen.');
  return Buffer.from(wider).toString('base64');
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([given]) => given !== name));
