import { setRuleEnabled } from '#shared/contracts/rules/set-rule-enabled.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { changeRules, viewRule, type RuleChange } from './change-rules.ts';
import { switchRule } from '#functions/_domain/studio/rule-book.ts';
import { changeAndWithdraw } from './withdraw.ts';

export const handler = httpOperation(
  setRuleEnabled,
  { studios: optimizeQueue },
  async ({ table, input: { enabled, ...shown }, caller: { studioId }, deps, correlationId }) => {
    const action = enabled ? 'rules.enableRule' : 'rules.disableRule';
    const change: RuleChange = {
      studioId,
      ruleId: shown.ruleId,
      action,
      correlationId,
      change: (before) => switchRule(before, shown, enabled),
    };
    const book = await (enabled ? changeRules(table, change, deps) : changeAndWithdraw(table, change, deps));
    return viewRule(table, studioId, book, shown.ruleId);
  },
);
