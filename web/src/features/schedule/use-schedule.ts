import { keepPreviousData, replaceEqualDeep, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import * as messages from '#messages/schedule';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { call } from '../../api/call.ts';
import { scheduleKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { digestOf } from './digest.ts';

export type SchedulePage = OutputOf<typeof listClasses>;
type Range = { from: string; to: string };
type NextPage = Range & { cursor: string };
type Pages = { pages: SchedulePage[]; pageParams: (NextPage | null)[] };

/** The position of a page among the pages that were loaded before. */
const placeOf = (known: Pages | undefined, next: NextPage | null): number =>
  known?.pageParams.findIndex((param) => param?.cursor === next?.cursor) ?? -1;

/**
 * Loads one page of a range. Classes that have not changed since the last load stay the same objects, so that only
 * changed cells are redrawn. Totals are computed here, not while drawing.
 */
async function loadPage(
  range: Range | null,
  next: NextPage | null,
  signal: AbortSignal,
): Promise<SchedulePage> {
  const page = await call(listClasses, { ...(next ?? range) }, { signal });
  const known = queryClient.getQueryData<Pages>(scheduleKey(range?.from, range?.to));
  const shared: SchedulePage = replaceEqualDeep(known?.pages[placeOf(known, next)], page);
  digestOf(shared.classes);
  return shared;
}

/** The schedule of a range, page by page. While another range is being loaded, the previous one stays on screen. */
export function useSchedule(range: Range | null) {
  const query = useInfiniteQuery({
    queryKey: scheduleKey(range?.from, range?.to),
    queryFn: ({ pageParam, signal }) => loadPage(range, pageParam, signal),
    initialPageParam: null as NextPage | null,
    getNextPageParam: ({ from, to, cursor }) => (cursor === null ? null : { from, to, cursor }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    meta: { failure: messages.theScheduleCouldNotBeRefreshed },
  });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return { query, pages: useDeferredValue(query.data?.pages) };
}
