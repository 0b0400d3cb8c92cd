import * as z from 'zod';
import { operation } from '../operation.ts';
import { aiSettings, studioSettings } from './settings.ts';

/**
 * Saves the given settings, keeps the others, and returns all of them. Switching on auto-execute, or letting it go
 * further, requires a simulation of the settings after the change (`decisions.runSimulation`). `conflict` for a
 * time zone or currency that `updateAccount` would refuse, and if others keep changing the settings.
 */
export const updateSettings = operation({
  id: 'settings.updateSettings',
  method: 'PATCH',
  path: '/api/settings',
  access: 'signed-in',
  summary: "Change some of the studio's settings",
  body: studioSettings.partial().extend({
    ai: aiSettings.partial().optional().describe('the AI settings to change'),
    acceptsUnproven: z
      .boolean()
      .optional()
      .describe('switch auto-execute on even if its simulation does not prove a gain'),
  }),
  output: studioSettings,
  errors: ['conflict'],
});
