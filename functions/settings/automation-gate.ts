import type { Simulation } from '#shared/contracts/decisions/simulation.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { StudioSettings } from '#shared/contracts/settings/settings.ts';

type Saved = Pick<StudioSettings, 'ai' | 'inventoryMode'>;

/** Whether a change switches automatic execution on. */
export const switchesOn = (before: Saved, after: Saved): boolean =>
  after.ai.autoExecute && !before.ai.autoExecute;

export interface Wish {
  /** The settings after the change. */
  readonly after: Saved;
  readonly simulation: Simulation | null;
  /** Whether the owner wants auto-execute although no gain is proven. */
  readonly acceptsUnproven: boolean;
  readonly now: Date;
}

const refuse = (message: string): Failure => new Failure('conflict', message);

/**
 * Checks that auto-execute is switched on only by an owner who has seen what it would have done, in a recent simulation
 * of exactly these settings. If the simulation proves no gain, the owner has to confirm.
 *
 * @throws {Failure} `conflict`
 */
export function assertMayExecute({ after, simulation, acceptsUnproven, now }: Wish): void {
  if (!simulation || simulation.validUntil <= now.toISOString())
    throw refuse('Simulate auto-execute on your last weeks first, then switch it on.');
  const { settings } = simulation;
  const isSame =
    settings.inventoryMode === after.inventoryMode &&
    settings.confidenceThreshold === after.ai.confidenceThreshold &&
    settings.maxSlotAdjustment === after.ai.maxSlotAdjustment;
  if (!isSame)
    throw refuse('The simulation was for other settings. Simulate these, then switch auto-execute on.');
  if (simulation.verdict !== 'gain' && !acceptsUnproven)
    throw refuse('The simulation does not prove a gain. Confirm that you want auto-execute anyway.');
}
