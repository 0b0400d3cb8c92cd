import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../_shared/read-body.ts';
import { CognitoError, invalidParameter } from './errors.ts';

const bodyBytesMax = 100_000;

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, bodyBytesMax);
  if (!body) throw invalidParameter(`The body is larger than ${bodyBytesMax} bytes.`);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new CognitoError('SerializationException', 'The body is not JSON.');
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'application/x-amz-json-1.1',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(JSON.stringify(body));
}

/**
 * As on AWS, browsers may call the public operations from any origin. The authorization header is not allowed across
 * origins, so no page of another origin can make an administrator's call.
 */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers':
    'content-type, x-amz-target, x-amz-user-agent, amz-sdk-invocation-id, amz-sdk-request, cache-control',
  'access-control-expose-headers': 'x-amzn-errortype, x-amzn-requestid',
  'access-control-max-age': '7200',
};
