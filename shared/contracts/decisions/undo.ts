import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { decisionView } from './decision.ts';

/**
 * Brings back what stood before a decision was carried out, here and at the marketplaces: while its change is the last
 * one of the class, and if the old numbers fit what is booked today.
 */
export const undo = operation({
  id: 'decisions.undo',
  method: 'POST',
  path: '/api/decisions/{decisionId}/undoing',
  access: 'subscriber',
  summary: 'Undo what a decision changed',
  params: z.strictObject({ decisionId: ulid }),
  output: decisionView,
  errors: ['not-found', 'conflict'],
});
