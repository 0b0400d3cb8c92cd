import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { successorView } from './successor.ts';

/** The most pairs one page holds. */
export const successorsPageItemsMax = 20;

/** Classes that may have replaced others and wait for an answer, or those that were settled; the latest first. */
export const listSuccessors = operation({
  id: 'schedule.listSuccessors',
  method: 'GET',
  path: '/api/successors',
  access: 'subscriber',
  summary: 'Classes that changed',
  query: z.strictObject({ list: z.enum(['open', 'settled']), cursor: cursor.optional() }),
  output: z.strictObject({ successors: z.array(successorView), cursor: cursor.nullable() }),
});
