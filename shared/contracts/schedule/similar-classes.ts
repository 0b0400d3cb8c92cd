import * as z from 'zod';
import { classId, instant, localDate, localTime } from '../values.ts';

const similarClass = z.strictObject({ classId, className: z.string(), room: z.string() });

/** Maximum number of pairs in one answer. The others follow when these are answered. */
export const similarItemsMax = 20;

/** Two classes at the same start that may be one class with two names. */
export const similarView = z.strictObject({
  first: similarClass.describe('the class that remains if they are the same'),
  second: similarClass.describe("the class that the studio's own system lists, or that a file named later"),
  namedBy: z
    .enum(['system', 'schedule-file', 'bookings-file'])
    .describe('who names the second one; only a bookings file names one that is not in the schedule'),
  startsAt: instant,
  localDate,
  localTime,
  starts: z
    .int()
    .min(1)
    .describe('at how many starts both names were in one reading of the system or one file'),
});
export type SimilarView = z.output<typeof similarView>;
