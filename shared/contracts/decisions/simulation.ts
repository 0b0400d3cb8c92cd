import * as z from 'zod';
import { aiSettings, inventoryMode } from '../settings/settings.ts';
import { currency, instant, localDate, minor, share } from '../values.ts';

/** How far a simulation looks back. */
export const simulationWeeks = 8;

/** A simulation older than this no longer opens the way to auto-execute. */
export const simulationValidDays = 7;

/** The settings that a simulation is for. */
export const simulatedSettings = z.strictObject({
  inventoryMode,
  confidenceThreshold: aiSettings.shape.confidenceThreshold,
  maxSlotAdjustment: aiSettings.shape.maxSlotAdjustment,
});
export type SimulatedSettings = z.output<typeof simulatedSettings>;

/** The settings of a studio that a simulation is for. */
export const simulatedOf = ({
  inventoryMode: mode,
  ai: { confidenceThreshold, maxSlotAdjustment },
}: {
  readonly inventoryMode: SimulatedSettings['inventoryMode'];
  readonly ai: Omit<SimulatedSettings, 'inventoryMode'>;
}): SimulatedSettings => ({ inventoryMode: mode, confidenceThreshold, maxSlotAdjustment });

/** Whether two settings lead to the same replay. */
export const isSimulatedAlike = (one: SimulatedSettings, other: SimulatedSettings): boolean =>
  one.inventoryMode === other.inventoryMode &&
  one.confidenceThreshold === other.confidenceThreshold &&
  one.maxSlotAdjustment === other.maxSlotAdjustment;

/** The earnings that automatic execution would have brought in a studio's last weeks, compared with what was done. */
export const simulation = z.strictObject({
  simulatedAt: instant,
  validUntil: instant.describe('until then it opens the way to auto-execute, for its settings'),
  settings: simulatedSettings,
  verdict: z
    .enum(['gain', 'not-proven', 'loss', 'too-little-history'])
    .describe('`gain` and `loss` where the interval excludes zero'),
  currency,
  classes: z.int().describe('finished classes that were replayed; those of the oldest week only teach'),
  days: z.int(),
  lossDays: z.int().describe('days on which it would have earned less'),
  revenueMinor: minor.describe('what these classes earned'),
  gainMinor: minor,
  gainLowMinor: minor.describe('lower end of the 95 % interval'),
  gainHighMinor: minor,
  shareOfPossibleGain: share
    .nullable()
    .describe('of what perfect foresight would have gained; null where there was nothing to gain'),
  weeks: z.array(z.strictObject({ firstDay: localDate, classes: z.int(), gainMinor: minor })),
});
export type Simulation = z.output<typeof simulation>;
