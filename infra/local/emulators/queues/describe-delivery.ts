import type { SQSRecord } from 'aws-lambda';
import { md5, md5OfAttributes, type MessageAttributes } from './message.ts';
import type { Delivery } from './dequeue.ts';

const sequenceText = (sequence: number) => String(sequence).padStart(20, '0');

export function systemAttributes(
  { message }: Delivery,
  arnOf: (name: string) => string,
): SQSRecord['attributes'] {
  const { groupId, deduplicationId, deadLetterSource } = message;
  return {
    ApproximateReceiveCount: String(message.receives),
    SentTimestamp: String(message.sentAtMs),
    SenderId: message.senderId,
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAtMs),
    ...(groupId !== undefined && { MessageGroupId: groupId }),
    ...(deduplicationId !== undefined && {
      MessageDeduplicationId: deduplicationId,
      SequenceNumber: sequenceText(message.sequence),
    }),
    ...(deadLetterSource !== undefined && { DeadLetterQueueSourceArn: arnOf(deadLetterSource) }),
  };
}

const toRecordAttributes = (attributes: MessageAttributes): SQSRecord['messageAttributes'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        dataType: DataType,
        ...(StringValue !== undefined && { stringValue: StringValue }),
        ...(BinaryValue !== undefined && { binaryValue: BinaryValue }),
        stringListValues: [],
        binaryListValues: [],
      },
    ]),
  );

/** Converts a message to the record that an event source mapping passes to a function. */
export function toRecord(
  delivery: Delivery,
  queueName: string,
  region: string,
  arnOf: (name: string) => string,
) {
  const { message, receipt } = delivery;
  const digest = md5OfAttributes(message.attributes);
  return {
    messageId: message.id,
    receiptHandle: receipt,
    body: message.body,
    attributes: systemAttributes(delivery, arnOf),
    messageAttributes: toRecordAttributes(message.attributes),
    md5OfBody: md5(message.body),
    ...(digest !== undefined && { md5OfMessageAttributes: digest }),
    eventSource: 'aws:sqs',
    eventSourceARN: arnOf(queueName),
    awsRegion: region,
  } satisfies SQSRecord;
}
