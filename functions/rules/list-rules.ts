import { listRules } from '#shared/contracts/rules/list-rules.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readRuleBook, readRuleCounts } from '#functions/_domain/studio/rule-store.ts';
import { neverFired, ruleViewOf } from '#functions/_domain/studio/rule-view.ts';

export const handler = httpOperation(listRules, {}, async ({ table, caller: { studioId } }) => {
  const [{ rules }, counts] = await Promise.all([
    readRuleBook(table, studioId),
    readRuleCounts(table, studioId),
  ]);
  return { rules: rules.map((rule) => ruleViewOf(rule, counts.get(rule.ruleId) ?? neverFired)) };
});
