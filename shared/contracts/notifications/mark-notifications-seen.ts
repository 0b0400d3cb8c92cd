import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';

export const markNotificationsSeen = operation({
  id: 'notifications.markNotificationsSeen',
  method: 'PUT',
  path: '/api/notifications/seen',
  access: 'signed-in',
  summary: 'Mark notifications as seen, up to the newest that was shown',
  body: z.strictObject({ throughId: ulid }),
  output: z.strictObject({ throughId: ulid }),
});
