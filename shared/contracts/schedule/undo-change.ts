import * as z from 'zod';
import { operation } from '../operation.ts';
import { classId, ulid } from '../values.ts';
import { adjustedClass } from './adjust-class.ts';

/** Restores the numbers from before the class's last change, if they still fit today's bookings. */
export const undoChange = operation({
  id: 'schedule.undoChange',
  method: 'POST',
  path: '/api/classes/{classId}/changes/{changeId}/undoing',
  access: 'subscriber',
  summary: 'Undo the last change of a class',
  params: z.strictObject({ classId, changeId: ulid }),
  body: z.strictObject({ version: z.int().min(1) }),
  output: adjustedClass,
  errors: ['not-found', 'conflict', 'no-integration'],
});
