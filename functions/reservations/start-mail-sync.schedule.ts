import { mailQueue } from '#functions/_platform/adapters/queues.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { recordAtEnd } from '#functions/_platform/work.ts';
import { polledStudios } from '#functions/_domain/connections/mailbox-store.ts';
import { table } from '#functions/_platform/table.ts';

const studiosPerMessage = 25;

/** Queues the studios whose mailboxes have to be read, one message per batch. */
export const handler = schedule('reservations.startMailSync', { table, mails: mailQueue }, async (deps) => {
  let started = 0;
  for await (const studioIds of polledStudios(deps.table.acrossStudios, studiosPerMessage)) {
    await deps.mails.send([{ kind: 'poll', studioIds, correlationId: deps.ids.next() }]);
    started += studioIds.length;
  }
  if (started > 0) recordAtEnd({}, { MailboxesPolled: started });
  return { started };
});
