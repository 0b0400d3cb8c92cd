import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { similarItemsMax, similarView } from './similar-classes.ts';
import { successorView } from './successor.ts';

/** Maximum number of pairs on one page. */
export const successorsPageItemsMax = 20;

/**
 * Pairs of classes where one may have replaced the other: those that wait for an answer, or the settled ones; the
 * latest first. The first page of those that wait also has the classes that may be in the schedule twice, because the
 * studio's own system and another source, or two files, name them differently: the earliest first, as of the last reading
 * of the system and the import of the files, and without those that the owner has answered.
 */
export const listSuccessors = operation({
  id: 'schedule.listSuccessors',
  method: 'GET',
  path: '/api/successors',
  access: 'subscriber',
  summary: 'Classes that may have replaced others, or may be there twice',
  query: z.strictObject({ list: z.enum(['open', 'settled']), cursor: cursor.optional() }),
  output: z.strictObject({
    successors: z.array(successorView),
    similar: z.array(similarView).max(similarItemsMax).describe('empty on all other pages and lists'),
    cursor: cursor.nullable(),
  }),
});
