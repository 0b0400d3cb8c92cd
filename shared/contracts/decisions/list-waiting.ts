import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { waitingDecision } from './waiting-decision.ts';

/**
 * Maximum number of decisions on one page: few enough for one read of the table, enough for nearly every studio's full
 * list.
 */
export const waitingPageItemsMax = 250;

/**
 * The pending decisions that can still be answered, newest first. To sort or filter them, read all pages: there are
 * never more than classes on sale.
 */
export const listWaiting = operation({
  id: 'decisions.listWaiting',
  method: 'GET',
  path: '/api/decisions/waiting',
  access: 'subscriber',
  summary: 'Decisions that wait for approval',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.strictObject({ decisions: z.array(waitingDecision), cursor: cursor.nullable() }),
});
