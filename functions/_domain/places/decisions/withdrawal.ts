import type { Firing } from '#shared/core/rules/types.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';

/** A rule that requested the changes of a decision. */
export interface AskingRule {
  readonly ruleId: string;
  readonly name: string;
}

/** Why a decision was withdrawn: the rule that requested it, and whether the rule was deleted or switched off. */
export type Withdrawal = Omit<NonNullable<DecisionView['withdrawn']>, 'at'>;

interface Rules {
  readonly rules: readonly { readonly ruleId: string; readonly enabled: boolean }[];
}

/**
 * Why a decision may no longer be carried out: a rule that requested it was deleted or switched off. Undefined while
 * all of its rules are on. Pure.
 */
export function withdrawalOf(
  { rules: asking = [] }: { readonly rules?: readonly AskingRule[] | undefined },
  { rules }: Rules,
): Withdrawal | undefined {
  for (const { ruleId, name } of asking) {
    const rule = rules.find((one) => one.ruleId === ruleId);
    if (!rule) return { rule: name, cause: 'deleted' };
    if (!rule.enabled) return { rule: name, cause: 'disabled' };
  }
  return undefined;
}

/** A class's firings without those that nobody answered and whose rule was deleted or switched off. Pure. */
export const standingFirings = <F extends Pick<Firing, 'ruleId' | 'state'>>(
  firings: readonly F[],
  { rules }: Rules,
): F[] => {
  const on = new Set(rules.flatMap(({ ruleId, enabled }) => (enabled ? [ruleId] : [])));
  return firings.filter(({ ruleId, state }) => state !== 'asked' || on.has(ruleId));
};

/** The answer to an approval of a withdrawn decision: why it was withdrawn. */
export const withdrawalMessage = ({ rule, cause }: Withdrawal): string =>
  cause === 'deleted'
    ? `Your rule “${rule}”, which requested this, was deleted. The recommendation is withdrawn.`
    : `Your rule “${rule}”, which requested this, was switched off. The recommendation is withdrawn.`;
