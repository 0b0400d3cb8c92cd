import { operation } from '../operation.ts';
import { notificationSettings, notificationSettingsView } from './notification-settings.ts';

export const saveNotificationSettings = operation({
  id: 'notifications.saveNotificationSettings',
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'signed-in',
  summary: 'Choose which notifications are sent, and how',
  body: notificationSettings,
  output: notificationSettingsView,
});
