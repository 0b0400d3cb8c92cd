import { saveMorningEmail } from '#shared/contracts/notifications/save-morning-email.ts';
import { mailSender } from '#functions/_platform/adapters/mail-sender.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeMorningEmail } from './morning-email-store.ts';
import { morningEmailViewOf } from './morning-email-view.ts';

export const handler = httpOperation(
  saveMorningEmail,
  { mailSender },
  async ({ table, input: { on, hour, urgent }, caller: { studioId }, deps }) =>
    morningEmailViewOf(
      await storeMorningEmail(table, studioId, { on, hour, urgent }),
      deps.mailSender !== undefined,
    ),
);
