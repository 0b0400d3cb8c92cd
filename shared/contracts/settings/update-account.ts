import * as z from 'zod';
import { operation } from '../operation.ts';
import { currency, timezone } from '../values.ts';

/** Saves the regional settings alone; empty country and time zone are null and stand for the defaults. */
export const updateAccount = operation({
  id: 'settings.updateAccount',
  method: 'PUT',
  path: '/api/settings/account',
  access: 'subscriber',
  summary: 'Save the regional settings',
  body: z.strictObject({
    currency,
    country: z.string().trim().max(80).nullable(),
    timezone: timezone.nullable(),
  }),
  output: z.strictObject({ currency, country: z.string().nullable(), timezone }),
});
