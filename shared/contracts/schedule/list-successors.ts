import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { successorView } from './successor.ts';

/** Maximum number of pairs on one page. */
export const successorsPageItemsMax = 20;

/**
 * Pairs of classes where one may have replaced the other: those that wait for an answer, or the settled ones; the
 * latest first.
 */
export const listSuccessors = operation({
  id: 'schedule.listSuccessors',
  method: 'GET',
  path: '/api/successors',
  access: 'subscriber',
  summary: 'Classes that may have replaced others',
  query: z.strictObject({ list: z.enum(['open', 'settled']), cursor: cursor.optional() }),
  output: z.strictObject({ successors: z.array(successorView), cursor: cursor.nullable() }),
});
