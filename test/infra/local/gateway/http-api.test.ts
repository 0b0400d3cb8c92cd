import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { audience, issuer, seconds, startGateway, type Changes, type Harness } from './setup.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startGateway();
});
afterAll(() => harness.gateway.close());

const ask = (path: string, init?: RequestInit) => fetch(`${harness.gateway.origin}${path}`, init);
const requestsMade = async (
  init: { body?: BodyInit; headers?: Record<string, string> },
  path = '/api/things/7%2F8/parts/b?a=1&a=2&c=%C3%A9',
) => {
  let seen: unknown;
  harness.functions['things'] = (event) => {
    seen = event;
    return { statusCode: 204 };
  };
  const authorization = `Bearer ${await harness.token({ 'cognito:groups': ['a', 'b'] })}`;
  await ask(path, { method: 'POST', ...init, headers: { authorization, ...init.headers } });
  return seen as Record<string, unknown> & { requestContext: Record<string, unknown> };
};

describe('the event for a request', () => {
  it('contains path, query, headers and cookies separately', async () => {
    const event = await requestsMade({
      body: '{"places":1}',
      headers: { 'content-type': 'application/json', cookie: 'a=1; b=2', 'X-Own': 'v' },
    });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/things/{thingId}/parts/{partId}',
      rawPath: '/api/things/7/8/parts/b',
      rawQueryString: 'a=1&a=2&c=%C3%A9',
      cookies: ['a=1', 'b=2'],
      queryStringParameters: { a: '1,2', c: 'é' },
      pathParameters: { thingId: '7/8', partId: 'b' },
      headers: { 'x-own': 'v' },
      body: '{"places":1}',
      isBase64Encoded: false,
      requestContext: {
        http: { method: 'POST', protocol: 'HTTP/1.1' },
        time: '02/Mar/2026:10:00:00 +0000',
        timeEpoch: 1_772_445_600_000,
      },
    });
    expect(event['headers']).not.toHaveProperty('cookie');
  });

  it('contains the claims as text', async () => {
    const event = await requestsMade({});
    expect(event.requestContext['authorizer']).toEqual({
      jwt: {
        scopes: null,
        claims: {
          sub: 'u1',
          iss: issuer,
          client_id: audience,
          iat: `${seconds - 60}`,
          exp: `${seconds + 60}`,
          'cognito:groups': '[a b]',
        },
      },
    });
    expect(event).not.toHaveProperty('body');
  });

  it('contains binary bodies in base 64', async () => {
    const event = await requestsMade({
      body: new Uint8Array([0, 255]),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(event).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
  });

  it('goes to the function of the most specific route', async () => {
    harness.functions['run'] = () => ({ statusCode: 200, body: 'run' });
    const authorization = `Bearer ${await harness.token()}`;
    const answer = await ask('/api/things/run/parts/1', { method: 'POST', headers: { authorization } });
    await expect(answer.text()).resolves.toBe('run');
  });
});

describe('the answer of a function', () => {
  const answered = (result: unknown) => {
    harness.functions['open'] = () => result;
    return ask('/api/open');
  };

  it('sets the status, headers, cookies and body', async () => {
    const answer = await answered({
      statusCode: 418,
      headers: { 'X-Own': 1 },
      multiValueHeaders: { vary: ['a', 'b'] },
      cookies: ['a=1; Secure', 'b=2'],
      body: Buffer.from([0, 255]).toString('base64'),
      isBase64Encoded: true,
    });
    expect(answer.status).toBe(418);
    expect(answer.headers.get('x-own')).toBe('1');
    expect(answer.headers.get('vary')).toBe('a, b');
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Secure', 'b=2']);
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255]);
  });

  it('is the body of a 200 if it has no status', async () => {
    const answer = await answered({ places: 3 });
    expect([answer.status, await answer.text()]).toEqual([200, '{"places":3}']);
  });

  it('becomes a 500 if it is invalid or the function fails', async () => {
    const none = await answered({ statusCode: 'many' });
    expect([none.status, await none.json()]).toEqual([500, { message: 'Internal Server Error' }]);
    harness.functions['open'] = () => {
      throw new Error('secret');
    };
    const failed = await ask('/api/open');
    expect([failed.status, await failed.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  });

  it('becomes a 500 if it is larger than Lambda allows', async () => {
    expect((await answered({ statusCode: 200, body: 'x'.repeat(7_000_000) })).status).toBe(500);
  });
});

describe('requests that the gateway refuses', () => {
  const status = async (authorization?: string) => {
    const answer = await ask('/api/things/1/parts/2', {
      method: 'POST',
      headers: authorization === undefined ? {} : { authorization },
    });
    return [answer.status, await answer.json()];
  };
  const refusal = [401, { message: 'Unauthorized' }];

  it('include requests without a valid token', async () => {
    harness.functions['things'] = () => ({ statusCode: 200, body: '{}' });
    await expect(status(`Bearer ${await harness.token()}`)).resolves.toEqual([200, {}]);
    await expect(status()).resolves.toEqual(refusal);
    await expect(status('Bearer nonsense')).resolves.toEqual(refusal);
  });

  it.each([
    ['of another issuer', { iss: 'https://other.example' }],
    ['that has expired', { exp: seconds - 1 }],
    ['without an end', { exp: undefined }],
    ['issued in the future', { iat: seconds + 30 }],
    ['for another client', { client_id: 'client2' }],
    ['for another audience', { aud: 'client2' }],
  ])('is a token %s', async (_, changes: Changes) => {
    await expect(status(`Bearer ${await harness.token(changes)}`)).resolves.toEqual(refusal);
  });

  it('do not include tokens with an audience in place of a client', async () => {
    const token = await harness.token({ aud: audience, client_id: undefined });
    await expect(status(`Bearer ${token}`)).resolves.toEqual([200, {}]);
  });

  it('include tokens that are unsigned, signed with another key, or signed with the public key as a secret', async () => {
    const claims = { sub: 'u1', iss: issuer, client_id: audience, iat: seconds - 60, exp: seconds + 60 };
    const other = await generateKeyPair('RS256', { extractable: true });
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(other.privateKey);
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(other.publicKey)));
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
    for (const token of [foreign, symmetric, unsigned])
      await expect(status(`Bearer ${token}`)).resolves.toEqual(refusal);
  });

  it('include requests without a matching route', async () => {
    const answer = await ask('/api/absent');
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not Found' }]);
    expect((await ask('/api/open', { method: 'POST' })).status).toBe(404);
    const authorization = `Bearer ${await harness.token()}`;
    const malformed = await ask('/api/things/%E0%A4%A/parts/2', {
      method: 'POST',
      headers: { authorization },
    });
    expect(malformed.status).toBe(400);
  });

  it.each([
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6', 'short'],
    ['a length that is no number', 'Content-Length: +5', 'short'],
    ['chunks of no length', 'Transfer-Encoding: chunked', 'zz\r\nshort\r\n'],
  ])('is a message that says by %s where it ends', async (_, header, body) => {
    let served = false;
    harness.functions['open'] = () => {
      served = true;
      return { statusCode: 204 };
    };
    const { hostname, port } = new URL(harness.gateway.origin);
    const socket = connect(Number(port), hostname);
    socket.end(`GET /api/open HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${header}\r\n\r\n${body}`);
    const [beginning] = (await once(socket, 'data')) as [Buffer];
    expect(beginning.toString()).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
    expect(served).toBe(false);
  });

  it.each([
    ['the gateway', 11],
    ['Lambda', 7],
  ])('is more than %s takes', async (_, megabytes) => {
    const authorization = `Bearer ${await harness.token()}`;
    const answer = await ask('/api/things/1/parts/2', {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/plain' },
      body: 'x'.repeat(megabytes * 1024 * 1024),
    });
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
  });

  it.each([
    ['/api/things/7/parts/8', 401],
    ['/api/nothing', 404],
  ])('is answered once it is there whole, also where %s refuses it with %i', async (path, status) => {
    const { hostname, port } = new URL(harness.gateway.origin);
    // Without keep-alive, the server closes the connection after its answer, even while the client is still sending.
    const requested = request({
      hostname,
      port,
      path,
      method: 'POST',
      agent: new Agent({ keepAlive: false }),
    });
    const errors: Error[] = [];
    requested.on('error', (error) => errors.push(error));
    const answered: number[] = [];
    requested.on('response', (answer) => {
      answered.push(answer.statusCode ?? 0);
      answer.resume();
    });
    requested.end('x'.repeat(9 * 1024 * 1024));
    await once(requested, 'close');
    expect([errors, answered]).toEqual([[], [status]]);
  });
});
