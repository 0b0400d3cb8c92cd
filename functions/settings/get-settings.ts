import { getSettings } from '../../shared/contracts/settings/get-settings.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { inventoryModes, settingsOf } from './settings.ts';
import { readStudio } from './studio-store.ts';

export const handler = httpOperation(getSettings, {}, async ({ caller }) => {
  const row = await readStudio(caller.studioId);
  return { ...settingsOf(row), automationPaused: row.automationPaused, inventoryModes: [...inventoryModes] };
});
