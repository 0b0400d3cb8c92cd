import * as z from 'zod';
import { queueAction } from '../action.ts';
import { systemAttributes } from '../describe-delivery.ts';
import { md5, md5OfAttributes } from '../message.ts';
import type { Delivery } from '../dequeue.ts';
import { batchEntriesMax, visibilitySeconds, waitSecondsMax } from '../schemas.ts';
import { receiveWithin } from '../wait.ts';

const names = z.array(z.string()).default([]);
const receiveSchema = z.object({
  MaxNumberOfMessages: z.int().min(1).max(batchEntriesMax).default(1),
  WaitTimeSeconds: z.int().min(0).max(waitSecondsMax).default(0),
  VisibilityTimeout: visibilitySeconds.optional(),
  AttributeNames: names,
  MessageSystemAttributeNames: names,
  MessageAttributeNames: names,
});
type ReceiveInput = z.infer<typeof receiveSchema>;

/** 'All', a name, or 'prefix.*'. */
function pick<T>(entries: Record<string, T>, wanted: readonly string[]): Record<string, T> {
  const isWanted = (name: string) =>
    wanted.some(
      (one) =>
        one === 'All' ||
        one === '.*' ||
        one === name ||
        (one.endsWith('.*') && name.startsWith(one.slice(0, -1))),
    );
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isWanted(name)));
}

const withContent = <T>(name: string, entries: Record<string, T>) =>
  Object.keys(entries).length > 0 ? { [name]: entries } : {};

function toAnswer(delivery: Delivery, input: ReceiveInput, arnOf: (name: string) => string) {
  const { message, receipt } = delivery;
  const system = { ...systemAttributes(delivery, arnOf) };
  const attributes = pick(message.attributes, input.MessageAttributeNames);
  const digest = md5OfAttributes(attributes);
  return {
    MessageId: message.id,
    ReceiptHandle: receipt,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...withContent(
      'Attributes',
      pick(system, [...input.AttributeNames, ...input.MessageSystemAttributeNames]),
    ),
    ...withContent('MessageAttributes', attributes),
    ...(digest !== undefined && { MD5OfMessageAttributes: digest }),
  };
}

export const ReceiveMessage = queueAction('ReceiveMessage', receiveSchema, async (call, input) => {
  const limits = {
    max: input.MaxNumberOfMessages,
    waitMs: input.WaitTimeSeconds * 1000,
    visibilitySeconds: input.VisibilityTimeout,
  };
  const deliveries = await receiveWithin(call.queue, limits, call.waiters, call.now);
  if (deliveries.length === 0) return {};
  return { Messages: deliveries.map((delivery) => toAnswer(delivery, input, call.set.arnOf)) };
});
