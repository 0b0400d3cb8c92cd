import type { RuleView } from '#shared/contracts/rules/rule.ts';
import { actionTextOf, conditionTextOf } from '#shared/contracts/rules/rule-text.ts';
import type { StoredRule } from './rule-book.ts';

/** Number of times a rule fired, and when it last did. */
export interface RuleCount {
  readonly fired: number;
  readonly lastFiredAt: string | null;
}

export const neverFired: RuleCount = { fired: 0, lastFiredAt: null };

/** A stored rule in the API's form. */
export const ruleViewOf = (rule: StoredRule, { fired, lastFiredAt }: RuleCount): RuleView => ({
  ...rule,
  conditionText: conditionTextOf(rule),
  actionText: actionTextOf(rule),
  firedCount: fired,
  lastFiredAt,
});
