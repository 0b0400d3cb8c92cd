import type { Notice } from '#shared/core/notifications/notice.ts';
import { WorkKeyEntity } from '#functions/_data/studio/work-key.ts';
import { NotificationEntity, UnsentNotificationEntity } from '#functions/_data/studio/notification.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface StoredNotification {
  readonly notificationId: string;
  readonly at: string;
  readonly notice: Notice;
}

const secondsPerDay = 24 * 3600;
const retentionDays = 90;
/** An event may be delivered again within days, so its key is kept for longer. */
const keyRetentionDays = 15;
/** The most notifications in one message. */
export const unsentMax = 50;

const expiry = (now: Date, days: number): number => Math.floor(now.getTime() / 1000) + days * secondsPerDay;

const keyOf = (studioId: string, key: string, now: Date) => ({
  studioId,
  key,
  state: 'done' as const,
  expiresAtSeconds: expiry(now, keyRetentionDays),
});

interface NewNotification {
  readonly studioId: string;
  readonly notificationId: string;
  /** Identifies the subject and the time. Only one notification is stored per key. */
  readonly key: string;
  readonly notice: Notice;
}

interface NotificationAdded {
  readonly kind: 'notification-told';
  readonly notification: NewNotification;
  readonly now: Date;
}

export const notificationDerivers: Derivers<NotificationAdded> = {
  'notification-told': ({ notification: { studioId, notificationId, key, notice }, now }) => ({
    items: [
      writerOf(WorkKeyEntity)
        .put(keyOf(studioId, key, now))
        .where((mark, { notExists }) => notExists(mark.key))
        .commit(),
      writerOf(NotificationEntity)
        .put({
          studioId,
          notificationId,
          at: now.toISOString(),
          notice,
          expiresAtSeconds: expiry(now, retentionDays),
        })
        .commit(),
      writerOf(UnsentNotificationEntity)
        .put({ studioId, notificationId, at: now.toISOString(), notice })
        .commit(),
    ],
  }),
};

/** Stores a notification for the list and for sending, unless its key has already been stored. */
export const storeNotification = (
  table: StudioTable,
  notification: NewNotification,
  now: Date,
): Promise<boolean> =>
  committed(table, notificationDerivers, [{ kind: 'notification-told', notification, now }]);

/** Records under a key that there is nothing to report, so that it is not computed again. */
export const storeNothing = (
  table: StudioTable,
  studioId: string,
  key: string,
  now: Date,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(WorkKeyEntity)
      .put(keyOf(studioId, key, now))
      .where((mark, { notExists }) => notExists(mark.key))
      .go(),
  );

/** Whether anything was stored under a key, including that there is nothing to report. */
export async function isNotified(table: StudioTable, studioId: string, key: string): Promise<boolean> {
  const { data } = await table.of(WorkKeyEntity).get({ studioId, key }).go({ consistent: true });
  return data !== null;
}

/** Reads the unsent notifications, oldest first, up to the number that fits in one message. */
export async function readUnsent(table: StudioTable, studioId: string) {
  const { data } = await table
    .of(UnsentNotificationEntity)
    .query.primary({ studioId })
    .go({ consistent: true, limit: unsentMax });
  return data;
}

/** Stops waiting for a message with these notifications. They stay in the list. */
export const dropUnsent = (
  table: StudioTable,
  studioId: string,
  notificationIds: readonly string[],
): Promise<void> =>
  untilDone(
    notificationIds.map((notificationId) => ({ studioId, notificationId })),
    async (left) =>
      (
        await table
          .of(UnsentNotificationEntity)
          .delete([...left])
          .go()
      ).unprocessed,
  );

/** Reads a page of notifications, newest first. */
export async function readNotifications(
  table: StudioTable,
  studioId: string,
  below: string | undefined,
  itemsMax: number,
): Promise<{ readonly notifications: readonly StoredNotification[]; readonly below: string | undefined }> {
  const all = table.of(NotificationEntity).query.primary({ studioId });
  const query = below === undefined ? all : all.lt({ notificationId: below });
  const { data } = await query.go({ order: 'desc', limit: itemsMax + 1 });
  const notifications = data.slice(0, itemsMax);
  return {
    notifications,
    below: data.length > itemsMax ? notifications.at(-1)?.notificationId : undefined,
  };
}

/** Counts the notifications after a given one, up to a limit. */
export async function countAfter(
  table: StudioTable,
  studioId: string,
  afterId: string | null,
  itemsMax: number,
): Promise<number> {
  const all = table.of(NotificationEntity).query.primary({ studioId });
  const query = afterId === null ? all : all.gt({ notificationId: afterId });
  const { data } = await query.go({ limit: itemsMax, attributes: ['notificationId'] });
  return data.length;
}
