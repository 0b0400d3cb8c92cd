import { notificationQueue, pushQueue } from '#functions/_platform/adapters/queues.ts';
import { plainImage, stream } from '#functions/_platform/stream.ts';
import { requestsOf } from './push/connection-requests.ts';
import { tellMessageOf } from './push/tell-message-of.ts';
import { messageOfNew } from '#functions/_domain/places/outbox/pending-push.ts';

const queues = { pushes: pushQueue, notifications: notificationQueue };

export const handler = stream(queues, async (change, { pushes, notifications }) => {
  const item = plainImage(change.dynamodb?.NewImage);
  const message = change.eventName === 'INSERT' && item ? messageOfNew(item) : undefined;
  const former = plainImage(change.dynamodb?.OldImage);
  const correlationId = change.eventID ?? 'change';
  const notification = tellMessageOf(former, item, correlationId);
  if (notification) await notifications.send([notification]);
  await pushes.send(message ? [message] : requestsOf(former, item, correlationId));
});
