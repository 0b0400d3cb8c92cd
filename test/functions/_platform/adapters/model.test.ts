import * as z from 'zod';
import { errorStatus, type ErrorName, type Turn } from '#infra/local/simulators/bedrock/index.ts';
import { model } from '#functions/_platform/adapters/model.ts';
import { says, startBedrock, testModelId, type TestBedrock } from '#test/builders/start-bedrock.ts';
import { tellEnvironment } from '#test/builders/tell-environment.ts';

const secretMessage = 'the customer Ana';
const question = {
  instructions: 'Count.',
  data: { content: secretMessage },
  shape: z.strictObject({ count: z.int() }),
  answerTokensMax: 99,
};

let bedrock: TestBedrock;
let lines: jest.SpiedFunction<typeof console.warn>;

beforeAll(async () => {
  bedrock = await startBedrock();
  tellEnvironment({ POWERTOOLS_DEV: 'true', POWERTOOLS_LOG_LEVEL: 'WARN' });
  lines = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => bedrock.close());
beforeEach(() => {
  lines.mockClear();
});

const logged = () => lines.mock.calls.flat().join('\n');

describe('a model at Bedrock', () => {
  test('is asked once, with instructions separate from data, few tokens and temperature zero', async () => {
    await bedrock.tell(says({ count: 3 }));
    expect(await model()?.ask(question)).toEqual({ count: 3 });
    expect(bedrock.questions()).toEqual([
      {
        modelId: testModelId,
        request: {
          system: [{ text: 'Count.' }],
          messages: [{ role: 'user', content: [{ text: JSON.stringify(question.data) }] }],
          inferenceConfig: { maxTokens: 99, temperature: 0 },
        },
      },
    ]);
    expect(logged()).toBe('');
  });

  test('is absent if none is configured', () => {
    delete process.env['MODEL_ID'];
    expect(model()).toBeUndefined();
    process.env['MODEL_ID'] = testModelId;
  });

  const errors = (Object.keys(errorStatus) as ErrorName[]).map(
    (error) => [error, { kind: 'error', error }, new RegExp(error)] as const,
  );
  const faults: readonly (readonly [string, Turn, RegExp])[] = [
    ['a broken connection', { kind: 'reset' }, /"reason": "\w*Error"/],
    ['a page that is none of Bedrock’s', { kind: 'garbage' }, /"reason": "SyntaxError"/],
    ['words', says(`Sorry, ${secretMessage} is nobody I may speak of.`), /not JSON/],
    ['JSON in a fence', says('```json\n{"count":3}\n```'), /not JSON/],
    ['JSON of another shape', says({ count: secretMessage }), /another shape/],
    ['JSON with more than was asked for', says({ count: 3, also: secretMessage }), /another shape/],
    ['too much', says({ count: 3, also: 'x'.repeat(40_000) }), /too long/],
    ['an answer that was cut', { kind: 'text', text: '{"count":3}', stopReason: 'max_tokens' }, /max_tokens/],
    [
      'a refusal',
      { kind: 'text', text: '{"count":3}', stopReason: 'content_filtered' },
      /stop reason: content_filtered/,
    ],
  ];
  test.each([...errors, ...faults])(
    '%s: no answer, no second attempt, no word of it in the log',
    async (_, turn, reason) => {
      await bedrock.tell(turn, says({ count: 3 }));
      expect(await model()?.ask(question)).toBeUndefined();
      expect(bedrock.questions()).toHaveLength(1);
      expect(lines).toHaveBeenCalledTimes(1);
      expect(logged()).toMatch(reason);
      expect(logged()).toContain('"ModelFailures": 1');
      expect(logged()).not.toMatch(/Ana|Count\.|Welcome|as scripted/);
    },
  );

  test('is waited for no longer than the limit if it never answers or never ends', async () => {
    await bedrock.tell({ kind: 'hang' }, { kind: 'stall' });
    expect(await Promise.all([model()?.ask(question), model()?.ask(question)])).toEqual([
      undefined,
      undefined,
    ]);
    expect(bedrock.questions()).toHaveLength(2);
    expect(logged().match(/timeout|AbortError/gi)).toHaveLength(2);
  });

  test('gives no answer if it cannot be reached', async () => {
    const url = process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'];
    await (await startBedrock()).close();
    expect(await model()?.ask(question)).toBeUndefined();
    expect(logged()).toMatch(/"reason": "\w*Error"/);
    process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] = url;
  });
});
