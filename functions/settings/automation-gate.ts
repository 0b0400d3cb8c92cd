import {
  isSimulatedAlike,
  simulatedOf,
  type AutomaticSettings,
} from '#shared/contracts/decisions/simulated-settings.ts';
import type { Simulation } from '#shared/contracts/decisions/simulation.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { isStillValid } from '#functions/_domain/studio/simulation-store.ts';

export interface Wish {
  /** Whether auto-execute is already on, so that it would only go further. */
  readonly isOn: boolean;
  /** The settings after the change. */
  readonly after: AutomaticSettings;
  readonly simulation: Simulation | null;
  /** Whether the owner wants auto-execute although no gain is proven. */
  readonly acceptsUnproven: boolean;
  readonly now: Date;
}

const goesFurtherFirst =
  'Auto-execute would go further than before. Simulate these settings on your last weeks first, then save them.';

/** Why a change is refused, where auto-execute is off before it and where it is on. */
const refusals = {
  notSimulated: {
    off: 'Simulate auto-execute on your last weeks first, then switch it on.',
    on: goesFurtherFirst,
  },
  simulatedOthers: {
    off: 'The simulation was for other settings. Simulate these, then switch auto-execute on.',
    on: goesFurtherFirst,
  },
  unproven: {
    off: 'The simulation does not prove a gain. Confirm that you want auto-execute anyway.',
    on: 'The simulation does not prove a gain. Confirm that you want these settings anyway.',
  },
} as const;

/**
 * Checks that auto-execute is switched on, or allowed to go further, only by an owner who has seen what it would have
 * done, in a recent simulation of exactly these settings. If the simulation proves no gain, the owner has to confirm.
 *
 * @throws {Failure} `conflict`
 */
export function assertMayExecute({ isOn, after, simulation, acceptsUnproven, now }: Wish): void {
  const refuse = (why: keyof typeof refusals): Failure =>
    new Failure('conflict', refusals[why][isOn ? 'on' : 'off']);
  if (!simulation || !isStillValid(simulation, now)) throw refuse('notSimulated');
  if (!isSimulatedAlike(simulation.settings, simulatedOf(after))) throw refuse('simulatedOthers');
  if (simulation.verdict !== 'gain' && !acceptsUnproven) throw refuse('unproven');
}
