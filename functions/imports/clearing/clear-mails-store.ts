import { untilDone } from '#functions/_data/table/batch.ts';
import { ClearingEntity } from '#functions/_data/bookings/clearing.ts';
import { MailEntity } from '#functions/_data/bookings/mail.ts';
import { MailEventEntity } from '#functions/_data/bookings/mail-event.ts';
import { MailTextEntity } from '#functions/_data/bookings/mail-text.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { clearedFrom, isMailboxConnected } from '#functions/_domain/connections/mailbox.ts';
import { readMailbox, storeMailbox } from '#functions/_domain/connections/mailbox-store.ts';
import type { Clearing } from './clearing.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const mailsOfPage = 500;
/**
 * The number of events removed in one step. A transaction holds 100 items: one is the clearing, and each event is
 * removed together with its e-mail's text.
 */
const eventsOfStep = 49;

interface CountedEvent {
  readonly eventId: string;
  readonly version: number;
}

/**
 * Prevents any later search of the mailbox from going back further than the clearing.
 *
 * @returns false if the mailbox changed meanwhile
 */
export async function forgetMailsBefore(
  table: StudioTable,
  { studioId, createdAt }: Clearing,
): Promise<boolean> {
  const before = await readMailbox(table, studioId);
  return !isMailboxConnected(before) || storeMailbox(table, before, clearedFrom(before, createdAt));
}

export const readSomeMailEvents = async (table: StudioTable, studioId: string): Promise<CountedEvent[]> =>
  (
    await table
      .of(MailEventEntity)
      .query.primary({ studioId })
      .go({
        consistent: true,
        limit: eventsOfStep,
        attributes: ['eventId', 'version'],
      })
  ).data;

interface MailEventsCleared {
  readonly kind: 'mail-events-cleared';
  readonly clearing: Clearing;
  readonly events: readonly CountedEvent[];
}

export const mailEventDerivers: Derivers<MailEventsCleared> = {
  'mail-events-cleared': ({ clearing: { studioId, clearingId }, events }) => ({
    items: [
      ...events.flatMap(({ eventId, version }) => [
        writerOf(MailEventEntity)
          .delete({ studioId, eventId })
          .where((item, { eq }) => eq(item.version, version))
          .commit(),
        writerOf(MailTextEntity).delete({ studioId, eventId }).commit(),
      ]),
      writerOf(ClearingEntity).patch({ studioId, clearingId }).add({ queue: events.length }).commit(),
    ],
  }),
};

/** Removes reservations that came by e-mail and counts the removals, if none has changed since it was read. */
export const removeMailEvents = (
  table: StudioTable,
  clearing: Clearing,
  events: readonly CountedEvent[],
): Promise<boolean> =>
  committed(table, mailEventDerivers, [{ kind: 'mail-events-cleared', clearing, events }]);

/**
 * Removes some of the e-mails that were read or skipped. E-mails still waiting are not removed, and will be read.
 * @returns whether all have been removed
 */
export async function removeSomeMails(table: StudioTable, studioId: string): Promise<boolean> {
  const { data } = await table
    .of(MailEntity)
    .query.primary({ studioId })
    .where((mail, { ne }) => ne(mail.state, 'found'))
    .go({ count: mailsOfPage, consistent: true, attributes: ['mailId'] });
  await untilDone(
    data.map(({ mailId }) => ({ studioId, mailId })),
    async (left) =>
      (
        await table
          .of(MailEntity)
          .delete([...left])
          .go()
      ).unprocessed,
  );
  return data.length < mailsOfPage;
}
