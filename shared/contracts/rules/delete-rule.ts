import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';

/** Deletes a rule and its count. `version` is the displayed one. */
export const deleteRule = operation({
  id: 'rules.deleteRule',
  method: 'DELETE',
  path: '/api/rules/{ruleId}',
  access: 'subscriber',
  summary: 'Delete a rule',
  params: z.strictObject({ ruleId: ulid }),
  query: z.strictObject({ version: z.coerce.number<number>().pipe(z.int().min(1)) }),
  output: z.strictObject({ ruleId: ulid }),
  errors: ['not-found', 'conflict'],
});
