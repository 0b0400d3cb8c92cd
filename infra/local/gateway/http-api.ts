import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpRoute } from '../assembly/routes.ts';
import { startTimeLimit } from '../runtime/time-limit.ts';
import { httpEvent } from './http-event.ts';
import { sendMessage, sendResult } from './http-result.ts';
import type { VerifyJwt } from './jwt.ts';
import { pathOf } from './request-parts.ts';
import { createRouteTable, type Match } from './route-table.ts';

export type HttpApiOptions = {
  routes: readonly HttpRoute[];
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  verifyJwt: VerifyJwt;
  now: () => Date;
  timeoutMs?: number;
};

const bodyBytesMax = 10 * 1024 * 1024;
/** Lambda's limit for the payload and the response of a synchronous call. */
const payloadBytesMax = 6 * 1024 * 1024;
const timeoutMsDefault = 30_000;

class TimedOut extends Error {}

/** API Gateway's HTTP API with the app's routes. */
export function createHttpApi(options: HttpApiOptions) {
  const find = createRouteTable(options.routes);
  const findSafely = (request: IncomingMessage) => {
    try {
      return find(request.method ?? '', pathOf(request));
    } catch {
      return 'malformed' as const;
    }
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // As on AWS, a request is received completely before the response is sent: a client that gets a response while it
    // is still sending sees a connection reset instead.
    const body = await readAtMost(request, bodyBytesMax);
    if (!body) return tooLarge(request, response);
    const match = findSafely(request);
    if (match === 'malformed') return sendMessage(response, 400, 'Bad Request');
    if (!match) return sendMessage(response, 404, 'Not Found');
    const claims = await claimsFor(request, match.route, options.verifyJwt);
    if (claims === 'refused') {
      response.setHeader('www-authenticate', 'Bearer');
      return sendMessage(response, 401, 'Unauthorized');
    }
    await call({ options, match, request, response, body, ...(claims ? { claims } : {}) });
  };
}

async function claimsFor(request: IncomingMessage, { authorizer }: HttpRoute, verifyJwt: VerifyJwt) {
  if (!authorizer) return undefined;
  return verifyJwt(request.headers.authorization, authorizer).catch(() => 'refused' as const);
}

type Call = {
  options: HttpApiOptions;
  match: Match<HttpRoute>;
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  claims?: Record<string, string>;
};

async function call({ options, match, request, response, body, claims }: Call): Promise<void> {
  const { route, pathParameters } = match;
  const event = httpEvent({
    request,
    body,
    routeKey: route.routeKey,
    pathParameters,
    now: options.now(),
    ...(claims ? { claims } : {}),
  });
  if (Buffer.byteLength(JSON.stringify(event)) > payloadBytesMax) return tooLarge(request, response);
  const timeoutMs = options.timeoutMs ?? timeoutMsDefault;
  try {
    const result = await within(timeoutMs, options.invoke(route.function.name, event));
    if (Buffer.byteLength(JSON.stringify(result)) > payloadBytesMax)
      throw new Error('The response is too large');
    sendResult(response, result);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else if (error instanceof TimedOut) sendMessage(response, 503, 'Service Unavailable');
    else sendMessage(response, 500, 'Internal Server Error');
  }
}

/** Keeps the connection open when the body is too long, so that the error response can be sent. */
async function readAtMost(request: IncomingMessage, bytesMax: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
  sendMessage(response, 413, 'Request Entity Too Large');
  request.resume();
}

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const endLimit = startTimeLimit(timeoutMs, () => late.reject(new TimedOut()));
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    endLimit();
  }
}
