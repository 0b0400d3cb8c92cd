import { retryEvent } from '#shared/contracts/reservations/retry-event.ts';
import { mailQueue, optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeEvent } from './mailbox/event-store.ts';
import { changedMeanwhile, findEvent } from './mailbox/find-event.ts';
import { eventViewOf, pendingAgain, type MailEvent } from './taking/mail-event.ts';
import { storeMailAgain } from './mailbox/mail-store.ts';
import { settleEvent } from './mailbox/settle-pending.ts';

/** By then this request is over: what it left undone is done by the worker. */
const afterRequestSeconds = 30;

const mayRetry = ({ status }: MailEvent): boolean => status === 'failed' || status === 'manual_review';

export const handler = httpOperation(
  retryEvent,
  { studios: optimizeQueue, mails: mailQueue },
  async ({ table, input: { eventId }, caller: { studioId }, deps, correlationId }) => {
    const before = await findEvent(table, studioId, eventId);
    if (!mayRetry(before)) throw changedMeanwhile();
    const message = { kind: 'apply-waiting' as const, studioId, correlationId };
    if (before.unread === true) {
      // The mail is read anew by the worker, and tells what it tells.
      await deps.mails.send([message]);
      if (!(await storeMailAgain(table, before))) throw changedMeanwhile();
      return eventViewOf(pendingAgain(before));
    }
    await deps.mails.send([message], afterRequestSeconds);
    const pending = await storeEvent(table, before, { ...pendingAgain(before), syncAttempts: 0 });
    if (!pending) throw changedMeanwhile();
    const settled = await settleEvent(table, { event: pending, correlationId }, deps);
    return eventViewOf(settled ?? (await findEvent(table, studioId, eventId)));
  },
);
