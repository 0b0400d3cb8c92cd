import { operation } from '../operation.ts';
import { inventoryMode, studioSettings } from './settings.ts';
import * as z from 'zod';

/** The studio's settings, with the defaults where nothing was saved yet. */
export const getSettings = operation({
  id: 'settings.getSettings',
  method: 'GET',
  path: '/api/settings',
  access: 'signed-in',
  summary: "The studio's settings",
  output: studioSettings.extend({
    automationPaused: z.boolean(),
    inventoryModes: z.array(inventoryMode).describe('the inventory modes that this studio may choose'),
  }),
});
