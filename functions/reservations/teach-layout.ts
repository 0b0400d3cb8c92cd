import { Failure } from '#shared/contracts/failure.ts';
import type { ReportedFields, MailMeaning } from '#shared/contracts/reservations/layout.ts';
import { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import type { TaughtMeaning } from '#shared/core/mail/layouts/layout.ts';
import { mailQueue, optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { learn } from './layouts/learn.ts';
import { readAgain } from './layouts/read-again.ts';
import { readText } from './mailbox/text-store.ts';
import { storeEvent } from './mailbox/event-store.ts';
import { eventChangedMeanwhile, findMailEvent } from './mailbox/find-event.ts';
import { settleEvent } from './mailbox/settle-pending.ts';
import { corrected, eventViewOf, type StoredMailEvent } from './taking/mail-event.ts';

/** By then this request is over: what it left undone is done by the worker. */
const afterRequestSeconds = 30;

const nothing = 'Say at least which class, which day or which reference the mail is about.';

/** What a person may still decide. */
const isOpen = ({ status, unread }: StoredMailEvent): boolean =>
  status === 'manual_review' || status === 'ignored' || (status === 'failed' && unread !== true);

function meaningOf(meaning: MailMeaning, told: ReportedFields): TaughtMeaning {
  if (meaning === 'no_reservation') return 'no-reservation';
  if (told.className === null && told.classDate === null && told.marketplaceBookingRef === null)
    throw new Failure('invalid-input', nothing, [{ path: 'body.told', message: nothing }]);
  return { eventType: meaning, ...told };
}

export const handler = httpOperation(
  teachLayout,
  { studios: optimizeQueue, mails: mailQueue },
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const before = await findMailEvent(table, studioId, input.eventId);
    if (!isOpen(before) || before.version !== input.version) throw eventChangedMeanwhile();
    const meaning = meaningOf(input.meaning, input.told);
    const learned = input.remember
      ? await learn(
          table,
          { event: before, page: await readText(table, studioId, before.eventId), meaning },
          deps,
        )
      : undefined;
    const message = { kind: 'apply-waiting' as const, studioId, correlationId };
    await deps.mails.send([message], afterRequestSeconds);
    const after = corrected(before, meaning, deps.clock.now().toISOString());
    const stored = await storeEvent(table, before, { ...after, syncAttempts: 0 });
    if (!stored) throw eventChangedMeanwhile();
    const alsoRead = learned ? await readAgain(table, before, learned.layout, deps.clock.now()) : 0;
    if (alsoRead > 0) await deps.mails.send([message]);
    const settled =
      stored.status === 'pending' ? await settleEvent(table, { event: stored, correlationId }, deps) : stored;
    const event = settled ?? (await findMailEvent(table, studioId, before.eventId));
    return { event: eventViewOf(event), layout: learned?.view ?? null, alsoRead };
  },
);
