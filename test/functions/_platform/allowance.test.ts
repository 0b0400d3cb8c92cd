import * as z from 'zod';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { allowances } from '#shared/contracts/allowances.ts';
import { problem } from '#shared/contracts/errors.ts';
import { operation } from '#shared/contracts/operation.ts';
import { registry } from '#shared/contracts/registry.ts';
import { answerOf } from '../../builders/call-operation.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';

const reveal = operation({
  id: 'test.reveal',
  method: 'POST',
  path: '/api/test',
  access: 'signed-in',
  allowance: 'reveal',
  summary: 'Takes one of ten.',
  body: z.strictObject({ note: z.string() }),
  output: z.strictObject({ reached: z.boolean() }),
});
const studioOf = (number: number) => ({ studioId: `66666666-6666-4666-8666-00000000000${number}` });
const { hourlyMax, spent } = allowances.reveal;

type Handler = (event: never, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
let table: TestTable;
let ran = 0;
let handler: Handler;

beforeAll(async () => {
  table = await startTable();
  handler = httpOperation(reveal, {}, async () => {
    ran += 1;
    return { reached: true };
  });
});
afterAll(() => table.close());

const ask = (studio: number, input: object = { note: 'n' }) =>
  answerOf(handler, reveal, input as never, studioOf(studio));

/** A clock hour may end during a test; then the test starts again. */
async function spend(studio: number): Promise<APIGatewayProxyStructuredResultV2> {
  for (;;) {
    const answer = await ask(studio);
    if (answer.statusCode !== 200) return answer;
  }
}

describe('an allowance', () => {
  it('allows as many calls as the table of limits says, at once or one by one', async () => {
    const answers = await Promise.all(Array.from({ length: hourlyMax * 3 }, () => ask(1)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200).length % hourlyMax).toBe(0);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it('when exceeded, states its subject and when to retry, in the text and in the header', async () => {
    const { headers, body } = await spend(2);
    const seconds = Number(headers!['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    const { code, detail } = problem.parse(JSON.parse(body!));
    expect(code).toBe('too-many-requests');
    const minutes = Math.ceil(seconds / 60);
    expect(detail).toBe(`${spent} Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`);
  });

  it('stops only the same account’s operation when exceeded', async () => {
    await spend(3);
    const before = ran;
    const refused = await ask(3);
    expect(refused.statusCode === 429 ? ran : ran - 1).toBe(before);
    expect((await ask(4)).statusCode).toBe(200);
  });

  it('is not used up by requests of another kind', async () => {
    for (let tries = 0; tries < hourlyMax * 2; tries += 1)
      expect((await ask(5, { other: 1 })).statusCode).toBe(400);
    expect((await ask(5)).statusCode).toBe(200);
  });
});

describe('the contracts', () => {
  it('state for every operation with an allowance that it may be refused', () => {
    const limited = registry.filter(({ allowance }) => allowance !== undefined);
    for (const { errors } of limited) expect(errors).toContain('too-many-requests');
  });

  it('leave no allowance unused', () => {
    const used = new Set(registry.map(({ allowance }) => allowance).filter((one) => one !== undefined));
    expect([...used].sort()).toEqual(Object.keys(allowances).sort());
  });

  it('give none to reads, which are not counted', () => {
    expect(registry.filter(({ method, allowance }) => method === 'GET' && allowance !== undefined)).toEqual(
      [],
    );
  });
});
