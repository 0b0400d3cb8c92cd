import { pushQueue } from '#functions/_platform/adapters/queues.ts';
import { plainImage, stream } from '#functions/_platform/stream.ts';
import { requestsOf } from './push/connection-requests.ts';
import { messageOfNew } from '#functions/_domain/places/outbox/owed-push.ts';

export const handler = stream({ pushes: pushQueue }, async (change, { pushes }) => {
  const item = plainImage(change.dynamodb?.NewImage);
  const message = change.eventName === 'INSERT' && item ? messageOfNew(item) : undefined;
  const former = plainImage(change.dynamodb?.OldImage);
  const requests = requestsOf(former, item, change.eventID ?? 'connection');
  await pushes.send(message ? [message] : requests);
});
