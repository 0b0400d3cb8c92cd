import { createHash, createHmac } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { call, codeIn, openObjects, type Answer, type Harness } from './harness.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

describe('bodies that differ from the signed body', () => {
  let objects: Harness;
  beforeEach(async () => {
    objects = await openObjects();
  });
  afterEach(() => objects.close());

  /** Signs step by step, as the description of the algorithm says. */
  async function putSigned(payloadHash: string, more: Record<string, string>, body: string): Promise<Answer> {
    const { host } = new URL(objects.url);
    const amzDate = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const date = amzDate.slice(0, 8);
    const headers: Record<string, string> = {
      host,
      'x-amz-content-sha256': payloadHash,
      'x-amz-date': amzDate,
      ...more,
    };
    const names = Object.keys(headers).sort();
    const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
    const canonical = `PUT\n/plain/a\n\n${lines}\n${names.join(';')}\n${payloadHash}`;
    const scope = `${date}/us-east-1/s3/aws4_request`;
    const key = hmac(hmac(hmac(hmac('AWS4a-secret', date), 'us-east-1'), 's3'), 'aws4_request');
    const signature = hmac(key, `AWS4-HMAC-SHA256\n${amzDate}\n${scope}\n${sha256(canonical)}`).toString(
      'hex',
    );
    const authorization = `AWS4-HMAC-SHA256 Credential=WORKER/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
    const length = { 'content-length': Buffer.byteLength(body) };
    return call(`${objects.url}/plain/a`, {
      method: 'PUT',
      headers: { ...headers, ...length, authorization },
      body,
    });
  }

  const chunked = (trailer: string) => `5\r\nhello\r\n0\r\nx-amz-checksum-crc32:${trailer}\r\n\r\n`;
  const inChunks = { 'x-amz-trailer': 'x-amz-checksum-crc32', 'x-amz-decoded-content-length': '5' };
  const streaming = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

  it('are accepted if they match', async () => {
    expect((await putSigned(sha256('hello'), {}, 'hello')).status).toBe(200);
    expect((await putSigned(streaming, inChunks, chunked('NhCmhg=='))).status).toBe(200);
    expect(await readdir(join(objects.dir, 'plain'))).toHaveLength(2);
  });

  it.each<[string, string, Record<string, string>, string, string]>([
    ['another body', sha256('hello'), {}, 'hullo', 'XAmzContentSHA256Mismatch'],
    ['a wrong checksum', 'UNSIGNED-PAYLOAD', { 'x-amz-checksum-crc32': 'AAAAAA==' }, 'hello', 'BadDigest'],
    ['a wrong MD5', 'UNSIGNED-PAYLOAD', { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' }, 'hello', 'BadDigest'],
    ['a wrong trailer', streaming, inChunks, chunked('AAAAAA=='), 'BadDigest'],
    ['no trailer', streaming, inChunks, '5\r\nhello\r\n0\r\n\r\n', 'BadDigest'],
    ['a chunk cut short', streaming, inChunks, '5\r\nhel', 'IncompleteBody'],
    ['no last chunk', streaming, inChunks, '5\r\nhello\r\n', 'IncompleteBody'],
    [
      'another length',
      streaming,
      { ...inChunks, 'x-amz-decoded-content-length': '6' },
      chunked('NhCmhg=='),
      'IncompleteBody',
    ],
  ])('are refused and leave nothing: %s', async (_, payloadHash, headers, body, code) => {
    const answer = await putSigned(payloadHash, headers, body);
    expect([answer.status, codeIn(answer)]).toEqual([400, code]);
    expect(await readdir(join(objects.dir, 'plain'))).toEqual([]);
    expect(objects.created).toEqual([]);
  });
});
