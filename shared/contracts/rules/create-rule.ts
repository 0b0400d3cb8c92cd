import * as z from 'zod';
import { operation } from '../operation.ts';
import { ruleName, ruleTerms, ruleView } from './rule.ts';

/** Adds a rule after the others, enabled. */
export const createRule = operation({
  id: 'rules.createRule',
  method: 'POST',
  path: '/api/rules',
  access: 'subscriber',
  summary: 'Add a rule',
  body: z.strictObject({ name: ruleName, ...ruleTerms.shape }),
  output: ruleView,
  errors: ['conflict'],
});
