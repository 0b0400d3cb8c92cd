import type { ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { setTimeout } from 'node:timers/promises';
import { optionalEnvironment } from '../common/environment.ts';
import type { Model, Question } from '../ports/model.ts';
import { base } from './base.ts';

const answerTimeoutMs = 5_000;
const attemptsMax = 1;
const answerCharactersMax = 32 * 1024;

/** The reason for a missing answer, in one word. The question and the answer must not be logged. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof NoAnswer) return error.reason;
  return error instanceof Error ? error.name : 'unknown';
};

function textOf({ stopReason, output }: ConverseCommandOutput): string {
  if (stopReason !== 'end_turn') throw new NoAnswer(`stop reason: ${stopReason ?? 'none'}`);
  const text = (output?.message?.content ?? []).map((block) => block.text ?? '').join('');
  if (text.length > answerCharactersMax) throw new NoAnswer('too long');
  return text;
}

function parsed<T>(text: string, { shape }: Question<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NoAnswer('not JSON');
  }
  const found = shape.safeParse(value);
  if (!found.success) throw new NoAnswer('another shape');
  return found.data;
}

/** The SDK is loaded with the first question, because few functions ask one. */
const load = () => import('./bedrock-client.ts');

const inputOf = <T>(modelId: string, { instructions, data, answerTokensMax }: Question<T>) => ({
  modelId,
  system: [{ text: instructions }],
  messages: [{ role: 'user' as const, content: [{ text: JSON.stringify(data) }] }],
  inferenceConfig: { maxTokens: answerTokensMax, temperature: 0 },
});

/** Each question has its own client. Closing it aborts whatever is still open. */
async function converse<T>(
  modelId: string,
  question: Question<T>,
  abortSignal: AbortSignal,
): Promise<ConverseCommandOutput> {
  const { BedrockRuntimeClient, ConverseCommand, NodeHttpHandler } = await load();
  const client = new BedrockRuntimeClient({
    maxAttempts: attemptsMax,
    requestHandler: new NodeHttpHandler({ connectionTimeout: answerTimeoutMs }),
  });
  abortSignal.addEventListener('abort', () => client.destroy(), { once: true });
  try {
    return await client.send(new ConverseCommand(inputOf(modelId, question)), { abortSignal });
  } finally {
    client.destroy();
  }
}

/** Records the number of tokens, by which an answer is billed. */
function recordTokens({ usage }: ConverseCommandOutput): void {
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
  const measured = { ModelTokens: inputTokens + outputTokens };
  base.logger.measure('model response', measured, { inputs: inputTokens, outputs: outputTokens });
}

async function answerOf<T>(modelId: string, question: Question<T>): Promise<T> {
  const ended = new AbortController();
  // The SDK ignores its abort signal after the headers have arrived, so a body that never ends needs a separate
  // timeout.
  const tooLate = setTimeout(answerTimeoutMs, undefined, { signal: ended.signal }).then(() => {
    throw new NoAnswer('timeout');
  });
  try {
    const answered = converse(modelId, question, ended.signal);
    answered.catch(() => undefined);
    const output = await Promise.race([answered, tooLate]);
    recordTokens(output);
    return parsed(textOf(output), question);
  } finally {
    tooLate.catch(() => undefined);
    ended.abort();
  }
}

/** The deployment's model at Amazon Bedrock. Undefined if none is configured. */
export function model(): Model | undefined {
  const modelId = optionalEnvironment('MODEL_ID');
  if (modelId === undefined) return undefined;
  return {
    ask: async (question) => {
      base.logger.measure('model request', { ModelQuestions: 1 }, {});
      try {
        return await answerOf(modelId, question);
      } catch (error) {
        base.logger.measure(
          'the model gave no usable answer',
          { ModelFailures: 1 },
          { reason: reasonOf(error) },
          'warn',
        );
        return undefined;
      }
    },
  };
}
