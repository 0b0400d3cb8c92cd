import type { SimulationRun } from '#shared/contracts/decisions/run.ts';
import { isSimulatedAlike } from '#shared/contracts/decisions/simulated-settings.ts';
import type { SimulatedSettings, Simulation } from '#shared/contracts/decisions/simulation.ts';

/** Whether a simulation is still valid for these settings. */
const standsFor = ({ settings, validUntil }: Simulation, wanted: SimulatedSettings, now: Date): boolean =>
  validUntil > now.toISOString() && isSimulatedAlike(settings, wanted);

export interface Latest {
  simulation: Simulation | null;
  run: SimulationRun | null;
}

/** The studio's latest simulation and run, if they match these settings. */
export function aboutSettings({ simulation, run }: Latest, wanted: SimulatedSettings, now: Date): Latest {
  return {
    simulation: simulation && standsFor(simulation, wanted, now) ? simulation : null,
    run: run && isSimulatedAlike(run.settings, wanted) ? run : null,
  };
}
