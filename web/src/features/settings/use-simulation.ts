import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { getSimulation } from '#shared/contracts/decisions/get-simulation.ts';
import { getUplift } from '#shared/contracts/decisions/get-uplift.ts';
import { hasRunEnded } from '#shared/contracts/decisions/has-run-ended.ts';
import type { SimulationRun } from '#shared/contracts/decisions/run.ts';
import { runSimulation } from '#shared/contracts/decisions/run-simulation.ts';
import type { SimulatedSettings } from '#shared/contracts/decisions/simulation.ts';
import { call } from '../../api/call.ts';
import { simulationKey, upliftKey } from '../../api/keys.ts';
import { liveConnected } from '../../api/live.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { aboutSettings, type Latest } from './simulation-for.ts';

/** How often a replay in progress is polled. With a live connection, the server also announces its progress. */
const pollMs = 1000;
const livePollMs = 4000;

const goesOn = (run: SimulationRun | null | undefined): boolean => !!run && !hasRunEnded(run);

/**
 * The simulation of these settings: a stored one, or one that is starting or waiting, with its progress. If another
 * replay is already running, wherever it was started, this one waits for it.
 */
export function useSimulation(settings: SimulatedSettings, { startsItself }: { startsItself: boolean }) {
  const live = useSyncExternalStore(liveConnected.subscribe, liveConnected.get);
  const latest = useQuery({
    queryKey: simulationKey,
    queryFn: ({ signal }) => call(getSimulation, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => goesOn(state.data?.run) && (live ? livePollMs : pollMs),
  });
  const start = useChange({
    mutationFn: () => call(runSimulation, settings),
    onSuccess: (run) =>
      queryClient.setQueryData(simulationKey, (known: Latest | undefined) => ({
        simulation: known?.simulation ?? null,
        run,
      })),
    meta: { failure: () => undefined },
  });
  const { simulation, run } = aboutSettings(latest.data ?? { simulation: null, run: null }, settings);
  const isWorking = latest.isPending || start.isPending || goesOn(run);
  const failure =
    start.error ?? latest.error ?? (run?.status === 'failed' ? new Error(run.problem ?? '') : null);
  const isMissing = latest.isSuccess && !simulation && !failure && !isWorking && start.isIdle;
  const { mutate } = start;
  useEffect(() => {
    if (isMissing && startsItself) mutate();
  }, [isMissing, startsItself, mutate]);
  return {
    simulation: isWorking || failure ? null : simulation,
    isWorking,
    progress: goesOn(run) ? run?.progress : undefined,
    failure: isWorking ? null : failure,
    again: () => mutate(),
  };
}

/** Reads the measured gain of automatic execution. */
export const useUplift = () =>
  useQuery({ queryKey: upliftKey, queryFn: ({ signal }) => call(getUplift, {}, { signal }) });
