import type * as z from 'zod';
import type { HttpAnswer } from '#functions/_platform/ports/http.ts';
import type { Ask } from './exchange.ts';
import { refusal } from './refusal.ts';

/**
 * Parses the response's JSON and checks its form. Extra fields are tolerated. If a field is missing or has the wrong
 * type, the response is unreadable.
 */
export function parseJson<Schema extends z.ZodType>(
  schema: Schema,
  ask: Ask,
  answer: HttpAnswer,
): z.output<Schema> {
  const parsed = schema.safeParse(jsonOf(answer.body));
  if (parsed.success) return parsed.data;
  throw refusal(ask.marketplace, ask.effect === 'change' ? 'unclear' : 'unreadable', { cause: parsed.error });
}

/** Parses JSON. Undefined if the text is not JSON. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
