import { saveEmailSettings } from '#shared/contracts/notifications/save-email-settings.ts';
import { mailSender } from '#functions/_platform/adapters/mail-sender.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeEmailSettings } from './email-settings-store.ts';
import { emailSettingsViewOf } from './email-settings-view.ts';

export const handler = httpOperation(
  saveEmailSettings,
  { mailSender },
  async ({ table, input: { morning, hour, urgent }, caller: { studioId }, deps }) =>
    emailSettingsViewOf(
      await storeEmailSettings(table, studioId, { morning, hour, urgent }),
      deps.mailSender !== undefined,
    ),
);
