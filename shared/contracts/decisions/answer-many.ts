import * as z from 'zod';
import { errorCodes } from '../refusals.ts';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { decisionStatuses } from './statuses.ts';

/**
 * Maximum number of decisions in one request. A client with more decisions sends several requests and shows its
 * progress.
 */
export const decisionsAtOnceMax = 10;

/** The result for one decision: `done`, or refused with the reason. */
export const manyAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('done'), decisionId: ulid, status: z.enum(decisionStatuses) }),
  z.strictObject({
    outcome: z.literal('refused'),
    decisionId: ulid,
    code: z.enum(errorCodes),
    reason: z.string(),
  }),
]);
export type ManyAnswer = z.output<typeof manyAnswer>;

/**
 * Approves, rejects or undoes several decisions. Each is handled as in `decisions.approve`, `reject` and `undo`, with
 * its own transaction and audit row, so that a refused one does not block the others. While automation is paused, no
 * approval is accepted.
 */
export const answerMany = operation({
  id: 'decisions.answerMany',
  method: 'POST',
  path: '/api/decisions/answers',
  access: 'subscriber',
  summary: 'Approve, reject or undo several decisions',
  body: z.strictObject({
    verdict: z.enum(['approve', 'reject', 'undo']),
    decisionIds: z.array(ulid).min(1).max(decisionsAtOnceMax),
  }),
  output: z.strictObject({ answers: z.array(manyAnswer).describe('in the order of the request') }),
  errors: ['automation-paused'],
});
