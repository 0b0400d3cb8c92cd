import { createHook } from 'node:async_hooks';
import type { LookupAddress } from 'node:dns';
import { createServer, get as getHttp } from 'node:http';
import type { RequestOptions, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer, get as getHttps } from 'node:https';
import { createHttp } from '#functions/_platform/adapters/http.ts';
import {
  checkingLookup,
  httpAgent,
  httpsAgent,
  OutboundRefused,
  outboundTerms,
  type OutboundTerms,
} from '#functions/_platform/adapters/outbound.ts';
import { HttpFailure } from '#functions/_platform/ports/http.ts';
import { selfSigned } from '#test/builders/self-signed.ts';

// Every attempted TCP connection creates one of these, whatever its result.
let attempts = 0;
const watch = createHook({
  init: (_id, type) => {
    if (type === 'TCPCONNECTWRAP') attempts += 1;
  },
});

let server: Server;
let port: number;
let accepted = 0;
beforeAll(async () => {
  watch.enable();
  server = createServer((_incoming, outgoing) => outgoing.end('ok'));
  server.on('connection', () => {
    accepted += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  attempts = 0;
  accepted = 0;
});
afterAll(async () => {
  watch.disable();
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const addresses = (...all: string[]): LookupAddress[] =>
  all.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
/** A resolver that returns the next list for each query, and repeats the last one. */
function resolver(...answers: LookupAddress[][]) {
  const requests: string[] = [];
  const resolve: OutboundTerms['resolve'] = (hostname) => {
    requests.push(hostname);
    return Promise.resolve(answers[Math.min(requests.length, answers.length) - 1] ?? []);
  };
  return { requests, resolve };
}
const strict = (...answers: LookupAddress[][]): OutboundTerms => ({
  loopback: false,
  resolve: resolver(...answers).resolve,
});

async function outcomeOf(url: string, terms: OutboundTerms): Promise<string> {
  const request = { method: 'GET', url, headers: {}, timeoutMs: 5_000, bodyBytesMax: 1_000 } as const;
  const sent = createHttp(terms).send(request);
  return sent.then(
    ({ body }) => body,
    (error: unknown) => (error instanceof HttpFailure ? `${error.kind} ${error.effectUnknown}` : 'thrown'),
  );
}
const refused = { outcome: 'connection false', attempts: 0, accepted: 0 };
const result = async (url: string, terms: OutboundTerms) => ({
  outcome: await outcomeOf(url, terms),
  attempts,
  accepted,
});

/** This machine listens on PORT. */
const byAddress = [
  'https://127.0.0.1:PORT/',
  'http://127.0.0.1:PORT/',
  'https://127.1:PORT/',
  'https://2130706433:PORT/',
  'https://0x7f.1:PORT/',
  'https://0x7f000001:PORT/',
  'https://017700000001:PORT/',
  'https://0177.0.0.1:PORT/',
  'https://127.0.0.1.:PORT/',
  'https://127。0。0。1:PORT/',
  'https://①②⑦.0.0.1:PORT/',
  'https://%31%32%37.0.0.1:PORT/',
  'https://0:PORT/',
  'https://0.0.0.0:PORT/',
  'https://[::1]:PORT/',
  'https://[::]:PORT/',
  'https://[::ffff:127.0.0.1]:PORT/',
  'https://[::ffff:7f00:1]:PORT/',
  'https://[0:0:0:0:0:ffff:7f00:1]:PORT/',
  'https://[::127.0.0.1]:PORT/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://[fe80::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.170.2/v2/credentials',
  'http://169.254.79.129:2000/',
  'http://127.0.0.1:9001/2018-06-01/runtime/invocation/next',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://8.8.8.8/',
  'http://localhost:PORT/',
  'http://localhost.:PORT/',
  'https://localhost:PORT/',
  'https://good.example:PORT/',
  'https://good.example:22/',
  'https://good.example@127.0.0.1:PORT/',
  'https://user:secret@good.example/',
  'https://127.0.0.1:PORT#@good.example/',
  'http://good.example/',
  'ftp://good.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/_GET',
  'data:text/plain,x',
  'javascript:alert(1)',
  '//good.example/',
  '',
];
test.each(byAddress)('%s is refused, and nothing is opened', async (url) => {
  const terms = strict(addresses('8.8.8.8'));
  expect(await result(url.replace('PORT', String(port)), terms)).toEqual(refused);
});

const byName: Array<[string, LookupAddress[][]]> = [
  ['loopback', [addresses('127.0.0.1')]],
  ['loopback by IPv6', [addresses('::1')]],
  ['a private network', [addresses('10.1.2.3')]],
  ['the metadata service', [addresses('169.254.169.254')]],
  ['the metadata service by IPv6', [addresses('fd00:ec2::254')]],
  ['a carrier’s network', [addresses('100.64.0.1')]],
  ['a mapped address', [addresses('::ffff:10.0.0.1')]],
  ['a translated address', [addresses('64:ff9b::a00:1')]],
  ['a public and a private address', [addresses('8.8.8.8', '10.0.0.1')]],
  ['a private and a public address', [addresses('2606:4700::1111', '::1')]],
  ['nowhere', [[]]],
  ['something that is no address', [addresses('127.1')]],
];
test.each(byName)(
  'a name that resolves to %s is refused, and no connection is opened',
  async (_name, answers) => {
    expect(await result('https://good.example/', strict(...answers))).toEqual(refused);
    for (const name of ['https://localhost./', 'https://[::1].example/', 'https://internal/'])
      expect(await result(name, strict(...answers))).toEqual(refused);
  },
);

test('no connection is opened for a name that cannot be resolved', async () => {
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await result('https://good.example/', { loopback: false, resolve })).toEqual(refused);
});

test('a name is resolved once, so the connection uses the checked address even if DNS changes', async () => {
  const { requests, resolve } = resolver(addresses('127.0.0.1'), addresses('10.0.0.1'));
  const terms = { loopback: true, resolve };
  const get = () =>
    new Promise<string>((done) => {
      const options = { host: 'good.example', port, agent: httpAgent(terms) };
      getHttp(options, (answer) => void answer.resume().on('end', () => done('answered'))).on(
        'error',
        (error) => done(error.name),
      );
    });
  expect([await get(), requests, attempts, accepted]).toEqual(['answered', ['good.example'], 1, 1]);
  expect([await get(), requests.length, attempts, accepted]).toEqual(['OutboundRefused', 2, 1, 1]);
});

test('public addresses are passed on unchanged, for one family or both', async () => {
  const terms = strict(addresses('2606:4700::1111', '8.8.8.8'));
  const poll = (options: object) =>
    new Promise((done) => {
      checkingLookup(terms)('good.example', options, (error, found, family) => done([error, found, family]));
    });
  expect(await poll({ all: true })).toEqual([null, addresses('2606:4700::1111', '8.8.8.8'), undefined]);
  expect(await poll({})).toEqual([null, '2606:4700::1111', 6]);
  expect(await poll({ family: 4 })).toEqual([null, '8.8.8.8', 4]);
  expect(await poll({ family: 'IPv4', all: true })).toEqual([null, addresses('8.8.8.8'), undefined]);
});

test.each([
  ['https', (options: RequestOptions) => getHttps(options), httpsAgent],
  ['http', (options: RequestOptions) => getHttp(options), httpAgent],
])('another client’s %s agent refuses an address that is not looked up', async (_name, get, agentOf) => {
  const agent = agentOf(strict());
  for (const host of ['127.0.0.1', '::1', '169.254.169.254', '10.0.0.1']) {
    const error = await new Promise((done) => {
      get({ host, port, agent }).on('error', done);
    });
    expect(error).toBeInstanceOf(OutboundRefused);
  }
  expect([attempts, accepted]).toEqual([0, 0]);
});

test('with the flag, only this machine can be reached over http', async () => {
  const { resolve } = resolver(addresses('10.0.0.1'));
  const terms = { loopback: true, resolve };
  expect(await result(`http://127.0.0.1:${port}/`, terms)).toEqual({
    outcome: 'ok',
    attempts: 1,
    accepted: 1,
  });
  attempts = 0;
  for (const url of [
    'http://10.0.0.1/',
    'http://good.example/',
    'https://good.example/',
    'https://10.0.0.1/',
  ])
    expect(await outcomeOf(url, terms)).toBe('connection false');
  expect(attempts).toBe(0);
});

test('a redirect to this machine is not followed', async () => {
  const redirecting = createServer((_incoming, outgoing) =>
    outgoing.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
  );
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  const from = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}/`;
  expect(await outcomeOf(from, { ...strict(), loopback: true })).toBe('redirect false');
  expect([attempts, accepted]).toEqual([1, 0]);
  await new Promise<void>((resolve) => redirecting.close(() => resolve()));
});

test('an untrusted certificate is refused before anything is sent', async () => {
  const certificate = selfSigned('localhost');
  let requestCount = 0;
  const stranger = createTlsServer(certificate, (_incoming, outgoing) => {
    requestCount += 1;
    outgoing.end('ok');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const { port: at } = stranger.address() as AddressInfo;
  const terms = { loopback: true, resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) };
  const ask = (trusted: object) =>
    new Promise<string>((resolve) => {
      const to = { host: 'localhost', port: at, agent: httpsAgent(terms), ...trusted };
      getHttps(to, (incoming) => {
        incoming.resume();
        resolve(`answered ${incoming.statusCode}`);
      }).on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    });
  expect([await ask({}), requestCount]).toEqual(['DEPTH_ZERO_SELF_SIGNED_CERT', 0]);
  // The certificate works once it is trusted.
  expect([await ask({ ca: certificate.cert }), requestCount]).toEqual(['answered 200', 1]);
  await new Promise<void>((resolve) => stranger.close(() => resolve()));
});

test('only the exact word sets the flag, and it is off by default', () => {
  const said = (value: string | undefined) => {
    if (value === undefined) delete process.env['OUTBOUND_LOOPBACK'];
    else process.env['OUTBOUND_LOOPBACK'] = value;
    return outboundTerms().loopback;
  };
  expect([said(undefined), said('allowed')]).toEqual([false, true]);
  expect(() => said('true')).toThrow(/OUTBOUND_LOOPBACK/);
  delete process.env['OUTBOUND_LOOPBACK'];
});
