import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  SQSClient,
  type SendMessageBatchRequestEntry,
} from '@aws-sdk/client-sqs';
import type {
  DecidingMessage,
  ImportMessage,
  MailMessage,
  MarketplaceMessage,
  ReadingMessage,
} from '#shared/contracts/messages.ts';
import type { ReservationMessage } from '#shared/contracts/reservations/messages.ts';
import type { NotificationMessage } from '#shared/contracts/notifications/messages.ts';
import { environment, optionalEnvironment } from '../common/environment.ts';
import { requestLimits } from '../common/request-limits.ts';
import type { FifoQueue, Queue, Retries } from '../ports/queues.ts';

const batchMessagesMax = 10;
const requestTimeoutMs = 5_000;

const createClient = () => new SQSClient({ requestHandler: requestLimits({ requestTimeoutMs }) });

async function sendAll(
  client: SQSClient,
  QueueUrl: string,
  entries: SendMessageBatchRequestEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += batchMessagesMax) {
    const Entries = entries.slice(at, at + batchMessagesMax);
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    if (Failed.length > 0) throw new Error(`${Failed.length} messages were not accepted: ${Failed[0]?.Code}`);
  }
}

function fifoQueue<M>(url: string): FifoQueue<M> {
  const client = createClient();
  return {
    send: (messages) =>
      sendAll(
        client,
        url,
        messages.map(({ body, groupId, deduplicationId }, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(body),
          MessageGroupId: groupId,
          MessageDeduplicationId: deduplicationId,
        })),
      ),
  };
}

/** The queue for work at marketplaces. */
export const pushQueue = (): FifoQueue<MarketplaceMessage> =>
  fifoQueue(environment('PUSH_QUEUE_URL').PUSH_QUEUE_URL);

/** The queue for bookings from marketplaces. */
export const reservationQueue = (): FifoQueue<ReservationMessage> =>
  fifoQueue(environment('RESERVATION_QUEUE_URL').RESERVATION_QUEUE_URL);

function standardQueue<M>(QueueUrl: string): Queue<M> {
  const client = createClient();
  return {
    send: (messages, delaySeconds = 0) =>
      sendAll(
        client,
        QueueUrl,
        messages.map((body, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(body),
          DelaySeconds: delaySeconds,
        })),
      ),
  };
}

/** The queue for marketplaces to read. */
export const readingQueue = (): Queue<ReadingMessage> =>
  standardQueue(environment('READING_QUEUE_URL').READING_QUEUE_URL);

/** The queue for studios that need decisions, and for runs started by a person. */
export const optimizeQueue = (): Queue<DecidingMessage> =>
  standardQueue(environment('OPTIMIZE_QUEUE_URL').OPTIMIZE_QUEUE_URL);

/** The queue for mailboxes to read. */
export const mailQueue = (): Queue<MailMessage> =>
  standardQueue(environment('MAIL_QUEUE_URL').MAIL_QUEUE_URL);

/** The queue for notifications. */
export const notificationQueue = (): Queue<NotificationMessage> =>
  standardQueue(environment('NOTIFICATION_QUEUE_URL').NOTIFICATION_QUEUE_URL);

/** The queue for the steps of imports and deletions. */
export const importQueue = (): Queue<ImportMessage> =>
  standardQueue(environment('IMPORT_QUEUE_URL').IMPORT_QUEUE_URL);

const queueVariables = [
  'PUSH_QUEUE_URL',
  'READING_QUEUE_URL',
  'RESERVATION_QUEUE_URL',
  'OPTIMIZE_QUEUE_URL',
  'MAIL_QUEUE_URL',
  'IMPORT_QUEUE_URL',
  'NOTIFICATION_QUEUE_URL',
] as const;

const nameIn = (url: string): string => url.split('/').at(-1) ?? '';

/** Sets when a message in one of the function's queues is delivered again. */
export function messageRetries(): Retries {
  const client = createClient();
  const urls = queueVariables.flatMap((name) => optionalEnvironment(name) ?? []);
  return {
    after: async ({ queue, receipt: ReceiptHandle }, VisibilityTimeout) => {
      const QueueUrl = urls.find((url) => nameIn(url) === queue);
      if (QueueUrl === undefined) throw new Error(`the address of ${queue} is unknown`);
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
    },
  };
}
