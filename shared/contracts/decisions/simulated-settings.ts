import type { SimulatedSettings } from './simulation.ts';

/** The part of a studio's settings that a simulation uses. */
export const simulatedOf = ({
  inventoryMode: mode,
  ai: { confidenceThreshold, maxSlotAdjustment },
}: {
  readonly inventoryMode: SimulatedSettings['inventoryMode'];
  readonly ai: Omit<SimulatedSettings, 'inventoryMode'>;
}): SimulatedSettings => ({ inventoryMode: mode, confidenceThreshold, maxSlotAdjustment });

/** Whether a replay gives the same result under two settings. */
export const isSimulatedAlike = (one: SimulatedSettings, other: SimulatedSettings): boolean =>
  one.inventoryMode === other.inventoryMode &&
  one.confidenceThreshold === other.confidenceThreshold &&
  one.maxSlotAdjustment === other.maxSlotAdjustment;

/** The settings that decide what automatic execution does. */
export interface AutomaticSettings {
  readonly inventoryMode: SimulatedSettings['inventoryMode'];
  readonly ai: Omit<SimulatedSettings, 'inventoryMode'> & { readonly autoExecute: boolean };
}

/**
 * Whether automatic execution would do something after a change of settings that it did not do before: because it is
 * switched on, is content with less confidence, moves more places at once, or may offer the same place twice.
 */
export const goesFurther = (before: AutomaticSettings, after: AutomaticSettings): boolean =>
  after.ai.autoExecute &&
  (!before.ai.autoExecute ||
    after.ai.confidenceThreshold < before.ai.confidenceThreshold ||
    after.ai.maxSlotAdjustment > before.ai.maxSlotAdjustment ||
    (after.inventoryMode === 'shared' && before.inventoryMode !== 'shared'));
