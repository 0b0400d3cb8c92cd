import * as z from 'zod';

/** Errors of the Converse operation, by status. */
export const errorStatus = {
  AccessDeniedException: 403,
  InternalServerException: 500,
  ModelErrorException: 424,
  ModelNotReadyException: 429,
  ModelTimeoutException: 408,
  ResourceNotFoundException: 404,
  ServiceUnavailableException: 503,
  ThrottlingException: 429,
  ValidationException: 400,
} as const;
export type ErrorName = keyof typeof errorStatus;

const errorNames = Object.keys(errorStatus) as [ErrorName, ...ErrorName[]];
const stopReason = z.enum([
  'end_turn',
  'max_tokens',
  'stop_sequence',
  'guardrail_intervened',
  'content_filtered',
]);

/**
 * How one question is answered:
 * - text: with this text; `stopReason` says why the model stopped
 * - error: with one of Bedrock's errors
 * - hang: never
 * - stall: with headers and the beginning of a body that never ends
 * - reset: by breaking the connection
 * - garbage: with status 200 and a web page that does not come from Bedrock
 */
const turn = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string(), stopReason: stopReason.default('end_turn') }),
  z.strictObject({ kind: z.literal('error'), error: z.enum(errorNames) }),
  z.strictObject({ kind: z.literal('hang') }),
  z.strictObject({ kind: z.literal('stall') }),
  z.strictObject({ kind: z.literal('reset') }),
  z.strictObject({ kind: z.literal('garbage') }),
]);
export type Turn = z.output<typeof turn>;

/** The answers to the next questions, in this order. */
export const script = z.strictObject({ turns: z.array(turn).max(1_000) });

/** The answer if no script is set. */
export const unscripted: Turn = { kind: 'text', text: 'No answer was set.', stopReason: 'end_turn' };
