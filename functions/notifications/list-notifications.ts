import {
  listNotifications,
  notificationsPageItemsMax,
} from '#shared/contracts/notifications/list-notifications.ts';
import { ulid } from '#shared/contracts/values.ts';
import { kindOf } from '#shared/core/notifications/notice.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readNotifications } from './notification-store.ts';
import { readSettings } from './settings-store.ts';

export const handler = httpOperation(
  listNotifications,
  {},
  async ({ table, caller: { studioId }, pages }) => {
    const list = pages();
    const [page, { seenThroughId }, { timezone }] = await Promise.all([
      readNotifications(table, studioId, list.from(ulid), notificationsPageItemsMax),
      readSettings(table, studioId),
      readStudio(table, studioId),
    ]);
    return {
      notifications: page.notifications.map(({ notificationId, at, notice }) => ({
        notificationId,
        at,
        kind: kindOf(notice),
        notice,
        isNew: seenThroughId === null || notificationId > seenThroughId,
      })),
      timezone,
      cursor: list.next(page.below),
    };
  },
);
