import { operation } from '../operation.ts';
import { studioSettings } from './settings.ts';

/** Saves the settings that are given and leaves the others as they stand; answers with all of them. */
export const updateSettings = operation({
  id: 'settings.updateSettings',
  method: 'PATCH',
  path: '/api/settings',
  access: 'signed-in',
  summary: "Change some of the studio's settings",
  body: studioSettings.partial(),
  output: studioSettings,
});
