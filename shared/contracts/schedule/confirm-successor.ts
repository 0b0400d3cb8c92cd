import * as z from 'zod';
import { operation } from '../operation.ts';
import { successorId, successorView } from './successor.ts';

/**
 * Records that one class replaces another: the demand learned for the first applies to the second from the next run on.
 * `conflict` if either is linked to another class.
 */
export const confirmSuccessor = operation({
  id: 'schedule.confirmSuccessor',
  method: 'POST',
  path: '/api/successors/{successorId}/confirmation',
  access: 'subscriber',
  summary: 'Confirm that a class replaces another',
  params: z.strictObject({ successorId }),
  output: successorView,
  errors: ['not-found', 'conflict'],
});
