import { getEmailSettings } from '#shared/contracts/notifications/get-email-settings.ts';
import { mailSender } from '#functions/_platform/adapters/mail-sender.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readEmailSettings } from './email-settings-store.ts';
import { emailSettingsViewOf } from './email-settings-view.ts';

export const handler = httpOperation(
  getEmailSettings,
  { mailSender },
  async ({ table, caller: { studioId }, deps }) =>
    emailSettingsViewOf(await readEmailSettings(table, studioId), deps.mailSender !== undefined),
);
