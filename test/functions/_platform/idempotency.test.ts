import type { Context } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Failure } from '#shared/contracts/failure.ts';
import { idempotencyLeaseSeconds } from '#shared/contracts/idempotency.ts';
import { operation } from '#shared/contracts/operation.ts';
import { eventFor, type answerOf, type As } from '../../builders/call-operation.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { Reply } from '#functions/_platform/http-answer.ts';
import { base } from '#functions/_platform/adapters/base.ts';
import { IdempotencyKeyEntity } from '#functions/_data/studio/idempotency-key.ts';
import { sealedAnswerCharactersMax } from '#functions/_platform/idempotency.ts';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { tableOf } from '#test/builders/table-of.ts';

const alameda: As = { studioId: '11111111-1111-4111-8111-111111111111' };
const roma: As = { studioId: '22222222-2222-4222-8222-222222222222' };
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const body = z.strictObject({ text: z.string(), password: z.string().optional() });
const output = z.strictObject({ count: z.int(), url: z.string() });
const aChange = <const Id extends string>(id: Id) =>
  operation({
    id,
    method: 'POST',
    path: '/api/test/{name}',
    access: 'signed-in',
    summary: 'A change',
    params: z.strictObject({ name: z.string() }),
    body,
    output,
  });
const change = aChange('test.change');
const other = aChange('test.other');

type Answer = { readonly status: number; readonly said: unknown; readonly headers: Record<string, unknown> };

interface Requested {
  readonly as?: As;
  readonly text?: string;
  readonly name?: string;
  readonly password?: string;
  readonly contract?: typeof change | typeof other;
}

let table: TestTable;
let handlers: Record<string, never>;
let work: () => Promise<unknown>;
let done = 0;

beforeAll(async () => {
  table = await startTable();
  const run = async () => {
    done += 1;
    await work();
    const answer = { count: done, url: `https://pay.test/session-canary-${done}` };
    return new Reply(answer, { status: 202, cookies: ['state=1'] });
  };
  handlers = {
    'test.change': httpOperation(change, {}, run as never) as never,
    'test.other': httpOperation(other, {}, run as never) as never,
  };
});
beforeEach(() => {
  done = 0;
  work = async () => undefined;
});
afterAll(() => table.close());

const withKey = (event: never, key: string | undefined): never => {
  const { headers, ...rest } = event as { headers: object };
  return { ...rest, headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) } } as never;
};

async function ask(
  key: string | undefined,
  { as = alameda, text = 'a', name = 'x', contract = change, ...more }: Requested = {},
): Promise<Answer> {
  const event = withKey(eventFor(contract, { name, text, ...more }, as), key);
  const handler = handlers[contract.id] as unknown as (
    event: never,
    context: Context,
  ) => ReturnType<typeof answerOf>;
  const answer = await handler(event, { awsRequestId: randomUUID() } as Context);
  return {
    status: answer.statusCode ?? 0,
    said: JSON.parse(answer.body ?? 'null'),
    headers: { ...answer.headers, cookies: answer.cookies },
  };
}

const newKey = (): string => `"${randomUUID()}"`;

/** Advances only the handlers' clock. */
async function later<T>(durationMs: number, then: () => Promise<T>): Promise<T> {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + durationMs);
  const given = jest.spyOn(base.clock, 'now').mockReturnValue(new Date(now + durationMs));
  try {
    return await then();
  } finally {
    clock.mockRestore();
    given.mockRestore();
  }
}

describe('a change with an idempotency key', () => {
  test('is made once, and repeats return the complete first answer', async () => {
    const key = newKey();
    const first = await ask(key);
    const again = await ask(key);
    expect(done).toBe(1);
    expect([again.status, again.said]).toEqual([202, first.said]);
    expect(first.said).toEqual({ count: 1, url: 'https://pay.test/session-canary-1' });
    expect(again.headers['cookies']).toEqual(['state=1']);
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
  });

  test('is made each time if no key is sent', async () => {
    await ask(undefined);
    await ask(undefined);
    expect(done).toBe(2);
  });

  test('is refused with another body or path under the same key', async () => {
    const key = newKey();
    await ask(key);
    for (const changed of [{ text: 'b' }, { name: 'y' }])
      expect(await ask(key, changed)).toMatchObject({
        status: 422,
        said: {
          code: 'key-reused',
          detail: 'This idempotency key was used for another request. Please use a new one.',
        },
      });
    expect(done).toBe(1);
  });

  test('is separate for another studio or another operation', async () => {
    const key = newKey();
    await ask(key);
    expect((await ask(key, { as: roma })).said).toMatchObject({ count: 2 });
    expect((await ask(key, { contract: other })).said).toMatchObject({ count: 3 });
  });

  test('is told to wait while the first attempt is running', async () => {
    const key = newKey();
    let end: () => void = () => undefined;
    const began = new Promise<void>((hasBegun) => {
      work = () =>
        new Promise<void>((resolve) => {
          end = resolve;
          hasBegun();
        });
    });
    const first = ask(key);
    await began;
    const meanwhile = await ask(key);
    expect(meanwhile).toMatchObject({
      status: 409,
      said: { code: 'in-progress' },
      headers: { 'retry-after': '1' },
    });
    end();
    expect((await first).status).toBe(202);
    expect((await ask(key)).said).toEqual((await first).said);
    expect(done).toBe(1);
  });

  test('repeats a refusal in the same words, without another attempt', async () => {
    const key = newKey();
    work = () => Promise.reject(new Failure('conflict', 'Somebody was faster.'));
    const first = await ask(key);
    work = async () => undefined;
    const again = await ask(key);
    expect([first.status, again.status]).toEqual([409, 409]);
    expect(again.said).toMatchObject({ code: 'conflict', detail: 'Somebody was faster.' });
    expect(done).toBe(1);
  });

  test.each([
    ['a fault of ours', () => new Error('broken')],
    ['too many requests', () => Failure.later('Too often.', 60)],
    ['something that is not available', () => new Failure('unavailable', 'Not now.')],
  ])('may be tried again at once after %s', async (_, failure) => {
    const key = newKey();
    work = () => Promise.reject(failure());
    expect((await ask(key)).status).toBeGreaterThanOrEqual(429);
    work = async () => undefined;
    expect((await ask(key)).status).toBe(202);
    expect(done).toBe(2);
  });

  test('may be retried half a minute after the first attempt died, and not earlier', async () => {
    const key = newKey();
    const died = new Promise<void>((hasBegun) => {
      work = () => new Promise<void>(() => hasBegun());
    });
    void ask(key);
    await died;
    work = async () => undefined;
    const leaseMs = idempotencyLeaseSeconds * 1000;
    expect((await later(leaseMs - 1000, () => ask(key))).status).toBe(409);
    expect((await later(leaseMs + 1000, () => ask(key, { text: 'b' }))).status).toBe(422);
    expect((await later(leaseMs + 1000, () => ask(key))).status).toBe(202);
    expect(done).toBe(2);
  });

  test('is remembered for a day', async () => {
    const key = newKey();
    await ask(key);
    await later(dayMs - minuteMs, () => ask(key));
    expect(done).toBe(1);
    await later(dayMs + minuteMs, () => ask(key, { text: 'b' }));
    expect(done).toBe(2);
  });

  test('is not made again if its answer was too large to store', async () => {
    const key = newKey();
    const large = Array.from({ length: sealedAnswerCharactersMax / 16 }, () => randomUUID()).join('');
    work = () => Promise.reject(new Failure('conflict', large));
    expect((await ask(key)).said).toMatchObject({ detail: large });
    expect(await ask(key)).toMatchObject({
      status: 409,
      said: { detail: 'This was already done. Reload the page to see the result.' },
    });
    expect(done).toBe(1);
    const { data } = await tableOf(alameda.studioId)
      .of(IdempotencyKeyEntity)
      .query.primary({ studioId: alameda.studioId })
      .go();
    expect(data.every(({ sealedAnswer = '' }) => sealedAnswer.length <= sealedAnswerCharactersMax)).toBe(
      true,
    );
  });

  test('leaves no readable key, input or answer in the table', async () => {
    const key = randomUUID();
    await ask(`"${key}"`, { password: 'password-canary' });
    const { Items = [] } = await tableOf(alameda.studioId).requests.documents.send(
      new QueryCommand({
        TableName: process.env['TABLE_NAME'],
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `S#${alameda.studioId}#IDEMPOTENCY-KEY` },
      }),
    );
    expect(Items.length).toBeGreaterThan(0);
    const text = JSON.stringify(Items);
    for (const secret of [key, 'password-canary', 'session-canary']) expect(text).not.toContain(secret);
  });

  test('writes two items of a kilobyte, and adds no reads', async () => {
    const before = table.calls.length;
    await ask(newKey());
    const calls = table.calls.slice(before).map(({ action, writeUnits }) => [action, writeUnits]);
    // The read checks whether the caller has signed out, as in every operation.
    expect(calls).toEqual([
      ['dynamodb:BatchGetItem', 0],
      ['dynamodb:PutItem', 1],
      ['dynamodb:PutItem', 1],
    ]);
  });

  test.each(['""', '"a', 'ä', '"a"b"', `"${'a'.repeat(256)}"`, '{}'])(
    'is refused under a key that is none: %s',
    async (key) => {
      const answer = await ask(key);
      expect([answer.status, JSON.stringify(answer.said)]).toEqual([
        400,
        expect.stringContaining('header.idempotency-key'),
      ]);
      expect(done).toBe(0);
    },
  );

  test('accepts a key without quotes too', async () => {
    const key = randomUUID();
    await ask(key);
    await ask(`"${key}"`);
    expect(done).toBe(1);
  });
});
