import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { decisionView } from './decision.ts';

/**
 * Restores the numbers from before a decision was applied, here and at the marketplaces. This requires that its change
 * is the last one of the class and that the old numbers fit today's bookings.
 */
export const undo = operation({
  id: 'decisions.undo',
  method: 'POST',
  path: '/api/decisions/{decisionId}/undoing',
  access: 'subscriber',
  summary: 'Undo the changes of a decision',
  params: z.strictObject({ decisionId: ulid }),
  output: decisionView,
  errors: ['not-found', 'conflict'],
});
