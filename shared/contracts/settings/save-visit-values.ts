import * as z from 'zod';
import { operation } from '../operation.ts';
import { currency } from '../values.ts';
import { ownVisitValues } from './visit-values.ts';

/**
 * Saves the given values of direct visits, in minor units of the named currency, and keeps the owner's others; null
 * removes a value. They apply from the next optimizer run on. `conflict` if the studio's currency has changed meanwhile.
 */
export const saveVisitValues = operation({
  id: 'settings.saveVisitValues',
  method: 'PUT',
  path: '/api/settings/visit-values',
  access: 'subscriber',
  summary: 'Save the value of direct visits',
  body: z.strictObject({ currency, own: ownVisitValues.partial() }),
  output: z.strictObject({ currency, own: ownVisitValues }),
  errors: ['conflict'],
});
