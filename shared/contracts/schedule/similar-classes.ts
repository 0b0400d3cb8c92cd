import * as z from 'zod';
import { classId, instant, localDate, localTime } from '../values.ts';

const similarClass = z.strictObject({ classId, className: z.string(), room: z.string() });

/** Maximum number of pairs in one answer. The others follow when these are answered. */
export const similarItemsMax = 20;

/** Two classes at the same start that may be one class with two names. */
export const similarView = z.strictObject({
  first: similarClass.describe('the class that a file or a person named'),
  second: similarClass.describe("the class that the studio's own system lists"),
  startsAt: instant,
  localDate,
  localTime,
  starts: z.int().min(1).describe('at how many starts both names were when the system was last read'),
});
export type SimilarView = z.output<typeof similarView>;
