import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { connectedMarketplaces } from '#functions/_domain/connections/connection-store.ts';
import { readSimulation } from '#functions/_domain/studio/simulation-store.ts';
import { assertMayExecute, switchesOn } from './automation-gate.ts';
import { assertPossible, settingsOf } from '#functions/_domain/studio/settings.ts';
import { readStudio, storeSettings } from '#functions/_domain/studio/studio-store.ts';

export const handler = httpOperation(
  updateSettings,
  {},
  async ({ table, input, caller: { studioId }, deps }) => {
    const { acceptsUnproven = false, ...change } = input;
    if (change.inventoryMode === 'shared')
      assertPossible(change.inventoryMode, await connectedMarketplaces(table, studioId));
    if (change.ai?.autoExecute) {
      const before = await readStudio(table, studioId);
      if (switchesOn(before, change))
        assertMayExecute({
          after: {
            ...before,
            ...change,
            ai: change.ai,
            inventoryMode: change.inventoryMode ?? before.inventoryMode,
          },
          simulation: await readSimulation(table, studioId),
          acceptsUnproven,
          now: deps.clock.now(),
        });
    }
    return settingsOf(await storeSettings(table, studioId, change));
  },
);
