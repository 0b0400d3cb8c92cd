import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as messages from '#messages/imports';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import type { ClearingView, ClearType } from '#shared/contracts/imports/clearing.ts';
import { findClearing } from '#shared/contracts/imports/find-clearing.ts';
import { getClearing } from '#shared/contracts/imports/get-clearing.ts';
import { call } from '../../api/call.ts';
import { clearingKey, runningClearingKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { notify } from '../../ui/notices.ts';
import { clearingMessage } from './clear-kinds.ts';
import { pollDelayMs } from './progress.ts';

/** A small studio's data is deleted before the response is sent. */
const answerTimeoutMs = 30_000;

const clearingQuery = (clearingId: string) =>
  queryOptions({
    queryKey: clearingKey(clearingId),
    queryFn: ({ signal }) => call(getClearing, { clearingId }, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status === 'running' ? pollDelayMs(dataUpdateCount) : false,
  });

const followed = new Set<string>();

const show = (clearing: ClearingView): void =>
  void notify({ ...clearingMessage(clearing), id: `clearing-${clearing.clearingId}` });

/** Shows the progress of a clearing over the page, even after the person has moved to another page. */
function follow(clearingId: string): void {
  if (followed.has(clearingId)) return;
  followed.add(clearingId);
  const observer = new QueryObserver(queryClient, clearingQuery(clearingId));
  const tell = ({ data }: { data: ClearingView | undefined }): boolean => {
    if (data) show(data);
    return data !== undefined && data.status !== 'running';
  };
  const over = (): void => {
    stop();
    followed.delete(clearingId);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'clearing' });
  };
  const stop = observer.subscribe((result) => {
    if (tell(result)) over();
  });
  if (tell(observer.getCurrentResult())) over();
}

/** The progress of a clearing, polled until it ends. */
export function useClearing(clearingId: string | null): ClearingView | undefined {
  const clearing = useQuery({ ...clearingQuery(clearingId ?? ''), enabled: clearingId !== null });
  const known = clearing.data !== undefined;
  useEffect(() => {
    if (clearingId && known) follow(clearingId);
  }, [clearingId, known]);
  return clearing.data;
}

/** The clearing in progress, wherever it was started; null if there is none or if this is not known yet. */
export function useRunningClearing(wanted: boolean): string | null {
  const running = useQuery({
    queryKey: runningClearingKey,
    queryFn: ({ signal }) => call(findClearing, {}, { signal }),
    enabled: wanted,
    gcTime: 0,
    staleTime: 0,
  });
  return running.data?.clearing?.clearingId ?? null;
}

/** Starts deleting imported data. */
export const useClearData = (onStarted: (clearing: ClearingView) => void) =>
  useChange({
    mutationFn: (clearType: ClearType) => call(clearData, { clearType }, { timeoutMs: answerTimeoutMs }),
    onSuccess: (clearing) => {
      queryClient.setQueryData(clearingKey(clearing.clearingId), clearing);
      follow(clearing.clearingId);
      onStarted(clearing);
    },
    meta: { progress: messages.clearingData, failure: messages.errorClearingData },
  });
