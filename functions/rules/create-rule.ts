import { createRule } from '#shared/contracts/rules/create-rule.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { changeRules } from './change-rules.ts';
import { addRule, ruleOf } from '#functions/_domain/studio/rule-book.ts';
import { neverFired, ruleViewOf } from '#functions/_domain/studio/rule-view.ts';

export const handler = httpOperation(
  createRule,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const ruleId = deps.ids.next();
    const change = { studioId, ruleId, action: 'rules.createRule', correlationId };
    const book = await changeRules(
      table,
      { ...change, change: (before) => addRule(before, { ...input, ruleId }) },
      deps,
    );
    return ruleViewOf(ruleOf(book, ruleId), neverFired);
  },
);
