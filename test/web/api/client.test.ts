import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { listSenders } from '#shared/contracts/reservations/list-senders.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { createClient, type Call } from '#web/src/api/client.ts';
import { ApiProblem } from '#web/src/api/problem.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let call: Call;
let answer: Answer;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  call = createClient({ accessToken: () => Promise.resolve('the-token'), checkAnswers: true, origin });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (response: ServerResponse, status: number, type: string, body: unknown): void => {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
};
const failureOf = async (promise: Promise<unknown>): Promise<ApiProblem> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiProblem);
  return error as ApiProblem;
};

describe('the client', () => {
  it.each([
    [429, 'too-many-requests', 'The server is busy. Wait a moment and try again.'],
    [403, 'unavailable', 'The server could not answer.'],
    [503, 'unavailable', 'The server could not answer.'],
  ])('shows its own message for a %i that API Gateway sends', async (status, code, message) => {
    answer = (_, response) => send(response, status, 'application/json', { message: 'of API Gateway' });
    expect(await failureOf(call(createTicket, {}))).toMatchObject({ status, code, message });
  });

  it('sends the access token and returns the response', async () => {
    let authorization: string | undefined;
    answer = (request, response) => {
      authorization = request.headers.authorization;
      send(response, 200, 'application/json', { ticket: 't1' });
    };
    await expect(call(createTicket, {})).resolves.toEqual({ ticket: 't1' });
    expect(authorization).toBe('Bearer the-token');
  });

  it('validates the response only if checkAnswers is set', async () => {
    answer = (_, response) => send(response, 200, 'application/json', { ticket: 7 });
    await expect(call(createTicket, {})).rejects.toThrow(/expected string/);
    const trusting = createClient({
      accessToken: () => Promise.resolve(undefined),
      checkAnswers: false,
      origin,
    });
    await expect(trusting(createTicket, {})).resolves.toEqual({ ticket: 7 });
  });

  it("throws an error with the problem's code, message, findings and request id", async () => {
    const findings = [{ path: 'class_date', row: 4, message: 'must be a date' }];
    answer = (_, response) =>
      send(response, 422, 'application/problem+json', {
        type: 'about:blank',
        title: 'Import invalid',
        status: 422,
        code: 'import-invalid',
        detail: 'The file has errors.',
        requestId: 'r-1',
        findings,
        findingsTotal: 230,
      });
    const problem = await failureOf(call(importSchedule, { csvData: 'x' }));
    expect(problem).toMatchObject({
      code: 'import-invalid',
      status: 422,
      message: 'The file has errors.',
      requestId: 'r-1',
      findings,
      findingsTotal: 230,
    });
  });

  it.each([
    [401, 'unauthenticated'],
    [503, 'unavailable'],
  ])('treats a %i without a problem document as %s', async (status, code) => {
    answer = (_, response) => send(response, status, 'application/json', { message: 'Unauthorized' });
    expect((await failureOf(call(createTicket, {}))).code).toBe(code);
  });

  it('distinguishes a broken connection from a timeout', async () => {
    answer = (request) => request.socket.destroy();
    expect((await failureOf(call(createTicket, {}))).code).toBe('network');
    answer = () => undefined;
    expect((await failureOf(call(createTicket, {}, { timeoutMs: 30 }))).code).toBe('timeout');
  });

  it('rejects with an AbortError when the caller aborts', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const pending = call(createTicket, {}, { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a change', () => {
  const sender = { senderEmail: 'bookings@wellhub.test', marketplace: 'wellhub' } as const;
  const added = { ...sender, senderId: '0123456789abcdef01234567', createdAt: '2026-11-23T12:00:00.000Z' };
  const keyOf = ({ headers }: IncomingMessage): string | undefined => {
    const { 'idempotency-key': key } = headers;
    return typeof key === 'string' ? key : undefined;
  };
  const problemOf = (status: number, code: string) => ({
    type: `/problems/${code}`,
    title: code,
    status,
    code,
    detail: code,
    requestId: 'request-1',
  });

  /** Sends the given responses in order. Returns the idempotency keys that the server received. */
  function answering(...answers: readonly [number, unknown][]): (string | undefined)[] {
    const keys: (string | undefined)[] = [];
    answer = (request, response) => {
      const [status, body] = answers[keys.length] ?? [500, {}];
      keys.push(keyOf(request));
      response.setHeader('retry-after', '0');
      send(response, status, `application/${status < 400 ? '' : 'problem+'}json`, body);
    };
    return keys;
  }

  it('sends a quoted idempotency key, and a new key after each known outcome', async () => {
    const refused = problemOf(409, 'conflict');
    const keys = answering([200, added], [409, refused], [200, added]);
    await call(addSender, sender);
    await failureOf(call(addSender, sender));
    await call(addSender, sender);
    expect(keys.every((key) => /^"[0-9a-f-]{36}"$/.test(key ?? ''))).toBe(true);
    expect(new Set(keys).size).toBe(3);
  });

  it('keeps its idempotency key while the outcome is unknown', async () => {
    const keys = answering(
      [500, problemOf(500, 'internal')],
      [503, problemOf(503, 'unavailable')],
      [200, added],
    );
    await failureOf(call(addSender, sender));
    await failureOf(call(addSender, sender));
    await call(addSender, sender);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('uses a different key for a different change', async () => {
    const keys = answering([500, {}], [200, added]);
    await failureOf(call(addSender, sender));
    await call(addSender, { ...sender, marketplace: 'fitpass' });
    expect(new Set(keys).size).toBe(2);
  });

  it('retries while the first attempt is in progress, and returns its result', async () => {
    const busy = problemOf(409, 'in-progress');
    const keys = answering([409, busy], [409, busy], [200, added]);
    await expect(call(addSender, sender)).resolves.toEqual(added);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('uses the same key when it is sent twice at the same time', async () => {
    const keys = answering([200, added], [200, added]);
    await Promise.all([call(addSender, sender), call(addSender, sender)]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('sends no key for a read or for a ticket, which is secret', async () => {
    const keys = answering([200, { senders: [] }], [200, { ticket: 't1' }]);
    await call(listSenders, {});
    await call(createTicket, {});
    expect(keys).toEqual([undefined, undefined]);
  });
});
