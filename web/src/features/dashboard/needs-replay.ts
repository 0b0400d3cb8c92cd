import { isSimulatedAlike } from '#shared/contracts/decisions/simulated-settings.ts';
import type { SimulatedSettings } from '#shared/contracts/decisions/simulation.ts';
import type { getSimulation } from '#shared/contracts/decisions/get-simulation.ts';
import { hasRunEnded } from '#shared/contracts/decisions/has-run-ended.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { Dashboard } from './coming-week.ts';

/** A replay needs finished classes on at least this many days to be meaningful. */
const daysMin = 7;

/** Whether a replay is needed: there are no measured results and no recent replay. */
export function needsReplay({
  earned: { effect, replay },
  days,
  today,
}: Pick<Dashboard, 'earned' | 'days' | 'today'>): boolean {
  if (effect.earned || replay?.valid) return false;
  return days.filter(({ localDate, classes }) => localDate < today && classes > 0).length >= daysMin;
}

/**
 * The next step towards a replay of the saved settings: wait for a running replay, whoever started it; show one that
 * ended after the dashboard was read; or start one.
 */
export function replayStepOf(
  answer: OutputOf<typeof getSimulation> | undefined,
  saved: SimulatedSettings | undefined,
): 'wait' | 'show' | 'start' {
  if (!answer || !saved || (answer.run && !hasRunEnded(answer.run))) return 'wait';
  const { simulation } = answer;
  return simulation && isSimulatedAlike(simulation.settings, saved) ? 'show' : 'start';
}
