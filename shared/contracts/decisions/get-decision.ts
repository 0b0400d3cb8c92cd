import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { decisionView } from './decision.ts';

/** One decision, and whether its change can still be undone. */
export const getDecision = operation({
  id: 'decisions.getDecision',
  method: 'GET',
  path: '/api/decisions/{decisionId}',
  access: 'subscriber',
  summary: 'One decision',
  params: z.strictObject({ decisionId: ulid }),
  output: decisionView,
  errors: ['not-found'],
});
