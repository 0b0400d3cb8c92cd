import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as messages from '#messages/decisions';
import { getRun } from '#shared/contracts/decisions/get-run.ts';
import { hasRunEnded } from '#shared/contracts/decisions/has-run-ended.ts';
import type { OptimizerRun } from '#shared/contracts/decisions/run.ts';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { call } from '../../api/call.ts';
import { isAwaited } from '../../api/is-awaited.ts';
import { optimizerRunKey } from '../../api/keys.ts';
import { liveConnected } from '../../api/live.ts';
import { ApiProblem, messageOf } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { notify } from '../../ui/notices.ts';
import { foundMessage } from './run-messages.ts';
import { refreshDecisions } from './use-decisions.ts';

/** How often a run in progress is polled. With a live connection, the server also announces its progress. */
const pollMs = 1000;
const livePollMs = 4000;

const noIntegration = messages.pleaseConnectAtLeastOneIntegration;
const failed = messages.failedToRunAiOptimizer;

export const goesOn = (run: OptimizerRun | null | undefined): boolean => !!run && !hasRunEnded(run);

function tell({ status, result, problem }: OptimizerRun): void {
  if (status === 'failed') notify({ type: 'error', header: failed, content: problem ?? undefined });
  else if (result) notify({ type: 'success', content: foundMessage(result) });
}

/** Announces once how a run ended, if its progress was displayed. */
function useAnnouncedEnd(run: OptimizerRun | null | undefined): void {
  const awaited = useRef('');
  useEffect(() => {
    if (!run) return;
    if (goesOn(run)) awaited.current = run.runId;
    else if (awaited.current === run.runId) {
      awaited.current = '';
      tell(run);
      void refreshDecisions();
    }
  }, [run]);
}

/** The latest run of the optimizer, whoever in the studio started it, and a function to start a new one. */
export function useOptimizer() {
  const live = useSyncExternalStore(liveConnected.subscribe, liveConnected.get);
  const found = useQuery({
    queryKey: optimizerRunKey,
    queryFn: ({ signal }) => call(getRun, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => goesOn(state.data?.run) && (live ? livePollMs : pollMs),
  });
  const start = useChange({
    mutationFn: () => call(runOptimizer, {}),
    onSuccess: (run) => queryClient.setQueryData(optimizerRunKey, { run }),
    meta: {
      failure: (error) =>
        error instanceof ApiProblem && error.code === 'no-integration'
          ? noIntegration
          : { header: failed, content: messageOf(error) },
    },
  });
  const run = found.data?.run;
  useAnnouncedEnd(run);
  return {
    run,
    isAwaited: isAwaited(found),
    isBusy: start.isPending || goesOn(run),
    start: () => start.mutate(),
  };
}
