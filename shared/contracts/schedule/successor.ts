import * as z from 'zod';
import { instant, localDate, localTime } from '../values.ts';

/** A pair of series: the new one, and the one that it replaces. */
export const successorId = z.string().regex(/^[0-9a-f]{12}-[0-9a-f]{12}$/, 'must name two series');

const series = z.strictObject({
  className: z.string(),
  room: z.string(),
  instructor: z.string().nullable(),
  weekday: z.int().min(1).max(7).describe('the ISO weekday, from 1 (Monday) to 7 (Sunday)'),
  localTime,
  firstDate: localDate,
  lastDate: localDate,
});

/** A class that continues as another one, or may do so. */
export const successorView = z.strictObject({
  successorId,
  state: z.enum(['proposed', 'linked', 'declined']),
  decidedBy: z.enum(['owner', 'automation']).nullable(),
  changes: z.array(z.enum(['time', 'name', 'room', 'instructor'])),
  from: series,
  to: series,
  changedAt: instant,
});
export type SuccessorView = z.output<typeof successorView>;
