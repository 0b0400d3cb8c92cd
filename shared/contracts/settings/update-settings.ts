import * as z from 'zod';
import { operation } from '../operation.ts';
import { studioSettings } from './settings.ts';

/**
 * Saves the given settings, keeps the others, and returns all of them. Switching on auto-execute requires a simulation
 * of these settings (`decisions.runSimulation`).
 */
export const updateSettings = operation({
  id: 'settings.updateSettings',
  method: 'PATCH',
  path: '/api/settings',
  access: 'signed-in',
  summary: "Change some of the studio's settings",
  body: studioSettings.partial().extend({
    acceptsUnproven: z
      .boolean()
      .optional()
      .describe('switch auto-execute on even if its simulation does not prove a gain'),
  }),
  output: studioSettings,
  errors: ['conflict'],
});
