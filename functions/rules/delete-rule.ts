import { deleteRule } from '../../shared/contracts/rules/delete-rule.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { changeRules } from './change-rules.ts';
import { removeRule } from './rule-book.ts';

export const handler = httpOperation(
  deleteRule,
  {},
  async ({ input: shown, caller: { studioId }, deps, correlationId }) => {
    const { ruleId } = shown;
    const change = { studioId, ruleId, action: 'rules.deleteRule', correlationId };
    await changeRules({ ...change, change: (before) => removeRule(before, shown) }, deps);
    return { ruleId };
  },
);
