import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as messages from '#messages/decisions-waiting';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { call } from '#web/src/api/call.ts';
import { decisionsKey } from '#web/src/api/keys.ts';
import { bulk } from './bulk.ts';

/** All waiting decisions, page by page, without those that were just answered. */
export function useWaiting(isShown: boolean) {
  const running = useSyncExternalStore(bulk.subscribe, bulk.get);
  // While answers are being sent, each of them changes the data, so the list is reloaded only at the end.
  const isAnswering = running?.state === 'running';
  const query = useInfiniteQuery({
    queryKey: decisionsKey('waiting'),
    queryFn: ({ pageParam, signal }) =>
      call(listWaiting, pageParam === '' ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    enabled: isShown && !isAnswering,
    meta: { failure: messages.failedToLoadAiDecisions },
  });
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = query;
  useEffect(() => {
    if (isShown && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isShown, hasNextPage, isFetching, isError, fetchNextPage]);
  const decisions = useMemo(() => {
    const answered = new Set(
      running && running.verdict !== 'undo' ? running.done.map(({ decisionId }) => decisionId) : [],
    );
    return (data?.pages ?? [])
      .flatMap((page) => page.decisions)
      .filter(({ decisionId }) => !answered.has(decisionId));
  }, [data, running]);
  return { ...query, decisions };
}
