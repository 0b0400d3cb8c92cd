import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as messages from '#messages/activity';
import { getRecording } from '#shared/contracts/activity/get-recording.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listFailures } from '#shared/contracts/activity/list-failures.ts';
import { call } from '../../api/call.ts';
import { activityKey, failuresKey, recordingKey } from '../../api/keys.ts';
import { liveConnected } from '../../api/live.ts';
import { requestOf, type LogsFilter } from './filter.ts';

/** How often a list with pending changes is polled while live updates are not connected. */
const pollMs = 4000;

/**
 * Lists changes at marketplaces, newest first, one page at a time. The old rows stay visible until a new filter's
 * result arrives.
 */
export function useActivity(filter: LogsFilter) {
  const live = useSyncExternalStore(liveConnected.subscribe, liveConnected.get);
  const wanted = requestOf(filter);
  return useInfiniteQuery({
    queryKey: activityKey(wanted),
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, { ...wanted, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.pages.some((page) =>
        page.activity.some(({ status }) => status === 'pending'),
      );
      return waiting && !live ? pollMs : false;
    },
    meta: { failure: messages.errorLoadingLogs },
  });
}

/** Lists the failed changes that should be on marketplaces. */
export const useFailures = () =>
  useQuery({
    queryKey: failuresKey,
    queryFn: ({ signal }) => call(listFailures, {}, { signal }),
    meta: { failure: messages.errorLoadingLogs },
  });

export const useRecording = (adjustmentId: string) =>
  useQuery({
    queryKey: recordingKey(adjustmentId),
    queryFn: ({ signal }) => call(getRecording, { adjustmentId }, { signal }),
    meta: { failure: messages.theRecordingCouldNotBeRefreshed },
  });
