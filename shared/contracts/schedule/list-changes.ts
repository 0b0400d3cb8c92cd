import * as z from 'zod';
import { operation } from '../operation.ts';
import { classId, cursor, storedTimezone } from '../values.ts';
import { classChange } from './change.ts';

/** Maximum number of changes on one page. */
export const changesPageItemsMax = 20;

/** The changes of a class, newest first, with author and time, in pages of 20. */
export const listChanges = operation({
  id: 'schedule.listChanges',
  method: 'GET',
  path: '/api/classes/{classId}/changes',
  access: 'subscriber',
  summary: 'The changes of a class',
  params: z.strictObject({ classId }),
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.strictObject({
    changes: z.array(classChange),
    timezone: storedTimezone,
    cursor: cursor.nullable(),
  }),
  errors: ['not-found'],
});
