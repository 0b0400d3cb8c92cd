import * as z from 'zod';
import { operation } from '../operation.ts';
import { newNotificationsMax } from './new-notifications-max.ts';

export const countNewNotifications = operation({
  id: 'notifications.countNewNotifications',
  method: 'GET',
  path: '/api/notifications/new',
  access: 'signed-in',
  summary: 'The number of new notifications',
  output: z.strictObject({ count: z.int().min(0).max(newNotificationsMax) }),
});
