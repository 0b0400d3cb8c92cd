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

/** How many notifications were not seen yet. */
export const useNewNotifications = () =>
  useQuery({
    queryKey: newNotificationsKey,
    queryFn: ({ signal }) => call(countNewNotifications, {}, { signal }),
  });

/** Lists notifications, the newest first, a page at a time. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: notificationsKey,
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    // A notification that was shown at the last visit is no longer new.
    refetchOnMount: 'always',
    meta: { failure: messages.errorLoadingNotifications },
  });

/**
 * Marks the shown notifications as seen. On this page they stay marked as new, so that the reader sees which ones are.
 */
export const useMarkSeen = () =>
  useChange({
    mutationFn: (throughId: string) => call(markNotificationsSeen, { throughId }),
    onSuccess: () => queryClient.setQueryData(newNotificationsKey, { count: 0 }),
  });
