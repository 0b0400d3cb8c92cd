// The cost of our HTTP stack compared with only middy and zod: the same request, the same schemas, no I/O. The
// operation is public, because operations that take a token read from the table whether its access has ended.
import middy from '@middy/core';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from 'aws-lambda';
import * as z from 'zod';
import { operation } from '#shared/contracts/operation.ts';
import { originHeaders } from '../builders/origin.ts';
import { insist, interleaved, print, sized } from './measure.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';

const runs = sized(15, 1);
const requestsPerRun = sized(2000, 20);

const contract = operation({
  id: 'bench.echo',
  method: 'POST',
  path: '/api/bench/{name}',
  access: 'public',
  summary: 'Echo',
  params: z.strictObject({ name: z.string() }),
  body: z.strictObject({ places: z.array(z.int()), note: z.string() }),
  output: z.strictObject({ name: z.string(), places: z.array(z.int()) }),
});

const body = JSON.stringify({ places: [1, 2, 3, 4], note: 'from the bench' });
const event = {
  headers: { 'content-type': 'application/json', ...originHeaders },
  pathParameters: { name: 'class' },
  body,
  isBase64Encoded: false,
  requestContext: {
    requestId: 'request-1',
    authorizer: { jwt: { claims: { sub: '3f0e2f9c-6f1e-4c5b-9d0f-0a8a3a1e2b77', token_use: 'access' } } },
  },
} as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;
const context = { awsRequestId: 'request-1', functionName: 'bench' } as Context;

const plain = middy<APIGatewayProxyEventV2WithJWTAuthorizer>().handler(async (given, { awsRequestId }) => {
  const { name } = contract.params.parse(given.pathParameters);
  contract.query.parse(given.queryStringParameters ?? {});
  const { places } = contract.body.parse(JSON.parse(given.body ?? '{}'));
  return {
    statusCode: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-request-id': awsRequestId,
    },
    body: JSON.stringify(contract.output.parse({ name, places })),
  };
});

type Answer = { readonly statusCode?: number; readonly body?: string };
export type Handler = (given: typeof event, context: Context) => Promise<Answer>;

const expected = JSON.stringify({ name: 'class', places: [1, 2, 3, 4] });

/** @throws {NothingMeasured} if an answer is not the expected one */
export async function microsecondsPerRequest(handler: Handler): Promise<number> {
  const answers: Answer[] = [];
  const startedMs = performance.now();
  for (let request = 0; request < requestsPerRun; request += 1) answers.push(await handler(event, context));
  const tookMs = performance.now() - startedMs;
  for (const { statusCode, body: said } of answers)
    insist(
      statusCode === 200 && said === expected,
      `a request was answered with ${statusCode} ${said}, and not with 200 ${expected}`,
    );
  return (tookMs * 1000) / requestsPerRun;
}

/** Compares the stack with and without its log line, because a log line is I/O that middy alone does not do. */
export async function run(): Promise<void> {
  process.env['TABLE_NAME'] ??= 'bench';
  process.env['AWS_REGION'] ??= 'us-east-1';
  process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';
  const ours = publicOperation(contract, {}, async ({ input }) => ({
    name: input.name,
    places: input.places,
  }));
  const warm = [ours as unknown as Handler, plain as unknown as Handler];
  for (const handler of warm) await microsecondsPerRequest(handler);
  const [a, b] = warm.map((handler) => () => microsecondsPerRequest(handler));
  if (!a || !b) return;
  print({
    bench: 'handlers',
    unit: 'µs/request',
    runs,
    note: 'publicOperation against middy + zod, same request, log lines off',
    ...(await interleaved(runs, a, b)),
  });
}
