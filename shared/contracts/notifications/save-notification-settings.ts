import { operation } from '../operation.ts';
import { notificationSettingsChange, notificationSettingsView } from './notification-settings.ts';

/** Saves the given settings and keeps the others. */
export const saveNotificationSettings = operation({
  id: 'notifications.saveNotificationSettings',
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'signed-in',
  summary: 'Choose which notifications are sent, and how',
  body: notificationSettingsChange,
  output: notificationSettingsView,
});
