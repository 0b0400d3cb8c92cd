import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';

/**
 * A decision's analysis reworded by a language model, if the deployment has one and the new wording contains exactly
 * the same numbers. It is created once and stored with the decision.
 */
export const wordDecision = operation({
  id: 'decisions.wordDecision',
  method: 'POST',
  path: '/api/decisions/{decisionId}/wording',
  access: 'subscriber',
  allowance: 'wording',
  summary: "Reword a decision's analysis",
  params: z.strictObject({ decisionId: ulid }),
  output: z.strictObject({
    wording: z.string().nullable().describe('null if there is none; the original analysis applies'),
  }),
  errors: ['not-found'],
});
