import * as z from 'zod';
import { operation } from '../operation.ts';
import { classId } from '../values.ts';

/**
 * Records whether two names at one time are the same class. It holds for these two names, each with its room, at every
 * start. If they are the same, the second class becomes the first one, with all its bookings, as soon as marketplaces have
 * closed it. That cannot be taken back: `conflict`, also if the classes are no longer two. The bookings that a file lists
 * for a class that is not in the schedule have to be imported again.
 */
export const answerSimilar = operation({
  id: 'schedule.answerSimilar',
  method: 'POST',
  path: '/api/classes/{classId}/same-class',
  access: 'subscriber',
  summary: 'Say whether two names are the same class',
  params: z.strictObject({ classId: classId.describe('the second class of the pair') }),
  body: z.strictObject({
    otherId: classId.describe('the first class of the pair'),
    isSame: z.boolean(),
  }),
  output: z.strictObject({ isSame: z.boolean() }),
  errors: ['not-found', 'conflict'],
});
