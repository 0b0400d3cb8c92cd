import { Failure } from '#shared/contracts/failure.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { sendersMax } from '#shared/contracts/reservations/sender.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { readSources } from '#functions/_domain/connections/source-store.ts';
import { reopenMails } from './mailbox/mail-store.ts';
import { readSenders, senderIdOf, storeSender } from '#functions/_domain/connections/sender-store.ts';
import { senderViewOf } from './mailbox/sender-view.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

async function hasIntegration(table: StudioTable, studioId: string): Promise<boolean> {
  const [connections, sources] = await Promise.all([
    readConnections(table, studioId),
    readSources(table, studioId),
  ]);
  return [...connections, ...sources].some(({ status }) => status === 'connected');
}

export const handler = httpOperation(addSender, {}, async ({ table, input, caller: { studioId }, deps }) => {
  const { senderEmail, marketplace } = input;
  if (!(await hasIntegration(table, studioId))) throw new Failure('no-integration', 'No integration found');
  if ((await readSenders(table, studioId)).length >= sendersMax)
    throw new Failure('conflict', `A studio has at most ${sendersMax} senders. Delete one first.`);
  const createdAt = deps.clock.now().toISOString();
  const sender = { studioId, senderId: senderIdOf(senderEmail), senderEmail, marketplace, createdAt };
  if (!(await storeSender(table, sender)))
    throw new Failure('conflict', `${senderEmail} is already one of your senders.`);
  await reopenMails(table, studioId);
  return senderViewOf(sender);
});
