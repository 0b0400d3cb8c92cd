import * as z from 'zod';
import { operation } from '../operation.ts';
import { successorId, successorView } from './successor.ts';

/** Undoes the answer about two classes, whether given by the owner or by automation: the pair is pending again. */
export const undoSuccessor = operation({
  id: 'schedule.undoSuccessor',
  method: 'POST',
  path: '/api/successors/{successorId}/undoing',
  access: 'subscriber',
  summary: 'Undo the answer about two classes',
  params: z.strictObject({ successorId }),
  output: successorView,
  errors: ['not-found', 'conflict'],
});
