import { simulationValidDays, type Simulation } from '#shared/contracts/decisions/simulation.ts';
import type { Currency } from '#shared/contracts/values.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { SimulationEntity, type SimulationItem } from '#functions/_data/studio/simulation.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Version of the simulation. Increase it when a simulation would no longer give the same results. */
const kind = 2;

const viewOf = (item: SimulationItem): Simulation => ({
  simulatedAt: item.simulatedAt,
  validUntil: addHours(item.simulatedAt, simulationValidDays * 24),
  settings: item.settings,
  verdict: item.verdict,
  currency: item.currency as Currency,
  classes: item.classes,
  days: item.days,
  lossDays: item.lossDays,
  revenueMinor: item.revenueMinor,
  gainMinor: item.gainMinor,
  gainLowMinor: item.gainLowMinor,
  gainHighMinor: item.gainHighMinor,
  shareOfPossibleGain: item.shareOfPossibleGain ?? null,
  weeks: item.weeks,
});

/** The latest simulation of a studio; null if there is none of the current version. */
export async function readSimulation(table: StudioTable, studioId: string): Promise<Simulation | null> {
  return simulationIn((await table.of(SimulationEntity).get({ studioId }).go({ consistent: true })).data);
}

/** A stored simulation; null if there is none of the current version. */
export const simulationIn = (stored: SimulationItem | null | undefined): Simulation | null =>
  stored?.kind === kind ? viewOf(stored) : null;

/** Whether auto-execute may still be switched on with a simulation. */
export const isStillValid = ({ validUntil }: Pick<Simulation, 'validUntil'>, now: Date): boolean =>
  validUntil > now.toISOString();

/** A simulation in its stored form. It replaces the previous one. */
export function storedSimulation(
  studioId: string,
  simulation: Omit<Simulation, 'validUntil'>,
): SimulationItem {
  const { shareOfPossibleGain, ...rest } = simulation;
  const known = shareOfPossibleGain === null ? {} : { shareOfPossibleGain };
  return { studioId, kind, ...rest, ...known };
}
