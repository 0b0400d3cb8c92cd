import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { listSenders } from '#shared/contracts/reservations/list-senders.ts';
import { createClient } from '#web/src/api/client.ts';
import { readEarlyAtMs, requestEarly } from '#web/src/api/early.ts';
import { claimsOf, storedToken, tokensOf } from '#web/src/api/stored-token.ts';

type Answer = (response: ServerResponse) => void;

const token = 'the-token';
const sender = {
  senderId: '0123456789abcdef01234567',
  senderEmail: 'bookings@wellhub.test',
  marketplace: 'wellhub',
  createdAt: '2026-11-23T12:00:00.000Z',
} as const;

describe('an early request', () => {
  let server: Server;
  let origin: string;
  let requests: IncomingMessage[];
  let answers: Answer[];
  const senders: Answer = (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ senders: [sender] }));
  const status =
    (code: number): Answer =>
    (response) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end('{}');
  const callAs = (who: string | undefined) =>
    createClient({ accessToken: () => Promise.resolve(who), checkAnswers: true, origin });
  const address = (): string => `${origin}/api/reservations/senders`;

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request);
      (answers.shift() ?? senders)(response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    requests = [];
    answers = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is used once, and only by the user whose token it carried', async () => {
    requestEarly([address()], token);
    await expect(callAs(token)(listSenders, {})).resolves.toEqual({ senders: [sender] });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`]);
    await callAs(token)(listSenders, {});
    expect(requests).toHaveLength(2);
  });

  it.each(['a-fresh-token', undefined])('is not used with %s', async (who) => {
    requestEarly([address()], token);
    await callAs(who)(listSenders, {});
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${token}`,
      who && `Bearer ${who}`,
    ]);
  });

  it('has its response validated like any other', async () => {
    answers = [(response) => response.writeHead(200).end('{"senders":7}')];
    requestEarly([address()], token);
    await expect(callAs(token)(listSenders, {})).rejects.toThrow(/expected array/);
  });

  it.each([
    ['was refused', status(401)],
    ['failed', status(503)],
    ['did not come', (response: ServerResponse) => void response.destroy()],
  ])('is sent again if it %s', async (_, first) => {
    answers = [first];
    requestEarly([address()], token);
    await expect(callAs(token)(listSenders, {})).resolves.toEqual({ senders: [sender] });
    expect(requests).toHaveLength(2);
  });

  it.each(['before it is waited for', 'while it is waited for'])(
    'is not waited for if the caller gives up %s',
    async (when) => {
      const arrived = new Promise<ServerResponse>((resolve) => (answers = [resolve]));
      requestEarly([address()], token);
      const leaving = new AbortController();
      const pending = callAs(token)(listSenders, {}, { signal: leaving.signal });
      if (when.startsWith('while')) await arrived;
      leaving.abort();
      await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
      senders(await arrived);
    },
  );

  it('is discarded after a change', async () => {
    requestEarly([address()], token);
    answers = [senders, (response) => response.writeHead(200).end(JSON.stringify(sender))];
    await callAs(token)(addSender, { senderEmail: sender.senderEmail, marketplace: 'wellhub' });
    await callAs(token)(listSenders, {});
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('records when it was sent', async () => {
    const sentAtMs = Date.now() - 20_000;
    requestEarly([address()], token, sentAtMs);
    const found = await callAs(token)(listSenders, {});
    expect(readEarlyAtMs(found)).toBe(sentAtMs);
    expect(readEarlyAtMs({ pages: [found] })).toBe(sentAtMs);
    expect(readEarlyAtMs(await callAs(token)(listSenders, {}))).toBeUndefined();
  });

  it('is discarded when it is too old', async () => {
    requestEarly([address()], token, Date.now() - 40_000);
    await callAs(token)(listSenders, {});
    expect(requests).toHaveLength(2);
  });
});

const nowMs = Date.UTC(2026, 10, 23, 12);
const tokenUntil = (endMs: number): string =>
  `h.${Buffer.from(JSON.stringify({ exp: endMs / 1000, name: 'ñ?>' })).toString('base64url')}.s`;

describe('tokensOf', () => {
  const [good, over] = [tokenUntil(nowMs + 3_600_000), tokenUntil(nowMs - 1000)];
  const storageOf = (stored: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries({ ...stored, LastAuthUser: 'ana.b@studio.test' }).map(([name, value]) => [
        `CognitoIdentityServiceProvider.client1.${name === 'LastAuthUser' ? '' : 'ana.b@studio.test.'}${name}`,
        value,
      ]),
    );
  const read = (stored: Readonly<Record<string, string>>) => tokensOf(storageOf(stored), 'client1', nowMs);

  it('returns valid tokens, whose claims can be read', () => {
    expect(read({ accessToken: good, idToken: good })).toEqual({ accessToken: good, idToken: good });
    expect(read({ accessToken: good })).toEqual({ accessToken: good, idToken: undefined });
    expect(claimsOf(good)).toMatchObject({ name: 'ñ?>' });
    expect(claimsOf('no token')).toEqual({});
  });

  it.each([
    ['the access token has run out', { accessToken: over, idToken: good }],
    ['the id token has run out', { accessToken: good, idToken: over }],
    ['the access token is missing', { idToken: good }],
    ['the access token cannot be read', { accessToken: 'no token' }],
    ['the user pool is ahead of this clock', { accessToken: good, clockDrift: '3600000' }],
  ])('says that they have to be refreshed if %s', (_, stored) => {
    expect(read(stored)).toBe('expired');
  });

  it('counts by the clock of the user pool', () => {
    expect(read({ accessToken: over, clockDrift: '-60000' })).toEqual({
      accessToken: over,
      idToken: undefined,
    });
  });

  it('returns nothing if nobody is signed in to this app client', () => {
    expect(tokensOf({}, 'client1', nowMs)).toBeUndefined();
    expect(tokensOf(storageOf({ accessToken: good }), 'client2', nowMs)).toBeUndefined();
  });
});

describe('storedToken', () => {
  const good = tokenUntil(nowMs + 3_600_000);
  const storageOf = (stored: string, client = 'client1') => ({
    [`CognitoIdentityServiceProvider.${client}.LastAuthUser`]: 'ana.b@studio.test',
    [`CognitoIdentityServiceProvider.${client}.ana.b@studio.test.accessToken`]: stored,
    'cupo.appearance': '{}',
  });

  it('returns the token of the user who signed in last', () => {
    expect(storedToken(storageOf(good), nowMs)).toBe(good);
  });

  it.each([
    ['nobody signed in', {}],
    ['it has run out', storageOf(tokenUntil(nowMs - 1000))],
    ['it is about to', storageOf(tokenUntil(nowMs + 9000))],
    ['it cannot be read', storageOf('no token')],
    ['two clients have one', { ...storageOf(good), ...storageOf(good, 'client2') }],
  ])('returns nothing if %s', (_, storage) => {
    expect(storedToken(storage, nowMs)).toBeUndefined();
  });
});
