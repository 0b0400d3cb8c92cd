import * as z from 'zod';
import { aiSettings, inventoryMode } from '../settings/settings.ts';
import { currency, instant, localDate, minor, share } from '../values.ts';

/** Number of days that a simulation looks back. */
export const simulationWeeks = 8;

/** A simulation older than this is too old to enable auto-execute. */
export const simulationValidDays = 7;

/** The settings under which a simulation ran. */
export const simulatedSettings = z.strictObject({
  inventoryMode,
  confidenceThreshold: aiSettings.shape.confidenceThreshold,
  maxSlotAdjustment: aiSettings.shape.maxSlotAdjustment,
});
export type SimulatedSettings = z.output<typeof simulatedSettings>;

/** What automatic changes would have earned in a studio's last weeks, compared with the original allocations. */
export const simulation = z.strictObject({
  simulatedAt: instant,
  validUntil: instant.describe('until then, auto-execute may be switched on with these settings'),
  settings: simulatedSettings,
  verdict: z
    .enum(['gain', 'not-proven', 'loss', 'too-little-history'])
    .describe('`gain` or `loss` if the interval excludes zero'),
  currency,
  classes: z.int().describe('replayed finished classes; those of the oldest week are only used for learning'),
  days: z.int(),
  lossDays: z.int().describe('days with less revenue'),
  revenueMinor: minor.describe('revenue of these classes'),
  gainMinor: minor,
  gainLowMinor: minor.describe('the lower end of the 95 % interval'),
  gainHighMinor: minor,
  shareOfPossibleGain: share
    .nullable()
    .describe('share of the gain that perfect foresight would have had; null if nothing could be gained'),
  weeks: z.array(z.strictObject({ firstDay: localDate, classes: z.int(), gainMinor: minor })),
});
export type Simulation = z.output<typeof simulation>;
