import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { ruleView } from './rule.ts';

/** Switches a rule on or off. `version` is the displayed one. */
export const setRuleEnabled = operation({
  id: 'rules.setRuleEnabled',
  method: 'PUT',
  path: '/api/rules/{ruleId}/enabled',
  access: 'subscriber',
  summary: 'Switch a rule on or off',
  params: z.strictObject({ ruleId: ulid }),
  body: z.strictObject({ enabled: z.boolean(), version: z.int().min(1) }),
  output: ruleView,
  errors: ['not-found', 'conflict'],
});
