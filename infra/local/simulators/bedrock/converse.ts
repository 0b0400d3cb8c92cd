import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { errorStatus, type ErrorName, type Turn } from './script.ts';

const blocks = z.array(z.strictObject({ text: z.string().min(1) })).min(1);

/** The part of a Converse request that text conversations need. */
const converseRequest = z.strictObject({
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: blocks })).min(1),
  system: blocks.optional(),
  inferenceConfig: z
    .strictObject({
      maxTokens: z.int().min(1).optional(),
      temperature: z.number().min(0).max(1).optional(),
    })
    .optional(),
});
export type ConverseRequest = z.output<typeof converseRequest>;

export interface Question {
  readonly modelId: string;
  readonly request: ConverseRequest;
}

const charactersOfToken = 4;
const tokensOf = (text: string): number => Math.ceil(text.length / charactersOfToken);

export const refused = (error: ErrorName, message: string): Reply =>
  json(errorStatus[error], { message }, { headers: { 'x-amzn-errortype': `${error}:http://internal/` } });

/** The model in a call's path; undefined for any other path. */
export function modelOf({ method, path }: Call): string | undefined {
  const [, encoded] = /^\/model\/([^/]+)\/converse$/.exec(path) ?? [];
  return method === 'POST' && encoded !== undefined ? decodeURIComponent(encoded) : undefined;
}

/** Parses a question, or returns the error response. */
export function readQuestion(call: Call, modelId: string): Question | Reply {
  const request = converseRequest.safeParse(readJson(call));
  if (!request.success) return refused('ValidationException', z.prettifyError(request.error));
  const { messages } = request.data;
  if (messages[0]?.role !== 'user')
    return refused('ValidationException', 'A conversation must start with a user message.');
  return { modelId, request: request.data };
}

/** A response in Converse's format, with roughly estimated token counts. */
export function answered(
  { request }: Question,
  { text, stopReason }: Extract<Turn, { kind: 'text' }>,
): Reply {
  const inputTokens = tokensOf(JSON.stringify(request));
  const outputTokens = tokensOf(text);
  return json(200, {
    metrics: { latencyMs: 1 },
    output: { message: { role: 'assistant', content: [{ text }] } },
    stopReason,
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
  });
}
