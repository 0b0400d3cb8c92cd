import { operation } from '../operation.ts';
import { morningEmailView } from './morning-email.ts';

export const getMorningEmail = operation({
  id: 'notifications.getMorningEmail',
  method: 'GET',
  path: '/api/notifications/morning-email',
  access: 'subscriber',
  summary: 'Whether and when the morning e-mail is sent',
  output: morningEmailView,
});
