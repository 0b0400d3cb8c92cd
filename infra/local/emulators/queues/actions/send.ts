import { createHash } from 'node:crypto';
import * as z from 'zod';
import { queueAction } from '../action.ts';
import { runBatch } from '../batch.ts';
import { batchError, invalidValue, missingParameter } from '../errors.ts';
import { md5, md5OfAttributes, sizeOf, type NewMessage } from '../message.ts';
import type { Queue } from '../queue.ts';
import {
  assertSendable,
  messageBytesMax,
  messageFields,
  messageSchema,
  type MessageInput,
} from '../schemas.ts';

function assertStandard({ MessageDeduplicationId }: MessageInput): void {
  if (MessageDeduplicationId !== undefined)
    throw invalidValue('Only FIFO queues accept a MessageDeduplicationId.');
}

function fifoFields({ declaration }: Queue, input: MessageInput) {
  if (input.MessageGroupId === undefined) throw missingParameter('MessageGroupId');
  if (input.DelaySeconds) throw invalidValue('A message of a FIFO queue cannot have its own delay.');
  const digest = createHash('sha256').update(input.MessageBody).digest('hex');
  const deduplicationId =
    input.MessageDeduplicationId ?? (declaration.contentBasedDeduplication ? digest : undefined);
  if (deduplicationId === undefined)
    throw invalidValue(
      'The queue should either have ContentBasedDeduplication enabled or MessageDeduplicationId provided explicitly',
    );
  return { groupId: input.MessageGroupId, deduplicationId };
}

function toNewMessage(queue: Queue, input: MessageInput): NewMessage {
  assertSendable(input.MessageBody);
  const message = { body: input.MessageBody, attributes: input.MessageAttributes };
  if (sizeOf(message) > messageBytesMax)
    throw invalidValue(
      `One or more parameters are invalid. Reason: Message must be shorter than ${messageBytesMax} bytes.`,
    );
  if (queue.declaration.fifo) return { ...message, ...fifoFields(queue, input) };
  assertStandard(input);
  return { ...message, groupId: input.MessageGroupId, delaySeconds: input.DelaySeconds };
}

function send(queue: Queue, input: MessageInput, senderId: string) {
  const sent = queue.send(toNewMessage(queue, input), senderId);
  const digest = md5OfAttributes(input.MessageAttributes);
  return {
    MessageId: sent.id,
    MD5OfMessageBody: md5(input.MessageBody),
    ...(digest !== undefined && { MD5OfMessageAttributes: digest }),
    ...(queue.declaration.fifo && { SequenceNumber: String(sent.sequence).padStart(20, '0') }),
  };
}

const SendMessage = queueAction('SendMessage', messageSchema, ({ queue, senderId }, input) =>
  send(queue, input, senderId),
);

const batchSchema = z.object({ Entries: z.array(z.object({ Id: z.string(), ...messageFields })) });

const SendMessageBatch = queueAction('SendMessage', batchSchema, ({ queue, senderId }, { Entries }) => {
  const bytes = Entries.map(({ MessageBody: body, MessageAttributes: attributes }) =>
    sizeOf({ body, attributes }),
  );
  if (bytes.reduce((sum, one) => sum + one, 0) > messageBytesMax)
    throw batchError('BatchRequestTooLong', `Batch requests cannot be longer than ${messageBytesMax} bytes.`);
  return runBatch(Entries, (entry) => send(queue, entry, senderId));
});

export const sendActions = { SendMessage, SendMessageBatch };
