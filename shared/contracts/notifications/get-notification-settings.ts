import { operation } from '../operation.ts';
import { notificationSettingsView } from './notification-settings.ts';

export const getNotificationSettings = operation({
  id: 'notifications.getNotificationSettings',
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'signed-in',
  summary: 'Which notifications are sent, and how',
  output: notificationSettingsView,
});
