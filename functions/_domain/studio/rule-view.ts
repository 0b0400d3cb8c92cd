import type { RuleView } from '#shared/contracts/rules/rule.ts';
import { actionTextOf, conditionTextOf } from '#shared/contracts/rules/rule-text.ts';
import type { StoredRule } from './rule-book.ts';

/** How often a rule fired, and when last. */
export interface RuleCount {
  readonly fired: number;
  readonly lastFiredAt: string | null;
}

export const neverFired: RuleCount = { fired: 0, lastFiredAt: null };

/** A kept rule as the contract shows it. */
export const ruleViewOf = (rule: StoredRule, { fired, lastFiredAt }: RuleCount): RuleView => ({
  ...rule,
  conditionText: conditionTextOf(rule),
  actionText: actionTextOf(rule),
  firedCount: fired,
  lastFiredAt,
});
