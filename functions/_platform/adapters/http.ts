import { request as openHttp } from 'node:http';
import type {
  Agent as HttpAgent,
  ClientRequest,
  IncomingHttpHeaders,
  IncomingMessage,
  RequestOptions,
} from 'node:http';
import { request as openHttps } from 'node:https';
import type { Agent as HttpsAgent } from 'node:https';
import { TLSSocket } from 'node:tls';
import { HttpFailure } from '../ports/http.ts';
import type { Http, HttpAnswer, HttpFailureKind, HttpRequest } from '../ports/http.ts';
import { httpAgent, httpsAgent, outboundTerms, outboundUrl } from './outbound.ts';
import type { OutboundTerms } from './outbound.ts';

interface Way {
  readonly terms: OutboundTerms;
  /** Each request uses a new connection. A reused connection may break before or after the request was sent. */
  readonly agents: { readonly http: HttpAgent; readonly https: HttpsAgent };
}

/**
 * An HTTP client based on Node's own. It reaches only the public internet, follows no redirects, stores no cookies, and
 * reports whether a request was sent.
 */
export function createHttp(terms: OutboundTerms = outboundTerms()): Http {
  const way = { terms, agents: { http: httpAgent(terms), https: httpsAgent(terms) } };
  return { send: (request) => new Promise((resolve, reject) => exchange(request, way, resolve, reject)) };
}

type Resolve = (answer: HttpAnswer) => void;
type Reject = (failure: HttpFailure) => void;

function exchange(request: HttpRequest, way: Way, resolve: Resolve, reject: Reject): void {
  const startedAtMs = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedAtMs);
  let left = false;
  let outgoing: ClientRequest | undefined;

  const fail = (kind: HttpFailureKind, cause?: unknown): void => {
    clearTimeout(limit);
    const effectUnknown = left && request.method !== 'GET';
    reject(new HttpFailure({ kind, effectUnknown, durationMs: elapsedMs(), cause }));
    outgoing?.destroy();
  };
  const limit = setTimeout(() => fail('timeout'), request.timeoutMs);

  try {
    outgoing = open(request, way);
  } catch (cause) {
    return fail('connection', cause);
  }
  onConnected(outgoing, () => (left = true));
  outgoing.on('error', (cause) => fail('connection', cause));
  outgoing.on('response', (incoming) => {
    if (isRedirect(incoming) && request.redirect !== 'answer') return fail('redirect');
    collect(incoming, request, fail, (body) => {
      clearTimeout(limit);
      resolve({ ...head(incoming), body, durationMs: elapsedMs() });
    });
  });
  // The body is sent as bytes, because Node would write the headers in the encoding of a text body.
  outgoing.end(bodyOf(request));
}

function open(request: HttpRequest, { terms, agents }: Way): ClientRequest {
  const url = outboundUrl(request.url, terms);
  const options: RequestOptions = {
    method: request.method,
    headers: { ...request.headers, ...lengthOf(request), 'accept-encoding': 'identity' },
  };
  return url.protocol === 'https:'
    ? openHttps(url, { ...options, agent: agents.https })
    : openHttp(url, { ...options, agent: agents.http });
}

const bodyOf = ({ body, bytes }: HttpRequest): Uint8Array | undefined =>
  bytes ?? (body === undefined ? undefined : Buffer.from(body, 'utf8'));

function lengthOf(request: HttpRequest): Record<string, string> {
  const body = bodyOf(request);
  return body === undefined ? {} : { 'content-length': String(body.byteLength) };
}

function onConnected(outgoing: ClientRequest, connected: () => void): void {
  outgoing.on('socket', (socket) => {
    socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', connected);
  });
}

function isRedirect(incoming: IncomingMessage): boolean {
  const status = incoming.statusCode ?? 0;
  return status >= 300 && status < 400 && incoming.headers.location !== undefined;
}

function collect(
  incoming: IncomingMessage,
  { bodyBytesMax, longerBody }: HttpRequest,
  fail: (kind: HttpFailureKind, cause?: unknown) => void,
  done: (body: string) => void,
): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const finish = (): void => done(Buffer.concat(chunks).toString('utf8'));
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= bodyBytesMax) return void chunks.push(chunk);
    if (longerBody !== 'cut') return fail('body-too-large');
    chunks.push(chunk.subarray(0, chunk.length - (bytes - bodyBytesMax)));
    finish();
    incoming.destroy();
  });
  incoming.on('error', (cause) => fail('connection', cause));
  incoming.on('end', finish);
}

function head(incoming: IncomingMessage): Pick<HttpAnswer, 'status' | 'headers' | 'setCookies'> {
  return {
    status: incoming.statusCode ?? 0,
    headers: flatten(incoming.headers),
    setCookies: incoming.headers['set-cookie'] ?? [],
  };
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'set-cookie' || value === undefined) continue;
    flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
