import type { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { isSimulatedAlike } from '#shared/contracts/decisions/simulated-settings.ts';
import type { SimulatedSettings, Simulation } from '#shared/contracts/decisions/simulation.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { impactEffectOf } from '#shared/core/impact/effect-of.ts';
import { isStillValid } from '#functions/_domain/studio/simulation-store.ts';
import { readFinishedSums } from '#functions/_domain/finished/finished-sums-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Earned = OutputOf<typeof getDashboard>['earned'];

const replayOf = (found: Simulation | null, now: Date): Earned['replay'] =>
  found && {
    valid: isStillValid(found, now),
    verdict: found.verdict,
    classes: found.classes,
    revenueMinor: found.revenueMinor,
    gainMinor: found.gainMinor,
    gainLowMinor: found.gainLowMinor,
    gainHighMinor: found.gainHighMinor,
    currency: found.currency,
  };

/**
 * What Cupo has earned this month, or a replay's estimate until that can be measured. A replay with settings other than
 * the saved ones is ignored.
 */
export async function readEarned(
  table: StudioTable,
  studioId: string,
  today: string,
  saved: SimulatedSettings,
  simulation: Simulation | null,
  now: Date,
): Promise<Earned> {
  const month = today.slice(0, 7);
  const { months } = await readFinishedSums(table, studioId, today);
  const effect = months.find((one) => one.month === month)?.effect ?? impactEffectOf([]);
  const isMeant = simulation !== null && isSimulatedAlike(simulation.settings, saved);
  return { month, effect, replay: replayOf(isMeant ? simulation : null, now) };
}
