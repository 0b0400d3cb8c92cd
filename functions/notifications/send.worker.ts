import { counted } from '#shared/core/text/counted.ts';
import { notificationMessage, type MorningEmailsMessage } from '#shared/contracts/notifications/messages.ts';
import { mailer } from '#functions/_platform/adapters/mailer.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { table } from '#functions/_platform/table.ts';
import { worker } from '#functions/_platform/worker.ts';
import { RetryLater } from '#functions/_platform/retry-later.ts';
import { webOrigin, type SendDeps } from './deliver.ts';
import { sendMorningEmail } from './send-morning-email.ts';
import { sendUrgentEmail } from './send-urgent-email.ts';

/** One studio's trouble is in no other's way; those that were sent are known, and not sent again. */
async function sendAll({ studioIds }: MorningEmailsMessage, deps: SendDeps): Promise<void> {
  const later: string[] = [];
  for (const studioId of studioIds)
    if ((await sendMorningEmail(studioId, deps)) === 'later') later.push(studioId);
  if (later.length > 0) throw new RetryLater(undefined, `not taken: ${counted(later.length, 'e-mail')}`);
}

export const handler = worker(
  { name: 'notifications.send', message: notificationMessage, fifo: false },
  { table, mailer, people, webOrigin },
  { 'morning-emails': sendAll, urgent: sendUrgentEmail },
);
