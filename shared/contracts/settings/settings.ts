import * as z from 'zod';
import { currency, text, timezone } from '../values.ts';
import { startingSettings } from './starting-settings.ts';

/**
 * `separate`: the open places of all marketplaces together never exceed the free places. `shared`: several marketplaces
 * may offer the same place.
 */
export const inventoryMode = z.enum(['separate', 'shared']);
export type InventoryMode = z.output<typeof inventoryMode>;

export const aiSettings = z.strictObject({
  enabled: z.boolean(),
  autoExecute: z.boolean(),
  confidenceThreshold: z.number().min(0.5).max(0.95),
  maxSlotAdjustment: z.int().min(1).max(20),
  holdOut: z
    .boolean()
    .describe('leave a tenth of the classes alone to measure the gain of automatic execution'),
});

/** The settings of a studio. */
export const studioSettings = z.strictObject({
  studioName: text().trim().min(1).max(120),
  currency,
  country: text().trim().max(80).nullable(),
  timezone,
  inventoryMode,
  ai: aiSettings,
});
export type StudioSettings = z.output<typeof studioSettings>;

/** The initial settings of a studio. */
export const defaultSettings: StudioSettings = startingSettings;
