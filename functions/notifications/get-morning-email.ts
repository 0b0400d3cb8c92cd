import { getMorningEmail } from '#shared/contracts/notifications/get-morning-email.ts';
import { mailSender } from '#functions/_platform/adapters/mail-sender.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readMorningEmail } from './morning-email-store.ts';
import { morningEmailViewOf } from './morning-email-view.ts';

export const handler = httpOperation(
  getMorningEmail,
  { mailSender },
  async ({ table, caller: { studioId }, deps }) =>
    morningEmailViewOf(await readMorningEmail(table, studioId), deps.mailSender !== undefined),
);
