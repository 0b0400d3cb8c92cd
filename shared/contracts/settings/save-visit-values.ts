import * as z from 'zod';
import { operation } from '../operation.ts';
import { currency } from '../values.ts';
import { ownVisitValues } from './visit-values.ts';

/**
 * Saves the owner's values of direct visits, in minor units of the named currency; null removes a value. They count
 * from the next run of the optimizer, and in each decision after it. `conflict` if the studio has another currency
 * meanwhile.
 */
export const saveVisitValues = operation({
  id: 'settings.saveVisitValues',
  method: 'PUT',
  path: '/api/settings/visit-values',
  access: 'subscriber',
  summary: 'Say what direct visits are worth',
  body: z.strictObject({ currency, own: ownVisitValues }),
  output: z.strictObject({ currency, own: ownVisitValues }),
  errors: ['conflict'],
});
