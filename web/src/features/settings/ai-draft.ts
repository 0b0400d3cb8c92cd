import * as messages from '#messages/settings';
import type { InputOf } from '#shared/contracts/operation.ts';
import type { InventoryMode, StudioSettings } from '#shared/contracts/settings/settings.ts';
import { startingSettings } from '#shared/contracts/settings/starting-settings.ts';
import type { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { changedFields, isNothing } from '../../api/changed-fields.ts';

export const confidence = { least: 0.5, most: 0.95, step: 0.05 } as const;
export const slotsMost = 20;

/** The values of the form. The number of slots is kept as typed text. */
export interface AiDraft {
  enabled: boolean;
  autoExecute: boolean;
  holdOut: boolean;
  confidenceThreshold: number;
  slots: string;
  inventoryMode: InventoryMode;
}

export type Saved = Pick<StudioSettings, 'ai' | 'inventoryMode'>;

export const toDraft = ({ ai, inventoryMode }: Saved): AiDraft => ({
  enabled: ai.enabled,
  autoExecute: ai.autoExecute,
  holdOut: ai.holdOut,
  confidenceThreshold: ai.confidenceThreshold,
  slots: String(ai.maxSlotAdjustment),
  inventoryMode,
});

/** Parses a typed number. Text that is not a number yields the default. */
export function slotsOf(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? startingSettings.ai.maxSlotAdjustment : value;
}

/** Why the number of slots cannot be saved; undefined if it can be. */
export function slotsError(text: string): string | undefined {
  const value = slotsOf(text);
  const fits = Number.isInteger(value) && value >= 1 && value <= slotsMost;
  return fits ? undefined : messages.enterAWholeNumberFrom1(slotsMost);
}

/** A slider's value, rounded to remove floating-point errors. */
export const roundShare = (share: number): number => Math.round(share * 100) / 100;

export const toSettings = ({ slots, inventoryMode, ...ai }: AiDraft): Saved => ({
  ai: { ...ai, maxSlotAdjustment: slotsOf(slots) },
  inventoryMode,
});

/** The settings that saving the draft would change. */
export function changedSettings(
  draft: AiDraft,
  { ai: savedAi, inventoryMode }: Saved,
): InputOf<typeof updateSettings> {
  const { ai: wantedAi, ...wanted } = toSettings(draft);
  const ai = changedFields(savedAi, wantedAi);
  return { ...(!isNothing(ai) && { ai }), ...changedFields({ inventoryMode }, wanted) };
}
