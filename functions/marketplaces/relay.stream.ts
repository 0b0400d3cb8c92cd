import { pushMessage } from '../../shared/contracts/messages.ts';
import { pushQueue } from '../_platform/adapters/queues.ts';
import { plainImage, stream } from '../_platform/stream.ts';
import { messageOf } from './owed-push.ts';

const owed = pushMessage.strip();

export const handler = stream({ pushes: pushQueue }, async (change, { pushes }) => {
  const item = plainImage(change.dynamodb?.NewImage);
  if (change.eventName !== 'INSERT' || item?.['__edb_e__'] !== 'outbox') return;
  await pushes.send([messageOf(owed.parse(item), 'first')]);
});
