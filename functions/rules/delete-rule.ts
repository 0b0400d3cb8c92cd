import { deleteRule } from '#shared/contracts/rules/delete-rule.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { removeRule } from '#functions/_domain/studio/rule-book.ts';
import { changeAndWithdraw } from './withdraw.ts';

export const handler = httpOperation(
  deleteRule,
  { studios: optimizeQueue },
  async ({ table, input: shown, caller: { studioId }, deps, correlationId }) => {
    const { ruleId } = shown;
    const change = { studioId, ruleId, action: 'rules.deleteRule', correlationId };
    await changeAndWithdraw(table, { ...change, change: (before) => removeRule(before, shown) }, deps);
    return { ruleId };
  },
);
