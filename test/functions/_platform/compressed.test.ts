import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { answered, type Answer } from '#functions/_platform/http-answer.ts';
import { operation } from '#shared/contracts/operation.ts';
import { tables } from '#functions/_data/table/tables.ts';

const contract = operation({
  id: 'schedule.listClasses',
  method: 'GET',
  path: '/api/words',
  access: 'signed-in',
  summary: 'Words',
  output: z.strictObject({ texts: z.array(z.string()) }),
});
const silent = () => undefined;
const deps = {
  table: tables,
  clock: { now: () => new Date('2026-11-23T12:00:00Z') },
  ids: { next: () => '' },
  random: { bytes: () => new Uint8Array() },
  logger: { info: silent, warn: silent, error: silent, measure: silent },
};

const ask = (texts: number, acceptEncoding?: string): Promise<Answer> =>
  answered(
    {
      contract,
      event: {
        headers: { ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }) },
        requestContext: { requestId: 'r' },
      } as never,
      context: { awsRequestId: 'r' },
      isCold: false,
    },
    deps,
    () => Promise.resolve({ texts: Array.from({ length: texts }, () => 'plaza') }),
  );

describe('a large answer', () => {
  it('is compressed for clients that accept it', async () => {
    const plain = await ask(1_000);
    expect(plain.isBase64Encoded).toBeUndefined();
    const short = await ask(1_000, 'br, gzip;q=0.8');
    expect(short).toMatchObject({
      statusCode: 200,
      isBase64Encoded: true,
      headers: {
        'content-encoding': 'gzip',
        'content-type': 'application/json',
        'cache-control': 'no-store',
      },
    });
    const bytes = Buffer.from(short.body ?? '', 'base64');
    expect(gunzipSync(bytes).toString()).toBe(plain.body);
    expect(bytes.length * 10).toBeLessThan(plain.body?.length ?? 0);
  });

  it('is sent uncompressed to other clients, and when it is small', async () => {
    expect(await ask(1_000, 'br')).toEqual(await ask(1_000));
    expect(await ask(3, 'gzip')).toEqual(await ask(3));
  });
});
