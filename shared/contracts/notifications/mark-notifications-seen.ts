import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';

export const markNotificationsSeen = operation({
  id: 'notifications.markNotificationsSeen',
  method: 'PUT',
  path: '/api/notifications/seen',
  access: 'signed-in',
  summary: 'Mark all notifications up to the newest displayed one as seen',
  body: z.strictObject({ throughId: ulid }),
  output: z.strictObject({ throughId: ulid }),
});
