import * as z from 'zod';
import { operation } from '../operation.ts';
import { classId, cursor, timezone } from '../values.ts';
import { classChange } from './change.ts';

/** The most changes one page holds. */
export const changesPageItemsMax = 20;

/** The changes of a class, newest first, with who made them and when: a page of 20. */
export const listChanges = operation({
  id: 'schedule.listChanges',
  method: 'GET',
  path: '/api/classes/{classId}/changes',
  access: 'subscriber',
  summary: 'History of a class',
  params: z.strictObject({ classId }),
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.strictObject({ changes: z.array(classChange), timezone, cursor: cursor.nullable() }),
  errors: ['not-found'],
});
