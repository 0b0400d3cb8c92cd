import { countNewNotifications } from '#shared/contracts/notifications/count-new-notifications.ts';
import { newNotificationsMax } from '#shared/contracts/notifications/new-notifications-max.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { countAfter } from './notification-store.ts';
import { readSettings } from './settings-store.ts';

export const handler = httpOperation(countNewNotifications, {}, async ({ table, caller: { studioId } }) => {
  const { seenThroughId } = await readSettings(table, studioId);
  return { count: await countAfter(table, studioId, seenThroughId, newNotificationsMax) };
});
