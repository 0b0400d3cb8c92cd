import { getNotificationSettings } from '#shared/contracts/notifications/get-notification-settings.ts';
import { mailSender } from '#functions/_platform/adapters/mail-sender.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readSettings } from './settings-store.ts';
import { settingsViewOf } from './settings-view.ts';

export const handler = httpOperation(
  getNotificationSettings,
  { mailSender },
  async ({ table, caller: { studioId }, deps }) =>
    await settingsViewOf(table, studioId, await readSettings(table, studioId), deps.mailSender !== undefined),
);
