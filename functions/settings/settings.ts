import { Failure } from '../../shared/contracts/failure.ts';
import {
  defaultSettings,
  type InventoryMode,
  type StudioSettings,
} from '../../shared/contracts/settings/settings.ts';

/** A studio's settings as they are kept: with its automation switch, and nothing that is null. */
export interface StudioRow {
  readonly studioName: string;
  readonly currency: StudioSettings['currency'];
  readonly country?: string | undefined;
  readonly timezone: string;
  readonly inventoryMode: StudioSettings['inventoryMode'];
  readonly ai: StudioSettings['ai'];
  readonly automationPaused: boolean;
}

const { country: _, ...shown } = defaultSettings;

/** What a studio has before it saved anything. */
export const defaultRow: StudioRow = { ...shown, automationPaused: false };

/** Settings as the contract shows them. */
export const settingsOf = (row: StudioRow): StudioSettings => ({
  studioName: row.studioName,
  currency: row.currency,
  country: row.country ?? null,
  timezone: row.timezone,
  inventoryMode: row.inventoryMode,
  ai: { ...defaultRow.ai, ...row.ai },
});

/** A free place may be offered on several marketplaces at once only where each reports its bookings live; none does yet. */
export const inventoryModes: readonly InventoryMode[] = ['separate'];

/**
 * Refuses what this studio cannot have.
 *
 * @throws {Failure} `invalid-input`
 */
export function assertPossible({ inventoryMode }: { inventoryMode?: InventoryMode | undefined }): void {
  if (inventoryMode === undefined || inventoryModes.includes(inventoryMode)) return;
  const message = 'Shared inventory needs marketplaces that report their bookings live.';
  throw new Failure('invalid-input', message, [{ path: 'body.inventoryMode', message }]);
}
