import { useMutation, useQuery } from '@tanstack/react-query';
import { getSimulation } from '../../../../shared/contracts/decisions/get-simulation.ts';
import { getUplift } from '../../../../shared/contracts/decisions/get-uplift.ts';
import { runSimulation } from '../../../../shared/contracts/decisions/run-simulation.ts';
import type { SimulatedSettings, Simulation } from '../../../../shared/contracts/decisions/simulation.ts';
import { call } from '../../api/call.ts';
import { simulationKey, upliftKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';

/** Whether a simulation still stands for these settings. */
export const standsFor = (
  { settings, validUntil }: Simulation,
  wanted: SimulatedSettings,
  now: Date,
): boolean =>
  validUntil > now.toISOString() &&
  settings.inventoryMode === wanted.inventoryMode &&
  settings.confidenceThreshold === wanted.confidenceThreshold &&
  settings.maxSlotAdjustment === wanted.maxSlotAdjustment;

/** The simulation of these settings: the one that was kept, else a new one. */
export const useSimulation = (settings: SimulatedSettings) =>
  useQuery({
    queryKey: simulationKey(settings),
    queryFn: async ({ signal }): Promise<Simulation> => {
      const { simulation } = await call(getSimulation, {}, { signal });
      if (simulation && standsFor(simulation, settings, new Date())) return simulation;
      return call(runSimulation, settings, { signal });
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** Simulates these settings anew. */
export const useSimulateAgain = (settings: SimulatedSettings) =>
  useMutation({
    mutationFn: () => call(runSimulation, settings),
    onSuccess: (simulation) => queryClient.setQueryData(simulationKey(settings), simulation),
    meta: { failure: 'The simulation failed' },
  });

/** What automatic execution measurably brings. */
export const useUplift = () =>
  useQuery({ queryKey: upliftKey, queryFn: ({ signal }) => call(getUplift, {}, { signal }) });
