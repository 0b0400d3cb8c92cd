import { useInfiniteQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as messages from '#messages/imports';
import { listImports } from '#shared/contracts/imports/list-imports.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { call } from '../../api/call.ts';
import { importsKey } from '../../api/keys.ts';
import { liveConnected } from '../../api/live.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { isMoving } from './progress.ts';
import { cancel } from './requests.ts';

export type ListedImport = OutputOf<typeof listImports>['imports'][number];

/** How often the list is polled while one of its imports is in progress and live updates are not connected. */
const pollMs = 4000;

/** The studio's imports, newest first, one page at a time. */
export function useImports() {
  const live = useSyncExternalStore(liveConnected.subscribe, liveConnected.get);
  return useInfiniteQuery({
    queryKey: importsKey,
    queryFn: ({ pageParam, signal }) =>
      call(listImports, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.pages.some((page) => page.imports.some(isMoving));
      return waiting && !live ? pollMs : false;
    },
    meta: { failure: messages.theImportHistoryCouldNotBe },
  });
}

/** Cancels an import from the list. */
export const useCancelImport = () =>
  useChange({
    mutationFn: cancel,
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
    meta: { success: messages.importCancelled, failure: messages.theImportCouldNotBeCancelled },
  });
