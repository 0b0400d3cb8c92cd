import { channelNames, reportsLive, type Marketplace } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import {
  defaultSettings,
  type InventoryMode,
  type StudioSettings,
} from '#shared/contracts/settings/settings.ts';

/** A studio's settings in their stored form, which includes the automation switch and has no nulls. */
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

/** The settings of a studio that has saved nothing yet. */
export const defaultRow: StudioRow = { ...shown, automationPaused: false };

/** Settings in the API's form. */
export const settingsOf = (row: StudioRow): StudioSettings => ({
  studioName: row.studioName,
  currency: row.currency,
  country: row.country ?? null,
  timezone: row.timezone,
  inventoryMode: row.inventoryMode,
  ai: { ...defaultRow.ai, ...row.ai },
});

/**
 * Shared inventory may offer one free place on several marketplaces, but only if each of them reports its bookings
 * live.
 */
export const inventoryModesWith = (connected: readonly Marketplace[]): InventoryMode[] =>
  connected.length > 0 && connected.every(reportsLive) ? ['separate', 'shared'] : ['separate'];

/**
 * Refuses settings that are not possible with the studio's marketplaces.
 *
 * @throws {Failure} `invalid-input`
 */
export function assertPossible(inventoryMode: InventoryMode, connected: readonly Marketplace[]): void {
  if (inventoryModesWith(connected).includes(inventoryMode)) return;
  const deaf = connected.filter((one) => !reportsLive(one)).map((one) => channelNames[one]);
  const message =
    deaf.length === 0
      ? 'Shared inventory needs a connected marketplace that reports its bookings live.'
      : `Shared inventory needs marketplaces that report their bookings live. ${deaf.join(' and ')} does not.`;
  throw new Failure('invalid-input', message, [{ path: 'body.inventoryMode', message }]);
}
