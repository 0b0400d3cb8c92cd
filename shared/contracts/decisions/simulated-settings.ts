import type { SimulatedSettings } from './simulation.ts';

/** What of a studio's settings a simulation is for. */
export const simulatedOf = ({
  inventoryMode: mode,
  ai: { confidenceThreshold, maxSlotAdjustment },
}: {
  readonly inventoryMode: SimulatedSettings['inventoryMode'];
  readonly ai: Omit<SimulatedSettings, 'inventoryMode'>;
}): SimulatedSettings => ({ inventoryMode: mode, confidenceThreshold, maxSlotAdjustment });

/** Whether two settings are replayed alike. */
export const isSimulatedAlike = (one: SimulatedSettings, other: SimulatedSettings): boolean =>
  one.inventoryMode === other.inventoryMode &&
  one.confidenceThreshold === other.confidenceThreshold &&
  one.maxSlotAdjustment === other.maxSlotAdjustment;
