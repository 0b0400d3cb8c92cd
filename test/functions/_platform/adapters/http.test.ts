import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpFailure } from '#functions/_platform/ports/http.ts';
import type { HttpRequest } from '#functions/_platform/ports/http.ts';
import { loopbackHttp } from '#test/builders/loopback-http.ts';

const http = loopbackHttp();
let server: Server;
let url: string;

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

async function listen(answer: Answer): Promise<void> {
  server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  server.closeAllConnections();
  return new Promise<void>((resolve) => server.close(() => resolve()));
});

const request = (more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: `${url}/a?b=1`,
  headers: {},
  timeoutMs: 10_000,
  bodyBytesMax: 1_000,
  ...more,
});

async function failureOf(more: Partial<HttpRequest>): Promise<Pick<HttpFailure, 'kind' | 'effectUnknown'>> {
  const thrown: unknown = await http.send(request(more)).then(
    () => new Error('no failure came'),
    (error: unknown) => error,
  );
  if (!(thrown instanceof HttpFailure)) throw thrown;
  return { kind: thrown.kind, effectUnknown: thrown.effectUnknown };
}

test('sends method, headers and body unchanged, and returns the complete response', async () => {
  const seen: unknown[] = [];
  await listen(async (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const { 'x-a': own, 'content-length': length, 'accept-encoding': encoding } = headers;
    seen.push(method, path, own, length, encoding, await text(incoming));
    outgoing.writeHead(201, { 'x-two': ['a', 'b'], 'set-cookie': ['k=1; Path=/', 'l=2'] }).end('sí');
  });
  const answer = await http.send(request({ method: 'PATCH', headers: { 'x-a': 'ñ' }, body: '{"n":"ñ"}' }));
  expect(seen).toEqual(['PATCH', '/a?b=1', 'ñ', '10', 'identity', '{"n":"ñ"}']);
  expect(answer).toMatchObject({ status: 201, body: 'sí', setCookies: ['k=1; Path=/', 'l=2'] });
  expect(answer.headers['x-two']).toBe('a, b');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('receives only the beginning of a longer response if it is to be cut', async () => {
  await listen((_, outgoing) => {
    outgoing.writeHead(200);
    // The response never ends, and it continues only as fast as it is received.
    const more = (): void => {
      while (outgoing.write('0123456789'.repeat(100)));
    };
    outgoing.on('drain', more);
    more();
  });
  const cut = await http.send(request({ bodyBytesMax: 2_005, longerBody: 'cut' }));
  expect(cut).toMatchObject({ status: 200, body: `${'0123456789'.repeat(200)}01234` });
  expect(await failureOf({ bodyBytesMax: 2_005 })).toEqual({ kind: 'body-too-large', effectUnknown: false });
});

test('keeps no cookies between requests', async () => {
  const cookies: (string | undefined)[] = [];
  await listen((incoming, outgoing) => {
    cookies.push(incoming.headers.cookie);
    outgoing.writeHead(200, { 'set-cookie': 'k=1' }).end();
  });
  await http.send(request());
  await http.send(request());
  expect(cookies).toEqual([undefined, undefined]);
});

test.each([400, 404, 429, 500, 503])('treats status %i as a response, not a failure', async (status) => {
  await listen((_incoming, outgoing) => outgoing.writeHead(status).end('no'));
  expect(await http.send(request())).toMatchObject({ status, body: 'no' });
});

test('accepts a body of exactly the limit, and refuses one byte more', async () => {
  await listen((incoming, outgoing) => outgoing.end('x'.repeat(incoming.url === '/over' ? 1_001 : 1_000)));
  expect((await http.send(request())).body).toHaveLength(1_000);
  expect(await failureOf({ url: `${url}/over` })).toEqual({ kind: 'body-too-large', effectUnknown: false });
  expect(await failureOf({ url: `${url}/over`, method: 'PUT' })).toEqual({
    kind: 'body-too-large',
    effectUnknown: true,
  });
});

test('a redirect is refused, or handed back where asked for; it is never followed', async () => {
  const paths: (string | undefined)[] = [];
  await listen((incoming, outgoing) => {
    paths.push(incoming.url);
    outgoing.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await failureOf({})).toEqual({ kind: 'redirect', effectUnknown: false });
  expect(await failureOf({ method: 'POST' })).toEqual({ kind: 'redirect', effectUnknown: true });
  const answer = await http.send(request({ redirect: 'answer' }));
  expect([answer.status, answer.headers['location']]).toEqual([302, '/elsewhere']);
  expect(paths).toEqual(['/a?b=1', '/a?b=1', '/a?b=1']);
});

test.each([
  ['no answer at all', () => undefined],
  [
    'an answer that never ends',
    (_incoming: IncomingMessage, outgoing: ServerResponse) => void outgoing.write('x'),
  ],
])('%s ends by the time limit: a change may have been made, a look not', async (_name, answer) => {
  await listen(answer);
  expect(await failureOf({ timeoutMs: 300 })).toEqual({ kind: 'timeout', effectUnknown: false });
  expect(await failureOf({ timeoutMs: 300, method: 'PUT', body: 'x' })).toEqual({
    kind: 'timeout',
    effectUnknown: true,
  });
});

test('leaves the result of a change unknown if the connection breaks after sending', async () => {
  await listen((_incoming, outgoing) => outgoing.destroy());
  expect(await failureOf({ method: 'POST', body: 'x' })).toEqual({ kind: 'connection', effectUnknown: true });
});

test('treats a truncated response as a broken connection, not as a short response', async () => {
  await listen((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-length': '100' });
    outgoing.write('half', () => outgoing.destroy());
  });
  expect(await failureOf({})).toEqual({ kind: 'connection', effectUnknown: false });
});

test('reports that nothing was sent if nobody listens', async () => {
  await listen(() => undefined);
  const gone = url;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(await failureOf({ url: gone, method: 'PUT' })).toEqual({ kind: 'connection', effectUnknown: false });
});

test.each([
  'http://example.com/',
  'http://127.0.0.1.example.com/',
  'ftp://127.0.0.1/',
  'file:///etc/passwd',
  'nonsense',
])('%s is not sent: secrets travel encrypted, or stay on this machine', async (address) => {
  await listen(() => undefined);
  expect(await failureOf({ url: address, method: 'PUT' })).toEqual({
    kind: 'connection',
    effectUnknown: false,
  });
});

async function text(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
