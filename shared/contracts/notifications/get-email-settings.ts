import { operation } from '../operation.ts';
import { emailSettingsView } from './email-settings.ts';

export const getEmailSettings = operation({
  id: 'notifications.getEmailSettings',
  method: 'GET',
  path: '/api/notifications/email-settings',
  access: 'subscriber',
  summary: 'Whether and when the morning e-mail is sent',
  output: emailSettingsView,
});
