import { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import { mailQueue, optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { storeCorrected } from './layouts/corrected-store.ts';
import { learn } from './layouts/learn.ts';
import { meaningsOf, type Meanings } from './layouts/meanings.ts';
import { readAgain } from './layouts/read-again.ts';
import { readText } from './mailbox/text-store.ts';
import { storeEvent } from './mailbox/event-store.ts';
import { eventChangedMeanwhile, findMailEvent } from './mailbox/find-event.ts';
import { settleEvent } from './mailbox/settle-pending.ts';
import { isUndecided } from './taking/choice.ts';
import {
  corrected,
  eventViewOf,
  furtherEvent,
  withoutPlaces,
  type StoredMailEvent,
} from './taking/mail-event.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** After this time the request has ended, and the worker does anything that is left. */
const afterRequestSeconds = 30;
/** The most reservations of a mail that are applied within the request. The worker applies the rest. */
const appliedAtOnceMax = 8;

/** Whether a person may still say what the mail means. */
const mayTeach = (event: StoredMailEvent): boolean => event.status === 'ignored' || isUndecided(event);

/** Stores a person's interpretation of a mail, with each reservation as a separate event. */
async function storeMeanings(
  table: StudioTable,
  before: StoredMailEvent,
  [meaning, ...others]: Meanings,
  { clock, ids }: Pick<Base, 'clock' | 'ids'>,
): Promise<readonly [StoredMailEvent, ...StoredMailEvent[]]> {
  const at = clock.now().toISOString();
  const event = others.length > 0 ? withoutPlaces(before) : before;
  const first = { ...corrected(event, meaning, at), syncAttempts: 0 };
  const further = others.flatMap((told) =>
    told === 'no-reservation' ? [] : [furtherEvent(before, told, { eventId: ids.next(), at })],
  );
  if (further.length > 0) {
    const stored = await storeCorrected(table, before, [first, ...further]);
    if (stored) return stored;
  } else {
    const stored = await storeEvent(table, before, first);
    if (stored) return [stored];
  }
  throw eventChangedMeanwhile();
}

export const handler = httpOperation(
  teachLayout,
  { studios: optimizeQueue, mails: mailQueue },
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const before = await findMailEvent(table, studioId, input.eventId);
    if (!mayTeach(before) || before.version !== input.version) throw eventChangedMeanwhile();
    const meanings = meaningsOf(input);
    const learned = input.remember
      ? await learn(
          { own: table, acrossStudios: deps.table.acrossStudios },
          { event: before, page: await readText(table, studioId, before.eventId), meanings },
          deps,
        )
      : undefined;
    const message = { kind: 'apply-waiting' as const, studioId, correlationId };
    await deps.mails.send([message], afterRequestSeconds);
    const stored = await storeMeanings(table, before, meanings, deps);
    const alsoRead = learned ? await readAgain(table, before, learned.layout, deps) : 0;
    if (alsoRead > 0 || stored.length > appliedAtOnceMax) await deps.mails.send([message]);
    const apply = async (event: StoredMailEvent, at: number): Promise<StoredMailEvent> => {
      if (event.status !== 'pending' || at >= appliedAtOnceMax) return event;
      const settled = await settleEvent(table, { event, correlationId }, deps);
      return settled ?? (await findMailEvent(table, studioId, event.eventId));
    };
    const [first, ...further] = stored;
    const event = eventViewOf(await apply(first, 0));
    const others: ReturnType<typeof eventViewOf>[] = [];
    // Reservations are applied one after another, because several in one mail are often for the same class, and each
    // changes it.
    for (const [at, one] of further.entries()) others.push(eventViewOf(await apply(one, at + 1)));
    const notLearned = input.remember && !learned;
    return { event, others, layout: learned?.view ?? null, notLearned, alsoRead };
  },
);
