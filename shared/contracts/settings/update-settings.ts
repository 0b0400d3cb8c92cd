import { operation } from '../operation.ts';
import { studioSettings } from './settings.ts';

/** Replaces the studio's settings. */
export const updateSettings = operation({
  id: 'settings.updateSettings',
  method: 'PUT',
  path: '/api/settings',
  access: 'signed-in',
  summary: "Replace the studio's settings",
  body: studioSettings,
  output: studioSettings,
  errors: ['conflict'],
});
