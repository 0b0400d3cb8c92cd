import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { connectedMarketplaces } from '#functions/_domain/connections/connection-store.ts';
import { inventoryModesWith, settingsOf } from '#functions/_domain/studio/settings.ts';
import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';

export const handler = httpOperation(getSettings, {}, async ({ table, caller }) => {
  const { studioId } = caller;
  const [row, connected, pausedByTeam] = await Promise.all([
    readStudio(table, studioId),
    connectedMarketplaces(table, studioId, { consistent: false }),
    isPausedByTeam(table, studioId),
  ]);
  const inventoryModes = inventoryModesWith(connected);
  return {
    ...settingsOf(row),
    automationPaused: row.automationPaused,
    pausedByTeam,
    logoUrl: row.logoUrl ?? '',
    inventoryModes,
  };
});
