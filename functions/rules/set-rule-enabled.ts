import { setRuleEnabled } from '../../shared/contracts/rules/set-rule-enabled.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { changeRules, viewRule } from './change-rules.ts';
import { switchRule } from './rule-book.ts';

export const handler = httpOperation(
  setRuleEnabled,
  {},
  async ({ input: { enabled, ...shown }, caller: { studioId }, deps, correlationId }) => {
    const action = enabled ? 'rules.enableRule' : 'rules.disableRule';
    const change = { studioId, ruleId: shown.ruleId, action, correlationId };
    const book = await changeRules(
      { ...change, change: (before) => switchRule(before, shown, enabled) },
      deps,
    );
    return viewRule(studioId, book, shown.ruleId);
  },
);
