import { pushQueue } from '../_platform/adapters/queues.ts';
import { schedule } from '../_platform/schedule.ts';
import { messageOf } from './owed-push.ts';
import { duePushes, postpone } from './sweep-store.ts';

/** A push that was swept is looked at again after this long, if it is still owed. */
const againAfterMs = 10 * 60_000;

export const handler = schedule('marketplaces.sweep', { pushes: pushQueue }, async ({ clock, pushes }) => {
  const now = clock.now();
  const owed = await duePushes(now);
  await pushes.send(owed.map((item) => messageOf(item, now.toISOString())));
  await Promise.all(owed.map((item) => postpone(item, new Date(now.getTime() + againAfterMs))));
  return { swept: owed.length };
});
