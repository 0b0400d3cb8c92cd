import * as z from 'zod';
import { operation } from '../operation.ts';
import { classId } from '../values.ts';

/** Maximum number of weeks for which a class can recur. */
export const recurringWeeks = [4, 8, 12, 26, 52] as const;
export const recurringWeeksDefault = 12;

/**
 * Makes a class the template of a weekly series and adds its classes for a number of weeks, at the same local time of
 * the studio. Repeating the request adds nothing, and existing classes stay as they are.
 */
export const repeatClass = operation({
  id: 'schedule.repeatClass',
  method: 'POST',
  path: '/api/classes/{classId}/recurrence',
  access: 'subscriber',
  allowance: 'recurrence',
  summary: 'Make a class recurring',
  params: z.strictObject({ classId }),
  body: z.strictObject({ weeks: z.literal([...recurringWeeks]) }),
  output: z.strictObject({
    generated: z.int(),
    existing: z.int(),
    skipped: z.array(z.strictObject({ localDate: z.string(), reason: z.string() })),
  }),
  errors: ['not-found', 'conflict'],
});
