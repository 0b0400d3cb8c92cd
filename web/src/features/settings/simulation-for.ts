import type { SimulationRun } from '#shared/contracts/decisions/run.ts';
import { isSimulatedAlike } from '#shared/contracts/decisions/simulated-settings.ts';
import type { SimulatedSettings, Simulation } from '#shared/contracts/decisions/simulation.ts';

export interface Latest {
  simulation: Simulation | null;
  run: SimulationRun | null;
}

/** The studio's latest simulation and run, if they match these settings. */
export function aboutSettings({ simulation, run }: Latest, wanted: SimulatedSettings): Latest {
  return {
    simulation: simulation && isSimulatedAlike(simulation.settings, wanted) ? simulation : null,
    run: run && isSimulatedAlike(run.settings, wanted) ? run : null,
  };
}
