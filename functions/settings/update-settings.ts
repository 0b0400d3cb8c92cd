import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { connectedMarketplaces } from '#functions/_domain/connections/connection-store.ts';
import { readSimulation } from '#functions/_domain/studio/simulation-store.ts';
import { assertMayExecute, switchesOn } from './automation-gate.ts';
import { assertPossible, settingsOf } from '#functions/_domain/studio/settings.ts';
import { readStudio, storeSettings } from '#functions/_domain/studio/studio-store.ts';

export const handler = httpOperation(updateSettings, {}, async ({ input, caller: { studioId }, deps }) => {
  const { acceptsUnproven = false, ...change } = input;
  if (change.inventoryMode === 'shared')
    assertPossible(change.inventoryMode, await connectedMarketplaces(studioId));
  if (change.ai?.autoExecute) {
    const before = await readStudio(studioId);
    if (switchesOn(before, change))
      assertMayExecute({
        after: {
          ...before,
          ...change,
          ai: change.ai,
          inventoryMode: change.inventoryMode ?? before.inventoryMode,
        },
        simulation: await readSimulation(studioId),
        acceptsUnproven,
        now: deps.clock.now(),
      });
  }
  return settingsOf(await storeSettings(studioId, change));
});
