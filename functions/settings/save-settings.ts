import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import type { StudioRow } from '#functions/_domain/studio/settings.ts';
import { keepingMeaning } from './region-change.ts';
import {
  storeSettings,
  type SavedOnlyIf,
  type SettingsChange,
} from '#functions/_domain/studio/studio-store.ts';

const changedMeanwhile = 'Your settings are being changed at the same time. Please try again.';

/** The settings to store, and what they depend on. */
export interface Planned {
  readonly change: SettingsChange;
  readonly automation?: SavedOnlyIf['automation'];
}

/**
 * Saves settings. A new time zone or currency is saved only if stored data means the same with it.
 *
 * @param plan called again if what it read has changed
 * @throws {Failure} `conflict` if stored data would mean something else, or if others keep changing the settings
 */
export const saveSettings = (
  table: StudioTable,
  studioId: string,
  change: SettingsChange,
  deps: Pick<Base, 'clock' | 'ids'>,
  plan: () => Promise<Planned> = () => Promise.resolve({ change }),
): Promise<StudioRow> =>
  untilStored(
    () =>
      keepingMeaning(table, studioId, change, deps, async (region, checks) => {
        const planned = await plan();
        const { timezone: _, currency: __, ...others } = planned.change;
        const { automation } = planned;
        return storeSettings(table, studioId, { ...others, ...region }, { automation, checks });
      }),
    changedMeanwhile,
  );
