import { operation } from '../operation.ts';
import { morningEmailSettings, morningEmailView } from './morning-email.ts';

export const saveMorningEmail = operation({
  id: 'notifications.saveMorningEmail',
  method: 'PUT',
  path: '/api/notifications/morning-email',
  access: 'subscriber',
  summary: 'Switch the morning e-mail on or off, and set its hour',
  body: morningEmailSettings,
  output: morningEmailView,
});
