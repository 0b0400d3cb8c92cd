import { saveNotificationSettings } from '#shared/contracts/notifications/save-notification-settings.ts';
import { mailSender } from '#functions/_platform/adapters/mail-sender.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeNotificationSettings } from './settings-store.ts';
import { settingsViewOf } from './settings-view.ts';

export const handler = httpOperation(
  saveNotificationSettings,
  { mailSender },
  async ({ table, input, caller: { studioId }, deps }) => {
    const stored = await storeNotificationSettings(table, studioId, input);
    return await settingsViewOf(table, studioId, stored, deps.mailSender !== undefined);
  },
);
