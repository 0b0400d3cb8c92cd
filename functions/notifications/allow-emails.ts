import { allowEmails } from '#shared/contracts/notifications/allow-emails.ts';
import { mailSender } from '#functions/_platform/adapters/mail-sender.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeUndeliverable } from './delivery-store.ts';
import { readSettings } from './settings-store.ts';
import { settingsViewOf } from './settings-view.ts';

export const handler = httpOperation(
  allowEmails,
  { mailSender },
  async ({ table, caller: { studioId }, deps }) => {
    await storeUndeliverable(table, studioId, null);
    const settings = await readSettings(table, studioId);
    return await settingsViewOf(table, studioId, settings, deps.mailSender !== undefined);
  },
);
