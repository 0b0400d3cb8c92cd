import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as messages from '#messages/notifications';
import { countNewNotifications } from '#shared/contracts/notifications/count-new-notifications.ts';
import { listNotifications } from '#shared/contracts/notifications/list-notifications.ts';
import { markNotificationsSeen } from '#shared/contracts/notifications/mark-notifications-seen.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { call } from '../../api/call.ts';
import { newNotificationsKey, notificationsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

export type Notification = OutputOf<typeof listNotifications>['notifications'][number];

/** The number of notifications that have not been seen yet. */
export const useNewNotifications = () =>
  useQuery({
    queryKey: newNotificationsKey,
    queryFn: ({ signal }) => call(countNewNotifications, {}, { signal }),
  });

/** Lists notifications, newest first, one page at a time. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: notificationsKey,
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    // A notification that was displayed at the last visit is no longer new.
    refetchOnMount: 'always',
    meta: { failure: messages.errorLoadingNotifications },
  });

/**
 * Marks the displayed notifications as seen. They remain marked as new on this page, so that the reader can recognize
 * them.
 */
export const useMarkSeen = () =>
  useChange({
    mutationFn: (throughId: string) => call(markNotificationsSeen, { throughId }),
    onSuccess: () => queryClient.setQueryData(newNotificationsKey, { count: 0 }),
  });
