import { listSenders } from '#shared/contracts/reservations/list-senders.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readSenders } from '#functions/_domain/connections/sender-store.ts';
import { senderViewOf } from './mailbox/sender-view.ts';

export const handler = httpOperation(listSenders, {}, async ({ table, caller: { studioId } }) => {
  const senders = (await readSenders(table, studioId)).map(senderViewOf);
  return { senders: senders.sort((a, b) => a.senderEmail.localeCompare(b.senderEmail)) };
});
