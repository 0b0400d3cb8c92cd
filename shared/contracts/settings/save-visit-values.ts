import * as z from 'zod';
import { operation } from '../operation.ts';
import { currency } from '../values.ts';
import { ownVisitValues } from './visit-values.ts';

/**
 * Saves what the owner says that direct visits are worth, in minor units of the currency that is named; null takes a value
 * back. The next run of the optimizer, and each decision after it, counts with them. `conflict` where the studio counts in
 * another currency meanwhile.
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
