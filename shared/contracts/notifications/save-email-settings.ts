import { operation } from '../operation.ts';
import { emailSettings, emailSettingsView } from './email-settings.ts';

export const saveEmailSettings = operation({
  id: 'notifications.saveEmailSettings',
  method: 'PUT',
  path: '/api/notifications/email-settings',
  access: 'subscriber',
  summary: 'Switch the morning e-mail on or off, and set its hour',
  body: emailSettings,
  output: emailSettingsView,
});
