import { Failure } from '../../shared/contracts/failure.ts';
import { defaultSettings, type StudioSettings } from '../../shared/contracts/settings/settings.ts';

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

/** What a studio has before it saved anything. */
export const defaultRow: StudioRow = rowOf(defaultSettings, false);

/** Settings as the contract shows them. */
export const settingsOf = (row: StudioRow): StudioSettings => ({
  studioName: row.studioName,
  currency: row.currency,
  country: row.country ?? null,
  timezone: row.timezone,
  inventoryMode: row.inventoryMode,
  ai: row.ai,
});

/** Settings as they are kept. */
export function rowOf({ country, ...rest }: StudioSettings, automationPaused: boolean): StudioRow {
  return { ...rest, ...(country && { country }), automationPaused };
}

/**
 * Refuses what this studio cannot have. A free place may be offered on several marketplaces at once only where each of
 * them reports its bookings as they are made; none does yet.
 *
 * @throws {Failure} `invalid-input`
 */
export function assertPossible({ inventoryMode }: StudioSettings): void {
  if (inventoryMode !== 'shared') return;
  const message = 'Shared inventory needs marketplaces that report their bookings live.';
  throw new Failure('invalid-input', message, [{ path: 'body.inventoryMode', message }]);
}
