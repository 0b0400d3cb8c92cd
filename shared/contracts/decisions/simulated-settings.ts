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
