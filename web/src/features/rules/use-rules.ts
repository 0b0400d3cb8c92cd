import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/rules';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { backtestRule } from '#shared/contracts/rules/backtest-rule.ts';
import { createRule } from '#shared/contracts/rules/create-rule.ts';
import { deleteRule } from '#shared/contracts/rules/delete-rule.ts';
import { listRules } from '#shared/contracts/rules/list-rules.ts';
import type { RuleTerms, RuleView } from '#shared/contracts/rules/rule.ts';
import { setRuleEnabled } from '#shared/contracts/rules/set-rule-enabled.ts';
import { call } from '../../api/call.ts';
import { backtestKey, dashboardKey, rulesKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { shownRuleName } from '../../ui/rule-name.ts';

type Rules = OutputOf<typeof listRules>;

const named = ({ rules }: Rules): Rules => ({
  rules: rules.map((rule) => ({ ...rule, name: shownRuleName(rule.name) })),
});

/** The rules, in the order in which they are applied, with the names that screens show. */
export const useRules = () =>
  useQuery({
    queryKey: rulesKey,
    queryFn: ({ signal }) => call(listRules, {}, { signal }),
    select: named,
    meta: { failure: messages.failedToLoadRules },
  });

/** Shows the stored rules at once; other people's changes follow with the next response. */
function show(change: (rules: readonly RuleView[]) => RuleView[]): void {
  queryClient.setQueryData<Rules>(rulesKey, (shown) => shown && { rules: change(shown.rules) });
}

const refresh = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey: rulesKey });

/** Reloads rules and decisions, because a decision that waits because of a rule is withdrawn together with the rule. */
const refreshWithDecisions = (): Promise<unknown> =>
  Promise.all([
    refresh(),
    ...[dashboardKey, topicKey('decisions')].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);

const replaced =
  (rule: RuleView) =>
  (rules: readonly RuleView[]): RuleView[] =>
    rules.map((one) => (one.ruleId === rule.ruleId ? rule : one));

/** Switches one rule on or off. */
export const useSwitch = ({ ruleId, version }: RuleView) =>
  useChange({
    mutationFn: (enabled: boolean) => call(setRuleEnabled, { ruleId, version, enabled }),
    onSuccess: (rule) => show(replaced(rule)),
    onSettled: refreshWithDecisions,
    meta: {
      success: ({ name, enabled }: RuleView) => messages.isSwitched(shownRuleName(name), enabled),
      failure: messages.failedToSwitchTheRule,
    },
  });

/** Deletes one rule. */
export const useDeleteRule = ({ ruleId, version, name }: RuleView, onDeleted: () => void) =>
  useChange({
    mutationFn: () => call(deleteRule, { ruleId, version }),
    onSuccess: () => {
      show((rules) => rules.filter((one) => one.ruleId !== ruleId));
      onDeleted();
    },
    onSettled: refreshWithDecisions,
    meta: { success: messages.isDeleted(name), failure: messages.failedToDeleteTheRule },
  });

/** Adds a rule. Errors are shown on the form. */
export const useAdd = (onAdded: () => void) =>
  useChange({
    mutationFn: (rule: RuleTerms & { name: string }) => call(createRule, rule),
    onSuccess: (rule) => {
      show((rules) => [...rules, rule]);
      onAdded();
    },
    onSettled: refresh,
    meta: { success: ({ name }: RuleView) => messages.isAdded(name), failure: () => undefined },
  });

const backtestStaleMs = 5 * 60_000;

/** How often such a rule would have fired. The request is sent once the rule's terms are complete. */
export const useBacktest = (terms: RuleTerms | null) =>
  useQuery({
    queryKey: backtestKey(terms),
    queryFn: ({ signal }) => call(backtestRule, terms as RuleTerms, { signal }),
    enabled: terms !== null,
    staleTime: backtestStaleMs,
  });
