import * as z from 'zod';
import { operation } from '../operation.ts';
import { classId } from '../values.ts';

/**
 * Records whether two names at one time are the same class. It holds for these two names, each with its room, at every
 * start. If they are the same, the class of the studio's own system becomes the other one, with all its bookings, when
 * the system is read next. That cannot be taken back: `conflict`, also if the classes are no longer two.
 */
export const answerSimilar = operation({
  id: 'schedule.answerSimilar',
  method: 'POST',
  path: '/api/classes/{classId}/same-class',
  access: 'subscriber',
  summary: 'Say whether two names are the same class',
  params: z.strictObject({ classId: classId.describe("the class that the studio's own system lists") }),
  body: z.strictObject({
    otherId: classId.describe('the class that a file or a person named'),
    isSame: z.boolean(),
  }),
  output: z.strictObject({ isSame: z.boolean() }),
  errors: ['not-found', 'conflict'],
});
