import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { decisionView } from './decision.ts';

/** Rejects a pending decision; nothing is sent. */
export const reject = operation({
  id: 'decisions.reject',
  method: 'POST',
  path: '/api/decisions/{decisionId}/reject',
  access: 'subscriber',
  summary: 'Reject a decision',
  params: z.strictObject({ decisionId: ulid }),
  output: decisionView,
  errors: ['not-found', 'already-decided'],
});
