import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor, instant, ulid } from '../values.ts';
import { notice } from './notice.ts';
import { notificationKind } from './notification-settings.ts';

export const notificationsPageItemsMax = 50;

export const listNotifications = operation({
  id: 'notifications.listNotifications',
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: "The owner's notifications of the last 90 days, newest first",
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.strictObject({
    notifications: z.array(
      z.strictObject({
        notificationId: ulid,
        at: instant,
        kind: notificationKind,
        notice,
        isNew: z.boolean().describe('whether it is newer than the last one marked as seen'),
      }),
    ),
    timezone: z.string().describe("the studio's time zone, for days and times in notifications"),
    cursor: cursor.nullable(),
  }),
});
