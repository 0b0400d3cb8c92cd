import { goesFurther } from '#shared/contracts/decisions/simulated-settings.ts';
import type { StudioSettings } from '#shared/contracts/settings/settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { connectedMarketplaces } from '#functions/_domain/connections/connection-store.ts';
import { readSimulation } from '#functions/_domain/studio/simulation-store.ts';
import { assertPossible, settingsOf } from '#functions/_domain/studio/settings.ts';
import { readStudio, type SettingsChange } from '#functions/_domain/studio/studio-store.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { present } from '#functions/_platform/present.ts';
import { assertMayExecute } from './automation-gate.ts';
import { saveSettings, type Planned } from './save-settings.ts';

type Change = Omit<SettingsChange, 'ai'> & {
  readonly ai?:
    { readonly [K in keyof StudioSettings['ai']]?: StudioSettings['ai'][K] | undefined } | undefined;
};

interface Saving {
  readonly studioId: string;
  readonly change: Change;
  readonly acceptsUnproven: boolean;
}

/** Settings that limit automation are merged with those that were read, and checked as a whole. */
async function planned(
  table: StudioTable,
  { studioId, change, acceptsUnproven }: Saving,
  { clock }: Base,
): Promise<Planned> {
  const before = await readStudio(table, studioId);
  const after = {
    ai: { ...before.ai, ...present(change.ai ?? {}) },
    inventoryMode: change.inventoryMode ?? before.inventoryMode,
  };
  if (goesFurther(before, after)) {
    const simulation = await readSimulation(table, studioId);
    assertMayExecute({ isOn: before.ai.autoExecute, after, simulation, acceptsUnproven, now: clock.now() });
  }
  return { change: { ...change, ...after }, automation: before };
}

export const handler = httpOperation(
  updateSettings,
  {},
  async ({ table, input, caller: { studioId }, deps }) => {
    const { acceptsUnproven = false, ...change } = input;
    const { ai, inventoryMode, ...others } = change;
    if (inventoryMode === 'shared')
      assertPossible(inventoryMode, await connectedMarketplaces(table, studioId));
    const plan =
      ai || inventoryMode ? () => planned(table, { studioId, change, acceptsUnproven }, deps) : undefined;
    return settingsOf(await saveSettings(table, studioId, others, deps, plan));
  },
);
