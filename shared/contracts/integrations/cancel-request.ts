import * as z from 'zod';
import { operation } from '../operation.ts';
import { studioSystem } from './source.ts';

/** Withdraws a pending request: it is deleted with its credentials. Safe to repeat. */
export const cancelRequest = operation({
  id: 'integrations.cancelRequest',
  method: 'DELETE',
  path: '/api/integrations/systems/{system}/request',
  access: 'subscriber',
  summary: 'Cancel a pending request',
  params: z.strictObject({ system: studioSystem }),
  output: z.strictObject({ system: studioSystem }),
  errors: ['conflict'],
});
