import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { decisionView } from './decision.ts';

/** Maximum number of decisions on one page. */
export const decisionsPageItemsMax = 25;

/**
 * The studio's decisions, newest first. `queued` lists those with changes still to be sent, and `executed` those with
 * changes that arrived; a decision may be in both while it is being sent.
 */
export const listDecisions = operation({
  id: 'decisions.listDecisions',
  method: 'GET',
  path: '/api/decisions',
  access: 'subscriber',
  summary: 'Decisions, newest first',
  query: z.strictObject({
    tab: z.enum(['all', 'pending', 'queued', 'executed']).default('all'),
    cursor: cursor.optional(),
  }),
  output: z.strictObject({ decisions: z.array(decisionView), cursor: cursor.nullable() }),
});
