import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { decisionView } from './decision.ts';

/** Approves a pending decision: its changes are stored and sent to the marketplaces. */
export const approve = operation({
  id: 'decisions.approve',
  method: 'POST',
  path: '/api/decisions/{decisionId}/approve',
  access: 'subscriber',
  summary: 'Approve a decision',
  params: z.strictObject({ decisionId: ulid }),
  output: decisionView,
  errors: ['not-found', 'already-decided', 'decision-expired', 'automation-paused', 'conflict'],
});
