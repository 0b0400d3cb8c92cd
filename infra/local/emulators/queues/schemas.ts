import * as z from 'zod';
import { invalidValue, missingParameter, QueueError } from './errors.ts';

export const messageBytesMax = 262_144;
export const batchEntriesMax = 10;
export const waitSecondsMax = 20;

/** The characters that XML 1.0 allows; SQS accepts no others in messages. */
// eslint-disable-next-line no-control-regex
const unsendable = /[^\u0009\u000A\u000D\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const attributeSchema = z.object({
  DataType: z.string().regex(/^(String|Number|Binary)(\..+)?$/),
  StringValue: z.string().min(1).optional(),
  BinaryValue: z.base64().optional(),
});

const groupId = z.string().regex(/^[!-~]{1,128}$/);

export const messageFields = {
  MessageBody: z.string().min(1),
  DelaySeconds: z.int().min(0).max(900).optional(),
  MessageAttributes: z.record(z.string().regex(/^[\w.-]{1,256}$/), attributeSchema).default({}),
  MessageGroupId: groupId.optional(),
  MessageDeduplicationId: groupId.optional(),
};
export const messageSchema = z.object(messageFields);
export type MessageInput = z.infer<typeof messageSchema>;

export const queueUrl = z.string().min(1);
export const receiptHandle = z.string().min(1).max(1024);
export const visibilitySeconds = z.int().min(0).max(43_200);

/** Parses an input; the error names the missing or invalid parameter, as SQS does. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.path.join('.') ?? '';
  if (issue?.code === 'invalid_type' && /received undefined/.test(issue.message))
    throw missingParameter(name);
  throw invalidValue(`Value for parameter ${name} is invalid. Reason: ${issue?.message ?? 'unknown'}.`);
}

export function assertSendable(body: string): void {
  if (unsendable.test(body))
    throw new QueueError(
      'InvalidMessageContents',
      'The message contains characters outside the allowed set.',
    );
}
