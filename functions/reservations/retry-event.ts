import { retryEvent } from '#shared/contracts/reservations/retry-event.ts';
import { mailQueue, optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { applyChoice } from './mailbox/apply-choice.ts';
import { storeEvent } from './mailbox/event-store.ts';
import { eventChangedMeanwhile, findMailEvent } from './mailbox/find-event.ts';
import { isChosen } from './taking/choice.ts';
import { eventViewOf, pendingAgain, type StoredMailEvent } from './taking/mail-event.ts';
import { storeMailAgain } from './mailbox/mail-store.ts';
import { settleEvent } from './mailbox/settle-pending.ts';

/** After this time the request has ended, and the worker does anything that is left. */
const afterRequestSeconds = 30;

const mayRetry = ({ status }: StoredMailEvent): boolean => status === 'failed' || status === 'manual_review';

export const handler = httpOperation(
  retryEvent,
  { studios: optimizeQueue, mails: mailQueue },
  async ({ table, input: { eventId }, caller: { studioId }, deps, correlationId }) => {
    const before = await findMailEvent(table, studioId, eventId);
    if (!mayRetry(before)) throw eventChangedMeanwhile();
    if (isChosen(before)) return eventViewOf(await applyChoice(table, before, correlationId, deps));
    const message = { kind: 'apply-waiting' as const, studioId, correlationId };
    if (before.unread === true) {
      // The worker reads the mail again and reports its content.
      await deps.mails.send([message]);
      if (!(await storeMailAgain(table, before))) throw eventChangedMeanwhile();
      return eventViewOf(pendingAgain(before));
    }
    await deps.mails.send([message], afterRequestSeconds);
    const pending = await storeEvent(table, before, { ...pendingAgain(before), syncAttempts: 0 });
    if (!pending) throw eventChangedMeanwhile();
    const settled = await settleEvent(table, { event: pending, correlationId }, deps);
    return eventViewOf(settled ?? (await findMailEvent(table, studioId, eventId)));
  },
);
