import { operation } from '../operation.ts';
import { notificationSettingsView } from './notification-settings.ts';

/** Allows e-mails to the owner again after a bounce or a spam report stopped them. */
export const allowEmails = operation({
  id: 'notifications.allowEmails',
  method: 'POST',
  path: '/api/notifications/allow-emails',
  access: 'signed-in',
  summary: 'Resume e-mails to an address to which one could not be delivered',
  output: notificationSettingsView,
});
