import type { ServerResponse } from 'node:http';
import * as z from 'zod';

const result = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)).default({}),
  multiValueHeaders: z.record(z.string(), z.array(z.string())).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/** Converts a function's result to an HTTP response. A result without a status becomes the body of a 200. */
function readResult(given: unknown): z.output<typeof result> {
  if (given !== null && typeof given === 'object' && 'statusCode' in given) return result.parse(given);
  const body = typeof given === 'string' ? given : JSON.stringify(given);
  return result.parse({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });
}

/** Sends a function's result as API Gateway does. */
export function sendResult(response: ServerResponse, given: unknown): void {
  const { statusCode, headers, multiValueHeaders, cookies, body, isBase64Encoded } = readResult(given);
  const content = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  for (const [name, value] of Object.entries({ ...headers, ...multiValueHeaders }))
    response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('content-length', content.length);
  response.writeHead(statusCode).end(content);
}

/** Responds with a message of the gateway itself. */
export function sendMessage(response: ServerResponse, statusCode: number, message: string): void {
  const body = JSON.stringify({ message });
  response
    .writeHead(statusCode, { 'content-type': 'application/json', 'content-length': body.length })
    .end(body);
}
