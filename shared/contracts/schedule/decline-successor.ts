import * as z from 'zod';
import { operation } from '../operation.ts';
import { successorId, successorView } from './successor.ts';

/** Records that two classes are not the same: the pair is not proposed again, and a link between them ends. */
export const declineSuccessor = operation({
  id: 'schedule.declineSuccessor',
  method: 'POST',
  path: '/api/successors/{successorId}/refusal',
  access: 'subscriber',
  summary: 'Decline that a class replaces another',
  params: z.strictObject({ successorId }),
  output: successorView,
  errors: ['not-found', 'conflict'],
});
