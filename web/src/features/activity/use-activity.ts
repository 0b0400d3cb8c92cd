import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getRecording } from '../../../../shared/contracts/activity/get-recording.ts';
import { listActivity } from '../../../../shared/contracts/activity/list-activity.ts';
import { call } from '../../api/call.ts';
import { activityKey, recordingKey } from '../../api/keys.ts';
import { liveConnected } from '../../api/live.ts';

/** How often a list with something pending is asked for while the server cannot tell of changes. */
const pollMs = 4000;

/** What was done at marketplaces, newest first, a page at a time. */
export function useActivity() {
  const live = useSyncExternalStore(liveConnected.subscribe, liveConnected.get);
  return useInfiniteQuery({
    queryKey: activityKey,
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.pages.some((page) =>
        page.activity.some(({ status }) => status === 'pending'),
      );
      return waiting && !live ? pollMs : false;
    },
    meta: { failure: 'Error loading logs' },
  });
}

export const useRecording = (adjustmentId: string) =>
  useQuery({
    queryKey: recordingKey(adjustmentId),
    queryFn: ({ signal }) => call(getRecording, { adjustmentId }, { signal }),
    meta: { failure: 'The recording could not be refreshed' },
  });
