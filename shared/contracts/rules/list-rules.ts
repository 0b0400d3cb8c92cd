import * as z from 'zod';
import { operation } from '../operation.ts';
import { rulesMax, ruleView } from './rule.ts';

/** All rules of the studio, in the order in which they are applied. */
export const listRules = operation({
  id: 'rules.listRules',
  method: 'GET',
  path: '/api/rules',
  access: 'subscriber',
  summary: "The studio's rules",
  output: z.strictObject({ rules: z.array(ruleView).max(rulesMax) }),
});
