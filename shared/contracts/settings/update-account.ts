import * as z from 'zod';
import { operation } from '../operation.ts';
import { currency, text, timezone } from '../values.ts';
import { studioSettings } from './settings.ts';

/**
 * Saves the given regional settings and the studio's name, and keeps the others. An empty country or time zone becomes
 * null, which means the default. `conflict` if stored classes would have other local times or stored amounts would be
 * other numbers, while data is being imported or cleared, or if others keep changing the settings.
 */
export const updateAccount = operation({
  id: 'settings.updateAccount',
  method: 'PUT',
  path: '/api/settings/account',
  access: 'subscriber',
  summary: 'Save the regional settings',
  body: z.strictObject({
    studioName: studioSettings.shape.studioName.optional(),
    currency: currency.optional(),
    country: text().trim().max(80).nullable().optional(),
    timezone: timezone.nullable().optional(),
  }),
  output: z.strictObject({ currency, country: text().nullable(), timezone }),
  errors: ['conflict'],
});
