import { useMutation, useQuery } from '@tanstack/react-query';
import { clearData } from '../../../../shared/contracts/imports/clear-data.ts';
import type { ClearingView, ClearType } from '../../../../shared/contracts/imports/clearing.ts';
import { getClearing } from '../../../../shared/contracts/imports/get-clearing.ts';
import { call } from '../../api/call.ts';
import { clearingKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { pollDelayMs } from './progress.ts';

/** A small studio's data is gone with the answer. */
const answerTimeoutMs = 30_000;

/** How far a clearing is, asked for until it ends. */
export const useClearing = (clearingId: string | null) =>
  useQuery({
    queryKey: clearingKey(clearingId ?? ''),
    queryFn: ({ signal }) => call(getClearing, { clearingId: clearingId ?? '' }, { signal }),
    enabled: clearingId !== null,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status === 'running' ? pollDelayMs(dataUpdateCount) : false,
  });

/** Begins to remove what was imported. */
export const useClearData = (onStarted: (clearing: ClearingView) => void) =>
  useMutation({
    mutationFn: (clearType: ClearType) => call(clearData, { clearType }, { timeoutMs: answerTimeoutMs }),
    onSuccess: (clearing) => {
      queryClient.setQueryData(clearingKey(clearing.clearingId), clearing);
      onStarted(clearing);
    },
    meta: { failure: 'Error clearing data' },
  });
