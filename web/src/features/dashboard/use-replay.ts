import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getSimulation } from '#shared/contracts/decisions/get-simulation.ts';
import { simulatedOf } from '#shared/contracts/decisions/simulated-settings.ts';
import type { SimulatedSettings } from '#shared/contracts/decisions/simulation.ts';
import { hasRunEnded } from '#shared/contracts/decisions/has-run-ended.ts';
import { runSimulation } from '#shared/contracts/decisions/run-simulation.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, simulationKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { useStudio } from '../../app/use-studio.ts';
import type { Dashboard } from './coming-week.ts';
import type { Replaying } from './earned-messages.ts';
import { needsReplay, replayStepOf } from './needs-replay.ts';

const pollMs = 2000;

/** Starts a replay of the studio's past if there are no measured results, and shows the result when it is ready. */
export function useReplay(data: Dashboard | undefined): Replaying {
  const studio = useStudio();
  const isWanted = data !== undefined && needsReplay(data);
  const run = useQuery({
    queryKey: simulationKey,
    queryFn: ({ signal }) => call(getSimulation, {}, { signal }),
    enabled: isWanted,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const latest = state.data?.run;
      return latest && !hasRunEnded(latest) ? pollMs : false;
    },
  });
  const start = useChange({
    mutationFn: (settings: SimulatedSettings) => call(runSimulation, settings),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: simulationKey }),
    meta: { failure: () => undefined },
  });
  const saved = useMemo(() => (studio.data ? simulatedOf(studio.data) : undefined), [studio.data]);
  const step = isWanted ? replayStepOf(run.data, saved) : 'wait';
  const isMissing = step === 'start' && start.isIdle;
  const { mutate } = start;
  useEffect(() => {
    if (isMissing && saved) mutate(saved);
  }, [isMissing, saved, mutate]);
  useEffect(() => {
    if (step === 'show') void queryClient.invalidateQueries({ queryKey: dashboardKey });
  }, [step]);
  if (!isWanted) return 'no';
  const hasFailed = start.isSuccess && run.data?.run?.status === 'failed';
  return start.error !== null || run.error !== null || hasFailed ? 'failed' : 'under-way';
}
