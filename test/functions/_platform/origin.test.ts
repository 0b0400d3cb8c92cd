import * as z from 'zod';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { operation } from '#shared/contracts/operation.ts';
import { originHeader } from '#shared/contracts/origin.ts';
import { originHeaders } from '../../builders/origin.ts';
import { startTable } from '../../builders/start-table.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';
import { createOriginTest } from '#functions/_platform/origin.ts';

const shape = {
  method: 'GET',
  path: '/api/test',
  summary: 'Says that it was reached.',
  output: z.strictObject({ reached: z.boolean() }),
} as const;
const echo = operation({ ...shape, id: 'test.echo', access: 'public' });
const greet = operation({ ...shape, id: 'test.greet', access: 'signed-in' });

const present = originHeaders[originHeader]!;
const next = process.env['ORIGIN_SECRET_NEXT']!;
const context = { awsRequestId: 'request-0001' } as Context;
const claims = { sub: '44444444-4444-4444-8444-000000000001', token_use: 'access' };

type Call = (headers: Record<string, string>) => Promise<APIGatewayProxyStructuredResultV2>;
let handlers: Record<'public' | 'signed-in', Call>;

const table = await startTable();
afterAll(() => table.close());

beforeAll(async () => {
  const reached = async () => ({ reached: true });
  const eventOf = (headers: Record<string, string>) =>
    ({ headers, requestContext: { requestId: 'gateway-0001', authorizer: { jwt: { claims } } } }) as never;
  const open = publicOperation(echo, {}, reached);
  const guarded = httpOperation(greet, {}, reached);
  handlers = {
    public: (headers) => open(eventOf(headers), context),
    'signed-in': (headers) => guarded(eventOf(headers), context),
  };
});

describe.each(['public', 'signed-in'] as const)('a request for what is %s', (access) => {
  it.each([
    ['the present secret', { [originHeader]: present }],
    ['the next one, in the middle of a rotation', { [originHeader]: next }],
    ['it under a name in capitals', { 'X-Origin-Secret': present }],
  ])('is answered with %s', async (_, headers) => {
    expect(await handlers[access](headers)).toMatchObject({ statusCode: 200, body: '{"reached":true}' });
  });

  it.each([
    ['none', {}],
    ['an empty one', { [originHeader]: '' }],
    ['a part of it', { [originHeader]: present.slice(0, -1) }],
    ['more than it', { [originHeader]: `${present}x` }],
    ['both at once', { [originHeader]: `${present},${next}` }],
    ['it under another name', { 'x-origin': present }],
  ])('is refused with %s, as a problem that says where to go', async (_, headers) => {
    const refused = await handlers[access](headers);
    expect(refused).toMatchObject({
      statusCode: 403,
      headers: { 'content-type': 'application/problem+json' },
    });
    expect(JSON.parse(refused.body!)).toMatchObject({
      code: 'forbidden',
      detail: expect.stringContaining('Use the address of the app') as unknown,
    });
  });
});

describe('a function without the origin secret', () => {
  it.each(['ORIGIN_SECRET', 'ORIGIN_SECRET_NEXT'])('does not start without %s', async (name) => {
    const reported = process.env[name]!;
    delete process.env[name];
    try {
      expect(() => createOriginTest()).toThrow(`environment variable ${name}`);
    } finally {
      process.env[name] = reported;
    }
  });
});
