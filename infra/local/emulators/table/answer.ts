import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { accessKeyIdOf } from '../_shared/access-key.ts';
import type { Handler } from '../_shared/listen.ts';
import { readBody } from '../_shared/read-body.ts';
import type { Call, Context } from './context.ts';
import { describeContinuousBackups, restoreTableToPointInTime } from './backup-calls.ts';
import { createProtocolErrors, operations, type Operation, type Output } from './dynalite.ts';
import { plainCall } from './plain-call.ts';
import { internalServerError, isRefusal } from './refusals.ts';
import { describeTimeToLive, updateTimeToLive } from './time-to-live-calls.ts';
import { transactGet } from './transact-get.ts';
import { transactWrite } from './transact-write.ts';

const bodyBytesMax = 16 * 1024 * 1024;
const contentTypes = new Set(['application/json', 'application/x-amz-json-1.0']);

type Operate = (context: Context, call: Call) => Promise<Output>;
const operate = new Map<string, Operate>([
  ...operations.map((name: Operation): [string, Operate] => [
    name,
    (context, call) => plainCall(context, call, name),
  ]),
  ['TransactWriteItems', transactWrite],
  ['TransactGetItems', transactGet],
  ['DescribeContinuousBackups', describeContinuousBackups],
  ['RestoreTableToPointInTime', restoreTableToPointInTime],
  ['DescribeTimeToLive', describeTimeToLive],
  ['UpdateTimeToLive', updateTimeToLive],
]);

export function answerRequests(context: Context): Handler {
  const protocolErrors = createProtocolErrors();
  return async (request, response) => {
    const body = await readBody(request, bodyBytesMax);
    if (!body) return void response.writeHead(413, { 'transfer-encoding': 'chunked' }).end();
    const call = readCall(request, body);
    if (!call) return protocolErrors(replay(request, body), response);
    const { status, output } = await answer(context, call);
    send(request, response, status, output);
  };
}

function replay(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { headers, method, url } = request;
  return Object.assign(Readable.from(body.length ? [body] : []), { headers, method, url }) as IncomingMessage;
}

function readCall(request: IncomingMessage, body: Buffer): Call | undefined {
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  const [version, operation = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  const accessKeyId = accessKeyIdOf(request);
  if (request.method !== 'POST' || !contentTypes.has(contentType) || !accessKeyId) return undefined;
  if (version !== 'DynamoDB_20120810' || !operate.has(operation)) return undefined;
  const parsed = parse(body);
  return parsed === undefined ? undefined : { accessKeyId, operation, body: parsed };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

async function answer(context: Context, call: Call): Promise<{ status: number; output: object }> {
  try {
    return { status: 200, output: (await operate.get(call.operation)?.(context, call)) ?? {} };
  } catch (error) {
    if (!isRefusal(error)) process.emitWarning(error instanceof Error ? error : String(error));
    const { statusCode, body } = isRefusal(error) ? error : internalServerError();
    return { status: statusCode, output: body };
  }
}

function send(request: IncomingMessage, response: ServerResponse, status: number, output: object): void {
  const text = Buffer.from(JSON.stringify(output));
  response.writeHead(status, {
    'content-type': request.headers['content-type']?.split(';')[0]?.trim(),
    'content-length': text.length,
    'x-amz-crc32': crc32(text),
    'x-amzn-requestid': randomBytes(39).toString('base64').toUpperCase().replaceAll(/[+/]/g, '0'),
  });
  response.end(text);
}
