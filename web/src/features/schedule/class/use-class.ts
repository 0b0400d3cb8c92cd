import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as messages from '#messages/schedule-class';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { call } from '#web/src/api/call.ts';
import { bookingsKey, changesKey, classKey } from '#web/src/api/keys.ts';
import { liveConnected } from '#web/src/api/live.ts';
import { queryClient } from '#web/src/api/query-client.ts';
import type { SchedulePage } from '../use-schedule.ts';
import { progressOf, type Detail } from './detail.ts';

/** How often a class with pending changes is polled while live updates are not connected. */
const pollMs = 4000;

const classQuery = (classId: string) => ({
  queryKey: classKey(classId),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getClass, { classId }, { signal }),
});

/** Reads the current state of the class, bypassing the cache. */
export const readClass = (classId: string): Promise<Detail> =>
  queryClient.fetchQuery({ ...classQuery(classId), staleTime: 0 });

/** One class with all its details. */
export function useClass(classId: string) {
  const live = useSyncExternalStore(liveConnected.subscribe, liveConnected.get);
  return useQuery({
    ...classQuery(classId),
    refetchInterval: ({ state }) => {
      const last = state.data?.lastChange;
      const onItsWay = last ? progressOf(last).waiting.length > 0 : false;
      return onItsWay && !live ? pollMs : false;
    },
    meta: { failure: messages.theClassCouldNotBeRefreshed },
  });
}

const afterThis = ({ cursor }: { cursor: string | null }): string | null => cursor;

export const useBookings = (classId: string) =>
  useInfiniteQuery({
    queryKey: bookingsKey(classId),
    queryFn: ({ pageParam, signal }) =>
      call(listBookings, { classId, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: afterThis,
  });

export const useChanges = (classId: string, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [...changesKey(classId), 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listChanges, { classId, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: afterThis,
    enabled,
  });

const withClass = (page: SchedulePage, view: ClassView): SchedulePage =>
  page.classes.some(({ classId }) => classId === view.classId)
    ? { ...page, classes: page.classes.map((one) => (one.classId === view.classId ? view : one)) }
    : page;

/** Shows a class's new state everywhere at once, before the lists are reloaded. */
export function showClass(view: ClassView): void {
  queryClient.setQueryData<Detail>(classKey(view.classId), (known) => known && { ...known, class: view });
  queryClient.setQueriesData<InfiniteData<SchedulePage>>(
    { queryKey: ['schedule', 'range'] },
    (known) => known && { ...known, pages: known.pages.map((page) => withClass(page, view)) },
  );
}
