import { operation } from '../operation.ts';
import { inventoryMode, studioSettings } from './settings.ts';
import * as z from 'zod';

/** The studio's settings, with the defaults if nothing was saved yet. */
export const getSettings = operation({
  id: 'settings.getSettings',
  method: 'GET',
  path: '/api/settings',
  access: 'signed-in',
  summary: "The studio's settings",
  output: studioSettings.extend({
    automationPaused: z.boolean(),
    pausedByTeam: z.boolean().describe('whether the team paused the automation of all studios'),
    logoUrl: z.string().describe("the path of the studio's own logo on the app's site; '' if there is none"),
    inventoryModes: z.array(inventoryMode).describe('inventory modes available to this studio'),
  }),
});
