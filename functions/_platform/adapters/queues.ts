import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  SQSClient,
  type SendMessageBatchRequestEntry,
} from '@aws-sdk/client-sqs';
import type { ImportMessage, OptimizeMessage, PushMessage } from '../../../shared/contracts/messages.ts';
import { environment } from '../environment.ts';
import type { FifoQueue, Queue, Retries } from '../ports/queues.ts';

const batchMessagesMax = 10;
const requestTimeoutMs = 5_000;

const createClient = () => new SQSClient({ requestHandler: { requestTimeout: requestTimeoutMs } });

async function sendAll(
  client: SQSClient,
  QueueUrl: string,
  entries: SendMessageBatchRequestEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += batchMessagesMax) {
    const Entries = entries.slice(at, at + batchMessagesMax);
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    if (Failed.length > 0) throw new Error(`${Failed.length} messages were not taken: ${Failed[0]?.Code}`);
  }
}

/** The queue of pushes to marketplaces. */
export function pushQueue(): FifoQueue<PushMessage> {
  const { PUSH_QUEUE_URL } = environment('PUSH_QUEUE_URL');
  const client = createClient();
  return {
    send: (messages) =>
      sendAll(
        client,
        PUSH_QUEUE_URL,
        messages.map(({ body, groupId, deduplicationId }, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(body),
          MessageGroupId: groupId,
          MessageDeduplicationId: deduplicationId,
        })),
      ),
  };
}

/** The queue of studios to be decided. */
export function optimizeQueue(): Queue<OptimizeMessage> {
  const { OPTIMIZE_QUEUE_URL } = environment('OPTIMIZE_QUEUE_URL');
  const client = createClient();
  return {
    send: (messages, delaySeconds = 0) =>
      sendAll(
        client,
        OPTIMIZE_QUEUE_URL,
        messages.map((body, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(body),
          DelaySeconds: delaySeconds,
        })),
      ),
  };
}

/** The queue of steps of imports and clearings. */
export function importQueue(): Queue<ImportMessage> {
  const { IMPORT_QUEUE_URL } = environment('IMPORT_QUEUE_URL');
  const client = createClient();
  return {
    send: (messages, delaySeconds = 0) =>
      sendAll(
        client,
        IMPORT_QUEUE_URL,
        messages.map((body, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(body),
          DelaySeconds: delaySeconds,
        })),
      ),
  };
}

/** When a push's message is to come again. */
export function pushRetries(): Retries {
  const { PUSH_QUEUE_URL: QueueUrl } = environment('PUSH_QUEUE_URL');
  const client = createClient();
  return {
    after: async (ReceiptHandle, VisibilityTimeout) => {
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
    },
  };
}
