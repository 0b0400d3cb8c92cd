import * as z from 'zod';
import { operation } from '../operation.ts';
import { classId } from '../values.ts';
import { classView } from './class.ts';

/**
 * Reinstates a class that an e-mail reported, or the studio's own system listed, as cancelled: its places open again
 * at marketplaces, unless somebody has changed them since, and the optimizer makes a new decision for it. A class that
 * takes place is left unchanged.
 */
export const reinstateClass = operation({
  id: 'schedule.reinstateClass',
  method: 'POST',
  path: '/api/classes/{classId}/reinstatement',
  access: 'subscriber',
  summary: 'Mark that a cancelled class takes place after all',
  params: z.strictObject({ classId }),
  output: classView,
  errors: ['not-found', 'conflict'],
});
